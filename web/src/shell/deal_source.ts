/** Where a deal that several tables play comes from: a day, or a round of a tournament. */
const DAY = /^\d{4}-\d{2}-\d{2}\//;

export function originOf(deal: string): { readonly href: string; readonly label: string } {
  if (DAY.test(deal)) return { href: "/daily", label: "daily-others" };
  return { href: `/tournament/${deal.split("/")[0]}`, label: "tournament-back" };
}
