/** Invented people: first and family names as they are common in Vorarlberg. */
import { blockedNames, familyNames, menNames, womenNames } from "./name-lists.ts";
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

/** Gives a function that invents people, none of them with a name that is taken in the same text. */
export function peopleOf(random: Random, taken: Set<string>): (woman?: boolean, last?: string) => Person {
  return (woman = random.chance(0.5), last) => {
    for (;;) {
      const first = random.of(woman ? womenNames : menNames);
      const family = last ?? random.of(familyNames);
      const familyTaken = last === undefined && taken.has(family);
      if (taken.has(first) || familyTaken || blockedNames.has(`${first} ${family}`)) continue;
      taken.add(first).add(family);
      return personNamed(first, family, woman);
    }
  };
}
