measure-seat-more = Locul { $name } câștigă prea des: { $share }% din jocuri (între { $low } și { $high }), deși corect ar fi { $fair }%.
measure-seat-less = Locul { $name } câștigă prea rar: { $share }% din jocuri (între { $low } și { $high }), deși corect ar fi { $fair }%.
measure-side-more = Tabăra „{ $name }” câștigă prea des: { $share }% din jocuri (între { $low } și { $high }), deși egal ar fi { $fair }%.
measure-side-less = Tabăra „{ $name }” câștigă prea rar: { $share }% din jocuri (între { $low } și { $high }), deși egal ar fi { $fair }%.
measure-seats-even = Toate locurile au cam aceleași șanse de câștig.
measure-sides-even = Amândouă taberele au cam aceleași șanse de câștig.
measure-seats-open = Niciun loc nu câștigă mai des sau mai rar decât din întâmplare. Ar mai putea fi o diferență de cel mult { $points } (puncte procentuale); mai multe jocuri ar arăta-o.
measure-sides-open = Nicio tabără nu câștigă mai des decât din întâmplare. Ar mai putea fi o diferență de cel mult { $points } (puncte procentuale); mai multe jocuri ar arăta-o.
measure-began-more = Ajută să începi: cine începe câștigă { $share }% din jocuri (între { $low } și { $high }), deși corect ar fi { $fair }%.
measure-began-less = Nu e bine să începi: cine începe câștigă { $share }% din jocuri (între { $low } și { $high }), deși corect ar fi { $fair }%.
measure-unfinished = Jocuri încheiate de limita de ture: { $games } din { $of }.
measure-dead-ends = Fundături în care n-a ajuns nimeni niciodată: { $cells }.
measure-unvisited = Locuri în care n-a ajuns nimeni niciodată: { $cells }.
measure-heading = { $game } în { $players }, { $bots }, jocuri: { $games }, sămânța { $seed }
measure-stopped = Oprit mai devreme: după jocul { $games } totul era clar (cel mult { $asked }).
measure-who = cine
measure-wins = victorii
measure-share = parte
measure-interval = interval de 95%
measure-fair = corect
measure-seat = locul { $seat }
measure-began = cine începe
measure-half-time = cine conduce la jumătate
measure-draws = egaluri
measure-per-game = pe joc
measure-mean = medie
measure-median = mediană
measure-most = 90% din jocuri până la
measure-turns = ture
measure-minutes = minute (estimate)
measure-lead-changes = schimbări de lider

check-fine = totul e bine
check-unreadable = nu se poate citi
check-problems = { $count ->
    [one] { $count } problemă
    [few] { $count } probleme
   *[other] { $count } de probleme
}
check-line = rândul { $line }
