quoridor-measure-moved = koraki
quoridor-measure-jumped = preskoki
quoridor-measure-fenced = ograde
quoridor-measure-passed-over = odpadle poteze
