# A página e o comando de quem gere o servidor, não de quem abriu uma mesa.
admin-title = O servidor
admin-about = O que se passa e o que só tu podes mudar. O teu segredo está no ficheiro que deste ao servidor.
admin-secret = O teu segredo
admin-enter = Entrar
admin-leave = Sair
admin-refresh = Atualizar
admin-node = Nó { $node }
admin-now = Agora
admin-version = Versão
admin-up = A funcionar há
admin-hours = { $hours ->
    [0] { $hours } horas
    [one] { $hours } hora
   *[other] { $hours } horas
}
admin-minutes = { $minutes ->
    [0] { $minutes } minutos
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
admin-processor = Tempo de processador
admin-seconds = { $seconds } s
admin-memory = Memória, no máximo
admin-megabytes = { $megabytes } MB
admin-open = Mesas abertas
admin-watched = Com alguém presente
admin-players = Jogadores ligados
admin-seats = Lugares que ocupam
admin-spectators = Espectadores
admin-strangers = Outros
admin-running = Bots a pensar
admin-waiting = Bots à espera
admin-tables = Mesas mais lentas
admin-tables-about = Primeiro, as mesas abertas que gastaram mais tempo.
admin-no-tables = Não há nenhuma mesa aberta.
admin-table = Mesa
admin-phase-lobby = por começar
admin-phase-playing = em jogo
admin-phase-over = acabada
admin-devices = Dispositivos
admin-entries = Entradas
admin-spent = Servidor
admin-slowest = Passo mais longo
admin-bots = Bots
admin-milliseconds = { $milliseconds } ms
admin-delete = Apagar
admin-delete-table = Apagar a mesa { $table }
admin-sure-delete = Apagar esta mesa de vez? Todos os que lá estão são mandados embora.
admin-person = Uma pessoa
admin-person-about = As pessoas não têm contas. De cada uma guarda-se o nome com que se sentou e as suas jogadas.
admin-person-name = Nome
admin-person-table = Só nesta mesa
admin-person-anywhere = qualquer
admin-export = Mostrar o que está guardado
admin-save = Guardar num ficheiro
admin-erase = Apagar o nome
admin-sure-erase = Apagar o nome «{ $name }» em todos os sítios onde foi encontrado? As partidas ficam; ninguém pode anular isto.
admin-found = { $tables ->
    [0] Não há ninguém com esse nome.
    [one] Encontrado em { $tables } mesa.
   *[other] Encontrado em { $tables } mesas.
}
admin-erased = { $tables ->
    [0] Apagado em { $tables } mesas.
    [one] Apagado em { $tables } mesa.
   *[other] Apagado em { $tables } mesas.
}
admin-block = Endereços bloqueados
admin-block-about = Ninguém se pode ligar a partir de um endereço bloqueado; quem está ligado é cortado no momento.
admin-nobody-blocked = Não há ninguém bloqueado.
admin-network = Endereço ou rede
admin-note = Porquê
admin-block-it = Bloquear
admin-unblock = Deixar entrar
admin-unblock-network = Deixar entrar { $network }
admin-addresses = Endereços mais ativos
admin-address = Endereço
admin-connections = Ligações
admin-block-address = Bloquear { $address }
admin-limits = Limites
admin-not-sure = Não
error-no-admin = Este servidor não tem gestor: arranca-o com --admin-secret-file.
error-wrong-secret = Esse não é o segredo deste servidor.
error-bad-secret = O segredo tem de ser uma linha de 20 a 100 letras, algarismos ou sinais, sem espaços. `openssl rand -hex 32` cria um.
error-bad-network = «{ $text }» não é um endereço nem uma rede como 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48.
error-blocklist-full = Não se podem bloquear mais de { $most } redes.
error-not-blocked = { $network } não está bloqueado.
error-blocks-you = Isso também te bloqueava a ti.
error-blocked = Não podes usar este servidor a partir daqui.
