quoridor-measure-moved = samme
quoridor-measure-jumped = hüppeid
quoridor-measure-fenced = piirdeid
quoridor-measure-passed-over = vahelejätte
