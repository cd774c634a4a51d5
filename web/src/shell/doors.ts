/** What is drawn beside the other ways to play: 64 wide, 64 high. */
import { cut, dots, pen, pens, type Drawing } from "../ink/pen";

/** A page of the calendar, with a card's pip for the day. */
const daily: Drawing = [
  cut("ink", "10,14* 53,12* 55,56* 11,57*"),
  cut("paper", "14,25* 50.5,24* 51.5,52.5* 14.5,53.5*"),
  cut("accent", "10,14* 53,12* 53.5,22* 10.3,23*"),
  pens("ink", 3.4, "20,8 20.5,18", "32,7 32.3,17", "44,7 44,17"),
  cut("accent", "32,27* 41,38.5* 33,50* 24,39*"),
  pens("ink", 1.4, "18,30 22,30", "18,48 21,48", "44,30 47,30", "45,48 48,48"),
];

/** A telephone that goes from hand to hand. */
const here: Drawing = [
  cut("ink", "22,8 24,6 41,6 43,8 43,56 41,58 24,58 22,56"),
  cut("paper", "25,13* 40,13* 40,49* 25,49*"),
  cut("accent", "32.5,20* 38,31* 32.5,42* 27,31*"),
  dots("paper", 1.8, "32.5,53.5"),
  pens("ink", 3, "15,14 6,24 6,36 13,46", "50,50 58,40 58,28 51,18"),
  cut("ink", "9,44* 17,41* 16,51*"),
  cut("ink", "55,20* 47,23* 48,13*"),
];

/** The table on the big screen, hands of cards below it. */
const tv: Drawing = [
  cut("ink", "5,8* 59,7* 60,42* 4,43*"),
  cut("paper", "9,12* 55,11.5* 55.5,38* 8.5,39*"),
  cut("accent", "26,17* 37,16* 38,33* 27,34*"),
  pens("ink", 1.6, "15,18 20,18 20,31 15,32", "44,18 49,18 49,31 44,32"),
  pens("ink", 3, "24,43 21,49", "40,43 43,49"),
  cut("ink", "10,49* 19,48* 20,62* 11,62*"),
  cut("ink", "28,51* 37,51* 37,63* 28,63*"),
  cut("ink", "45,48* 54,49* 53,62* 44,62*"),
  pens("paper", 1.6, "12.500,53 17.500,52.500", "30.500,55 34.500,55", "47,53 51.500,53.500"),
];

/** A round table seen from above, and who is always there. */
const group: Drawing = [
  cut("ink", "32,12 46,18 52,32 46,46 32,52 18,46 12,32 18,18"),
  cut("paper", "32,15.5 44,20.500 48.500,32 44,43.500 32,48.500 20,43.500 15.500,32 20,20.500"),
  cut("accent", "27,26* 34,24* 38,38* 31,40*"),
  dots("ink", 5, "32,5 59,32 32,59 5,32"),
  dots("accent", 4, "51,13 51,51 13,51 13,13"),
];

/** A cup for whoever wins it. */
const cup: Drawing = [
  pens("ink", 3, "18,16 8,16 10,28 20,32", "46,16 56,16 54,28 44,32"),
  cut("ink", "15,9* 49,9* 47,26 40,38 36,41* 36,50* 28,50* 28,41* 24,38 17,26"),
  cut("accent", "19,13* 45,13* 43.500,25 37.500,34.500 32,37 26.500,34.500 20.500,25"),
  cut("ink", "19,50* 45,50* 48,58* 16,58*"),
  pen("paper", 1.8, "25,17 26,25 29,31"),
];

/** The box where the games are kept. */
const mine: Drawing = [
  cut("ink", "17,6* 33,4* 36,34* 20,36*"),
  cut("paper", "19.500,8.500* 31,7* 33.500,32* 22,33.500*"),
  cut("ink", "33,9* 49,12* 45,38* 30,36*"),
  cut("accent", "35.500,12.500* 46,14.500* 42.500,36* 33,34*"),
  cut("ink", "7,28* 57,28* 54,59* 10,59*"),
  cut("paper", "11,32* 53,32* 50.800,55.500* 13.200,55.500*"),
  cut("ink", "23,38* 41,38* 40,46* 24,46*"),
  pens("paper", 1.8, "27,42 37,42"),
];

export const DOORS = { daily, here, tv, group, cup, mine } as const;
export type DoorOf = keyof typeof DOORS;
