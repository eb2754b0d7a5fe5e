# O que alguém tem neste dispositivo: partidas, resultados, lições, tabuleiros. E a passagem para outro dispositivo.
yours = As minhas partidas e resultados
yours-played = { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}
yours-won = { $games ->
    [0] { $games } vitórias
    [one] { $games } vitória
   *[other] { $games } vitórias
}
yours-streak = { $games ->
    [0] { $games } vitórias seguidas
    [one] { $games } vitória seguida
   *[other] { $games } vitórias seguidas
}
yours-best = { $games ->
    [0] Melhor série: { $games } vitórias
    [one] Melhor série: { $games } vitória
   *[other] Melhor série: { $games } vitórias
}
yours-results = Resultados
yours-against = Contra
yours-empty = Ainda não há nada aqui. Joga uma partida até ao fim e ela aparece aqui.
yours-lessons = Lições
yours-boards = Os meus tabuleiros e regras
yours-list = Todas as partidas acabadas
yours-favourites = Só favoritas
yours-favourite = Favorita
yours-open = Abrir
carry = Passar para outro dispositivo
carry-about = Leva contigo as tuas partidas, resultados, lições e tabuleiros.
carry-code = Mostrar um código
carry-scan = Lê o código com o outro dispositivo. Serve uma só vez, durante dez minutos.
carry-secret = Não o partilhes: quem o tiver pode jogar em teu lugar.
carry-save = Guardar num ficheiro
carry-open = Abrir um ficheiro
carry-ask = Trazer tudo do teu outro dispositivo? O que já está aqui fica.
carry-take = Trazer
carry-done = Pronto! Já está tudo aqui.
carry-gone = Este código já foi usado ou é demasiado antigo. Cria um novo no outro dispositivo.
carry-bad = Isto não é um ficheiro do Mazechase.
listed = Mostrar na página inicial
listed-about = Qualquer pessoa que abra a página inicial deste servidor pode entrar. Os nomes não são mostrados.
open-seats = Lugares livres
open-seats-count = { $seats ->
    [0] { $seats } lugares livres
    [one] { $seats } lugar livre
   *[other] { $seats } lugares livres
}
offline-about = Não tens ligação. Podes ver as tuas listas e resolver desafios que já tinhas aberto. Para jogar e para as lições é preciso o servidor.
install = Instalar como aplicação
