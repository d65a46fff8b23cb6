/** Invented people: first and family names as they are common in Vorarlberg. */
import { blockedNames, familyNames, menNames, womenNames, youngMenNames, youngWomenNames } from "./name-lists.ts";
import type { Random } from "./random.ts";

export type Person = {
  first: string;
  last: string;
  full: string;
  woman: boolean;
  /** The name with the fitting one of two functions before it, e.g. „Obfrau Maria Fink“. */
  as: (feminine: string, masculine: string) => string;
  /** The fitting one of two forms, e.g. „sie“ or „er“. */
  form: (feminine: string, masculine: string) => string;
};

/** Builds a person of the given names. */
export function personNamed(first: string, last: string, woman: boolean): Person {
  const full = `${first} ${last}`;
  return {
    first,
    last,
    full,
    woman,
    as: (feminine, masculine) => `${woman ? feminine : masculine} ${full}`,
    form: (feminine, masculine) => (woman ? feminine : masculine),
  };
}

export type Inventing = (woman?: boolean, last?: string) => Person;

function inventing(random: Random, taken: Set<string>, women: string[], men: string[]): Inventing {
  return (woman = random.chance(0.5), last) => {
    for (;;) {
      const first = random.of(woman ? women : men);
      const family = last ?? random.of(familyNames);
      const familyTaken = last === undefined && taken.has(family);
      if (taken.has(first) || familyTaken || blockedNames.has(`${first} ${family}`)) continue;
      taken.add(first).add(family);
      return personNamed(first, family, woman);
    }
  };
}

/** Gives functions that invent grown and young people, none of them with a name that is taken in the same text. */
export function peopleOf(random: Random, taken: Set<string>): { person: Inventing; young: Inventing } {
  return {
    person: inventing(random, taken, womenNames, menNames),
    young: inventing(random, taken, youngWomenNames, youngMenNames),
  };
}
