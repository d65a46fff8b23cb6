/** The twelve signs, in the order of the year, with what readers know them by. */

export type Sign = {
  /** Of the back end. */
  key: string;
  /** Of addresses and of what the browser remembers. */
  slug: string;
  title: string;
  /** "21. März – 20. April" */
  dates: string;
  /** Its symbol as strokes, in a box of 24 units. */
  path: string;
};

export const signs: readonly Sign[] = [
  {
    key: "aries",
    slug: "widder",
    title: "Widder",
    dates: "21. März – 20. April",
    path: "M12 21V9c0-4 2-6 4.5-6S20 4.8 20 7s-1.2 3-2.5 3M12 9c0-4-2-6-4.5-6S4 4.8 4 7s1.2 3 2.5 3",
  },
  {
    key: "taurus",
    slug: "stier",
    title: "Stier",
    dates: "21. April – 21. Mai",
    path: "M5 3c1 3.8 3.2 5.5 7 5.5S18 6.8 19 3M12 8.5a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6z",
  },
  {
    key: "gemini",
    slug: "zwillinge",
    title: "Zwillinge",
    dates: "22. Mai – 21. Juni",
    path: "M5 3c4.5 2.2 9.5 2.2 14 0M5 21c4.5-2.2 9.5-2.2 14 0M9 4.5v15M15 4.5v15",
  },
  {
    key: "cancer",
    slug: "krebs",
    title: "Krebs",
    dates: "22. Juni – 22. Juli",
    path: "M20 7.5C15.5 4 9 4 5 7.3M4 16.5c4.5 3.5 11 3.5 15 .2M7 6.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM17 12.3a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
  },
  {
    key: "leo",
    slug: "loewe",
    title: "Löwe",
    dates: "23. Juli – 23. August",
    path: "M7 11.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM9.3 12.7C7 8.5 7.5 3 12.5 3s6 5.5 3.8 9.5-3 8 0 8.5c1.7.3 2.7-.8 2.7-2.2",
  },
  {
    key: "virgo",
    slug: "jungfrau",
    title: "Jungfrau",
    dates: "24. August – 23. September",
    path: "M3.5 4.5c1.5 0 2 1 2 2.5v11M5.5 8c0-2 1-3.2 2.2-3.2S9.9 6 9.9 8v10M9.9 8c0-2 1-3.2 2.2-3.2S14.3 6 14.3 8v8c0 3 1.5 5 4.2 5.5M14.3 11c1-1.8 5-1.6 5 1.4 0 3.2-3.3 6.5-7.3 8.4",
  },
  {
    key: "libra",
    slug: "waage",
    title: "Waage",
    dates: "24. September – 23. Oktober",
    path: "M4 20h16M4 15.5h5.2c-1.6-1-2.6-2.7-2.6-4.6a5.4 5.4 0 0 1 10.8 0c0 1.9-1 3.6-2.6 4.6H20",
  },
  {
    key: "scorpio",
    slug: "skorpion",
    title: "Skorpion",
    dates: "24. Oktober – 22. November",
    path: "M3.5 4.5c1.5 0 2 1 2 2.5v11M5.5 8c0-2 1-3.2 2.2-3.2S9.9 6 9.9 8v10M9.9 8c0-2 1-3.2 2.2-3.2S14.3 6 14.3 8v8.5c0 2.3 1.3 3 3 3H21M18.5 17l2.5 2.5-2.5 2.5",
  },
  {
    key: "sagittarius",
    slug: "schuetze",
    title: "Schütze",
    dates: "23. November – 21. Dezember",
    path: "M5 19L19 5M11 5h8v8M7 11l6 6",
  },
  {
    key: "capricorn",
    slug: "steinbock",
    title: "Steinbock",
    dates: "22. Dezember – 20. Jänner",
    path: "M3.5 4.5c2 0 3 2 3 5V16M6.5 9c0-2.7 1.2-4.3 3-4.3s3 1.6 3 4.3v7c0 3-1.5 5-4 5.5M12.5 15.5a3.4 3.4 0 1 1 3.4 3.4c-2 0-3.4-1.4-3.4-3.4z",
  },
  {
    key: "aquarius",
    slug: "wassermann",
    title: "Wassermann",
    dates: "21. Jänner – 19. Februar",
    path: "M3 10l3.6-3.5 3.6 3.5 3.6-3.5 3.6 3.5L21 6.5M3 17.5L6.6 14l3.6 3.5 3.6-3.5 3.6 3.5L21 14",
  },
  {
    key: "pisces",
    slug: "fische",
    title: "Fische",
    dates: "20. Februar – 20. März",
    path: "M6 3c4 5.5 4 12.5 0 18M18 3c-4 5.5-4 12.5 0 18M4.5 12h15",
  },
];

/** Null for an unknown sign. */
export function findSign(slug: string | null): Sign | null {
  return signs.find((sign) => sign.slug === slug) ?? null;
}
