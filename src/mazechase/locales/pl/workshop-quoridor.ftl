# Nazwy tego, co się liczy
quoridor-measure-moved = kroki
quoridor-measure-jumped = skoki
quoridor-measure-fenced = ogrodzenia
quoridor-measure-passed-over = stracone tury
