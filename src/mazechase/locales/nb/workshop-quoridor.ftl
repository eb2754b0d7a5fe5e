quoridor-measure-moved = skritt
quoridor-measure-jumped = hopp
quoridor-measure-fenced = gjerder
quoridor-measure-passed-over = turer noen sto over
