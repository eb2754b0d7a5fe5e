series = Câte jocuri?
series-none = Câte un joc
series-games = { $target ->
    [one] Un joc
    [few] Cel mai bun din { $target } jocuri
   *[other] Cel mai bun din { $target } de jocuri
}
series-wins = { $target ->
    [one] Primul care câștigă un joc
    [few] Primul care câștigă { $target } jocuri
   *[other] Primul care câștigă { $target } de jocuri
}
series-points = { $target ->
    [one] Primul la un punct
    [few] Primul la { $target } puncte
   *[other] Primul la { $target } de puncte
}
series-game = Jocul { $number }
series-standing = Scorul de până acum
series-won = { $count ->
    [one] 1 victorie
    [few] { $count } victorii
   *[other] { $count } de victorii
}
series-scored = { $count ->
    [one] 1 punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
series-turns = Pentru jocul următor, fiecare se mută cu un loc mai departe.
series-champion = { $seats ->
    [one] câștigă toată seara!
    [few] – seară câștigată împreună!
   *[other] – seară câștigată împreună!
}
series-champion-you = Seara e a ta!
series-nobody = Seara s-a terminat și n-a câștigat-o nimeni.
podium = Cum s-au descurcat toți
podium-rank = Locul { $rank } în clasament
room-join = Intră de pe telefon
room-code = Scanează codul sau deschide { $host }, atinge „{ $button }” și scrie:
room-full = Ecran complet
join-digits = Cele { $digits } cifre de pe ecran
end-card = Cum a mers
end-moments = Marile momente
end-close = Cel mai aproape ai fost după mutarea { $ply }: șansa ta de câștig era de { $percent }%.
end-try = Mai încearcă de acolo
end-how-close = Cât de aproape a fost?
end-share = Trimite o imagine
finish = Termină repede
finish-offer = De aici, 100 de jocuri de probă s-au terminat toate la fel. Victorie:
finish-on = Un robot joacă restul pentru tine.
other-game = Alt joc
other-game-about = Vin toți, cu aceleași nume.
end-run = { $games ->
    [one] 1 victorie la rând
    [few] { $games } victorii la rând
   *[other] { $games } de victorii la rând
}
end-hits = { $count ->
    [one] 1 lovitură
    [few] { $count } lovituri
   *[other] { $count } de lovituri
}
