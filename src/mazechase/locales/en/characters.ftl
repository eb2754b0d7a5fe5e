# Eight characters whom bots play: their names, what they are like, and what they say now and then. Loaded where one
# of them plays or is offered. A name may be written as one would write it in the language.

bot-pip = Pip
bot-pip-about = is a mouse who runs first and thinks later. Easy to beat.
bot-tilly = Tilly
bot-tilly-about = is a tortoise who likes to be safe. Easy to beat.
bot-rufus = Rufus
bot-rufus-about = is a fox who loves to get in your way.
bot-bruno = Bruno
bot-bruno-about = is a bear who goes straight for it.
bot-kiki = Kiki
bot-kiki-about = is a magpie who takes what you wanted. Watch her!
bot-hazel = Hazel
bot-hazel-about = is a hedgehog who checks everything twice.
bot-otto = Otto
bot-otto-about = is an octopus with a plan for every arm. Hard to beat.
bot-minerva = Minerva
bot-minerva-about = is an owl who has seen it all before. Very hard to beat.

## What they say: at the start, when something went well or badly for them, when they have won or lost.

says-pip-hello = Hi! I'm small, but I'm fast!
says-pip-glad = Wheee!
says-pip-ouch = Eek!
says-pip-won = I won? I really won?
says-pip-lost = Again, again!
says-tilly-hello = Take your time. I will.
says-tilly-glad = Slow and steady.
says-tilly-ouch = Back into my shell.
says-tilly-won = See? No need to rush.
says-tilly-lost = I enjoyed every step.
says-rufus-hello = Mind your back!
says-rufus-glad = Hehe, did you see that?
says-rufus-ouch = Hey, that's my trick!
says-rufus-won = Nobody tricks a fox.
says-rufus-lost = You're slyer than me!
says-bruno-hello = Big bear, big moves!
says-bruno-glad = Out of my way!
says-bruno-ouch = Grrr!
says-bruno-won = I won! Where's the honey?
says-bruno-lost = Good game. Bear hug?
says-kiki-hello = Ooh, so many shiny things!
says-kiki-glad = Mine!
says-kiki-ouch = Hey, I saw it first!
says-kiki-won = All the shiny things are mine!
says-kiki-lost = You can keep it. This time.
says-hazel-hello = I've checked everything twice.
says-hazel-glad = Just as planned.
says-hazel-ouch = Ouch. Even I felt that.
says-hazel-won = Careful does it.
says-hazel-lost = I'll think about that all night.
says-otto-hello = Eight arms, one plan.
says-otto-glad = I had an arm free for that.
says-otto-ouch = Blub!
says-otto-won = I won that with one arm.
says-otto-lost = You tied my arms in a knot!
says-minerva-hello = Good evening. I was expecting you.
says-minerva-glad = I saw that coming.
says-minerva-ouch = Interesting.
says-minerva-won = A fine game.
says-minerva-lost = You've taught an old owl something.

## The ladder: whom one has beaten

ladder-about = Eight characters are waiting for you, from easy to very hard. Win against one to beat them.
ladder-game = Game
ladder-beaten = Beaten
ladder-next = Your next opponent
ladder-count = { $beaten } of { $all } beaten
ladder-top = You've beaten them all!
ladder-challenge = Play
