yours = Mano žaidimai ir rezultatai
yours-played = { $games ->
    [one] { $games } žaidimas
    [few] { $games } žaidimai
   *[other] { $games } žaidimų
}
yours-won = { $games ->
    [one] { $games } pergalė
    [few] { $games } pergalės
   *[other] { $games } pergalių
}
yours-streak = { $games ->
    [one] { $games } pergalė iš eilės
    [few] { $games } pergalės iš eilės
   *[other] { $games } pergalių iš eilės
}
yours-best = { $games ->
    [one] Ilgiausia serija: { $games } pergalė
    [few] Ilgiausia serija: { $games } pergalės
   *[other] Ilgiausia serija: { $games } pergalių
}
yours-results = Rezultatai
yours-against = Prieš
yours-empty = Čia dar nieko nėra. Sužaisk žaidimą iki galo, ir jis čia atsiras.
yours-lessons = Pamokos
yours-boards = Mano lentos ir taisyklės
yours-list = Visi baigti žaidimai
yours-favourites = Tik mėgstamiausi
yours-favourite = Mėgstamiausias
yours-open = Atverti
carry = Perkelti į kitą įrenginį
carry-about = Pasiimk žaidimus, rezultatus, pamokas ir lentas.
carry-code = Rodyti kodą
carry-scan = Nuskaityk kodą kitu įrenginiu. Jis veikia vieną kartą, dešimt minučių.
carry-secret = Niekam jo nerodyk: kas jį turi, gali žaisti už tave.
carry-save = Įrašyti kaip failą
carry-open = Atverti failą
carry-ask = Perkelti viską iš kito savo įrenginio? Kas čia jau yra, liks.
carry-take = Perkelti
carry-done = Baigta! Dabar viskas čia.
carry-gone = Šis kodas jau panaudotas arba per senas. Kitame įrenginyje sukurk naują.
carry-bad = Tai ne Mazechase failas.
listed = Rodyti pradžios puslapyje
listed-about = Gali prisijungti visi, kas atvers šio serverio pradžios puslapį. Vardai nerodomi.
open-seats = Laisvos vietos
open-seats-count = { $seats ->
    [one] { $seats } laisva vieta
    [few] { $seats } laisvos vietos
   *[other] { $seats } laisvų vietų
}
offline-about = Nėra ryšio. Gali žiūrėti savo sąrašus ir spręsti jau atvertus galvosūkius. Žaidimui ir pamokoms reikia serverio.
install = Įdiegti kaip programėlę
