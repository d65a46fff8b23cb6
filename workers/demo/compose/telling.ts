/** What a text is made from: the facts of one post, and the variants among which the composer chooses. */
import type { PictureKey } from "#workers/demo/media/picture-keys.ts";
import { boyNames, girlNames } from "./name-lists.ts";
import { type Inventing, peopleOf } from "./people.ts";
import type { Place } from "./place.ts";
import type { Random } from "./random.ts";

export type Facts = Random & {
  place: Place;
  /** A new invented person; nobody appears twice in a text. */
  person: Inventing;
  /** The same with the first names of people who are under forty. */
  young: Inventing;
  child: (girl?: boolean) => { name: string; girl: boolean };
};

/** The variants of one text of a kind; the composer takes one title, one lead and one of each part. */
export type Telling = {
  titles: string[];
  leads: string[];
  parts: string[][];
  pictures: PictureKey[];
  tags: string[];
  topics?: string[];
  kickers: string[];
};

/** Gives what the texts of one post draw their facts from. */
export function factsFor(place: Place, random: Random): Facts {
  const taken = new Set<string>();
  const { person, young } = peopleOf(random, taken);
  const child = (girl = random.chance(0.5)): { name: string; girl: boolean } => {
    const free = (girl ? girlNames : boyNames).filter((name) => !taken.has(name));
    const name = random.of(free);
    taken.add(name);
    return { name, girl };
  };
  return { ...random, place, person, young, child };
}

/** The same facts, but the same range always gives the same number, so that title and text of one post agree. */
export function steady(facts: Facts): Facts {
  const given = new Map<string, number>();
  return {
    ...facts,
    int(min, max) {
      const key = `${min}-${max}`;
      const number = given.get(key) ?? facts.int(min, max);
      given.set(key, number);
      return number;
    },
  };
}

const words = ["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];

/** Writes a count as newspapers do: up to twelve as a word, above with digits and a dot for the thousands. */
export function count(value: number): string {
  return words[value] ?? digits(value);
}

/** The count at the beginning of a sentence. */
export function Count(value: number): string {
  const text = count(value);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const ordinals = [
  "nullte",
  "erste",
  "zweite",
  "dritte",
  "vierte",
  "fünfte",
  "sechste",
  "siebte",
  "achte",
  "neunte",
  "zehnte",
  "elfte",
  "zwölfte",
];

/** Writes a rank with the weak ending, as after an article: „das dritte“, „das 14.“. */
export function ranked(value: number): string {
  return ordinals[value] ?? `${digits(value)}.`;
}

/** Writes a number in digits: 12.400 or 3,5. */
export function digits(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ".");
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** Joins names as in a sentence: „A, B und C“. */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} und ${items[items.length - 1]}`;
}

/** The genitive of a name without article: „Annas“, „Jonas’“. */
export function genitive(name: string): string {
  return /[sßxz]$/.test(name) ? `${name}’` : `${name}s`;
}

/** One thing that happened: every variant belongs to the same happening, so they may be mixed freely. */
export type NewsEvent = {
  titles: [string, string, string, string];
  leads: [string, string];
  opening: string;
  details: [string, string];
  quotes: [string, string];
  pictures: PictureKey[];
  tags: string[];
  topics?: string[];
  /** Bound to a season: not told as fresh news. */
  seasonal?: boolean;
  /** Does it fit this municipality? */
  suits?: boolean;
  /** Which of the subject's contexts, voices and closings fit; all of them when left out. */
  fits?: { contexts?: number[]; voices?: number[]; closings?: number[] };
};

/** A subject of the local news: what happened, and what can be said about any of it. */
export type NewsTelling = {
  events: NewsEvent[];
  contexts: string[];
  voices: string[];
  closings: string[];
  heads: string[];
  kickers: string[];
};
