# Names of what is counted.
quoridor-measure-moved = خطوات
quoridor-measure-jumped = قفزات
quoridor-measure-fenced = حواجز
quoridor-measure-passed-over = أدوار فائتة
