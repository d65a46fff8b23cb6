/** Elections: invented lists, seats and the distribution of seats by highest averages. */
import type { Place } from "#workers/demo/compose/place.ts";
import type { Facts } from "#workers/demo/compose/telling.ts";

export type ElectionList = { name: string; votes: number; seats: number; share: string };

const named: ((place: Place) => string)[] = [
  ({ name }) => `Forum ${name}`,
  ({ name }) => `Miteinander für ${name}`,
  ({ name }) => `Weitblick ${name}`,
  (place) => `Neuer Wind ${place.in}`,
  (place) => `Gemeinsam ${place.in}`,
  ({ name }) => `Aufbruch ${name}`,
  ({ name }) => `Runder Tisch ${name}`,
  ({ name }) => `Lebenswertes ${name}`,
  ({ name }) => `Offenes ${name}`,
  ({ name }) => `Heimat und Zukunft ${name}`,
  ({ name }) => `Unser ${name}`,
];
const plain = [
  "Liste Lindenbaum",
  "Liste Brückenschlag",
  "Bodenständig",
  "Frische Brise",
  "Grund und Boden",
  "Liste Quellwasser",
  "Mit Maß und Ziel",
  "Klartext",
  "Junge Tatkraft",
];

/** The number of seats of a council; it grows with the number of inhabitants. */
export function seatsOf(people: number): number {
  const steps: [number, number][] = [
    [1000, 12],
    [1500, 15],
    [2500, 18],
    [3500, 21],
    [5000, 24],
    [8000, 27],
    [10500, 30],
    [15000, 33],
  ];
  return steps.find(([limit]) => people <= limit)?.[1] ?? 36;
}

function distributed(votes: number[], seats: number): number[] {
  const given = votes.map(() => 0);
  for (let seat = 0; seat < seats; seat++) {
    let best = 0;
    votes.forEach((count, index) => {
      const mine = count / ((given[index] ?? 0) + 1);
      const leading = (votes[best] ?? 0) / ((given[best] ?? 0) + 1);
      if (mine > leading) best = index;
    });
    given[best] = (given[best] ?? 0) + 1;
  }
  return given;
}

/** Invents the lists of a municipality with their votes and seats, the strongest list first. */
export function electionLists(f: Facts, valid: number): ElectionList[] {
  const { people } = f.place;
  const amount = people < 800 ? 2 : people < 3000 ? f.int(2, 3) : people < 10000 ? f.int(3, 4) : f.int(4, 5);
  const own = f
    .shuffled(named)
    .slice(0, Math.ceil(amount / 2))
    .map((build) => build(f.place));
  const others = f.shuffled(plain).slice(0, amount - own.length);
  const weights = Array.from({ length: amount }, (_, index) => f.int(70, 100) / (index + 1.1) ** 0.75);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const votes = weights.map((weight) => Math.round((weight / total) * valid)).sort((a, b) => b - a);
  votes[0] = valid - votes.slice(1).reduce((sum, count) => sum + count, 0);
  const seats = distributed(votes, seatsOf(people));
  return f.shuffled([...own, ...others]).map((each, index) => {
    const count = votes[index] ?? 0;
    const share = (Math.round((count / valid) * 1000) / 10).toFixed(1).replace(".", ",");
    return { name: each, votes: count, seats: seats[index] ?? 0, share };
  });
}
