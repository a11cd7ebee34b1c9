# What stands on the sheets of print and play, besides the rules.

paper-front = fronts
paper-back = backs
paper-hint = Printing and cutting
paper-hint-scale = Print at 100 % (“actual size”): don't let the printer fit the page.
paper-hint-duplex = Print on both sides and turn on the long edge. If the backs shift by a millimetre, nothing white will show.
paper-hint-cut = Thick paper is best: 200 to 300 grams. Cut from mark to mark, along a ruler.
paper-hint-codes = The codes lead to { $address }. They work as long as Gongenial can be found there.
paper-hint-ruler = Measure here: this line is 10 cm long.
paper-rules-codes = Scan the code on the card with a phone: it shows you your task. The colour and the sign beside it tell which kind it is.
paper-rules-ours = marks what the printed rules leave open: there, we made the decision.
paper-rules-alone = Gongenial is an independent project. These words and pictures are our own.
