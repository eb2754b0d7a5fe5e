print-board = Lenta
print-pieces = Figūrėlės
print-ghosts = Vaiduokliai
print-ghosts-note = sulenk per brūkšninę liniją ir suklijuok: vienoje pusėje stiprus, kitoje – silpnas
print-ms = Ms. Pac-Man
print-fences = Tvoros
print-pellets = Energijos piliulės
print-lives = Pac-Man gyvybės
print-marbles = Rutuliukai
print-marbles-note = arba imk karoliukus ar monetas
print-dots = Taškeliai
print-dots-note = arba imk karoliukus ar monetas
print-dice = Kauliukai
print-dice-note = sulenk per kraštus ir suklijuok užlankas arba imk tikrus kauliukus
print-spinner = Suktukas
print-spinner-note = prispausk sąvaržėlę viduryje pieštuku ir įsuk ją pirštu
print-cards = Kortos
print-backs = Nugarėlės
print-backs-note = jei nori, išspausdink šį puslapį ant kiekvieno kortų lapo kitos pusės
print-tile = { $what }: { $row } eilė, { $column } stulpelis (iš viso { $tiles ->
    [one] { $tiles } dalis
    [few] { $tiles } dalys
   *[other] { $tiles } dalių
}). Nukirpk pagal ženklus ir sujunk.
print-players = { $count ->
    [one] { $count } žaidėjui
    [few] { $count } žaidėjams
   *[other] { $count } žaidėjų
}
print-options = Kaip žaidžiame
print-yes = taip
print-no = ne
print-own = sava
print-fan = Gerbėjų rinkinys, nesusijęs su žaidimų savininkais. Spausdink 100 % dydžiu, be „pritaikyti prie puslapio“.
quoridor-print-move = Figūrėlė eina per vieną kvadratėlį pirmyn, atgal arba į šoną, bet niekada įstrižai, kiaurai tvorą ar ant kitos figūrėlės.
marbles-print-own = Vaiduoklis, kuriuo eini, gali užlipti net ant tavo Pac-Man: tada Pac-Man grįžta namo, ir niekas nemoka.
marbles-print-yellow = Kiekvienas turimas geltonas rutuliukas leidžia suryti vieną vaiduoklį, net tuo pačiu ėjimu, kuriuo jį gavai. Kai tave sugauna, geltonus rutuliukus pasilieki.
mspacman-print-power = Kai Ms. Pac-Man palieka didelį galios tašką, visi vaiduokliai nusilpsta: apversk juos. Kiekvienas silpnas vieną savo ėjimą, paskui vėl stiprus.
cards-print-secrets = Savo kortas matai tik tu; kiek jų turi, mato visi.
