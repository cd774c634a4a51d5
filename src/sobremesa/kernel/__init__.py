"""What a game is: chance, card sets, states, views, events, records, and the laws that every game keeps."""
