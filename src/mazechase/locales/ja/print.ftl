print-title = 印刷して遊ぶ
print-about = ボード、カード、駒を実物大で、決めたとおりのルールといっしょに印刷できます。
print-paper = 用紙
print-paper-a4 = A4
print-paper-letter = レター
print-make = PDFを作る
print-making = PDFを作っています…
print-open = PDFを開く
