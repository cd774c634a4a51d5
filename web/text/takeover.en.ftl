ask-seat = Ask for a seat
ask-seat-about = Choose a seat. Those who play have to agree. You go on with the game as it is: you see what that seat sees, and nothing else.
ask-seat-offered = { $name } offers it
ask-seat-away = a bot plays while { $name } is away
ask-seat-bot = { $name } plays, a bot ({ $level })
ask-seat-number = Seat { $seat }
ask-seat-name = Your name
ask-seat-send = Ask for the seat
give-seat = Give up my seat
give-seat-about = The others have to agree. You can go on watching afterwards, but you do not get your seat back.
give-seat-watcher = To somebody who watches
give-seat-watcher-about = Those who watch see that you offer it. If somebody asks for it, everybody answers, and so do you.
give-seat-offer = Offer my seat
give-seat-keep = Do not offer it any more
give-seat-bot = To a bot
give-seat-bot-about = It plays to the end, and in every rematch. If you are only away for a while, leave the table: a bot plays for you until you are back.
give-seat-level = Level
give-seat-to-bot = Leave it to the bot
takeover-asked = { $kind ->
    [bot] { $name } would leave the seat to a bot ({ $level }).
    [missed] { $name } would let a bot play for { $of } until they are back.
   *[person] { $of_is ->
        [you] { $name }, who watches, would like to go on in your seat.
       *[other] { $name }, who watches, would like to go on in the seat of { $of }.
    }
}
takeover-waits = { $count ->
    [0] Everybody has answered.
   *[other] Still to answer: { $names }.
}
takeover-own = You asked for the seat of { $of }.
takeover-own-bot = You would leave your seat to a bot ({ $level }).
takeover-own-missed = You asked for a bot to play for { $of } until they are back.
takeover-withdraw = Better not
