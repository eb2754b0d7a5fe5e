# Company at the table: ready-made things to say, what happened while one was away, and being called when it is one's turn.

react-show = Show what people and characters say
react-mute = Hide what they say
react-unmute = Show what they say again
react-who = Who may talk to you
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-wow = Wow!
phrase-oops = Oops!
phrase-phew = Phew!
phrase-haha = Haha!
phrase-think = Hmm, let me think…
phrase-ready = Ready when you are!
phrase-thanks = Thank you!
phrase-again = One more?
phrase-bye = Good game!
recap = While you were away
recap-close = Let's go on
notify = Call me when it's my turn
notify-no = This browser doesn't allow it here.
