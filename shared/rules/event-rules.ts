/** What an event may hold: asked by the forms of the portal and by the back end. */

export const eventKinds = [
  "concert",
  "theatre",
  "cinema",
  "exhibition",
  "market",
  "sport",
  "children",
  "talk",
  "feast",
  "other",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** What readers call each. */
export const eventKindTitles: Readonly<Record<EventKind, string>> = {
  concert: "Konzert",
  theatre: "Theater",
  cinema: "Kino",
  exhibition: "Ausstellung",
  market: "Markt",
  sport: "Sport",
  children: "Kinder",
  talk: "Vortrag",
  feast: "Fest",
  other: "Sonstiges",
};

/** Characters. */
export const MAX_EVENT_TITLE = 150;
export const MAX_EVENT_TEXT = 5000;
/** Of a place, an address, an organiser, a price. */
export const MAX_EVENT_LINE = 150;
export const MAX_EVENT_LINK = 500;
/** From its start to its end: a season, no more. */
export const MAX_EVENT_DAYS = 400;
/** What is further away is a mistake. */
export const MAX_EVENT_AHEAD_DAYS = 800;

/** Of one event that staff enter for several days. */
export const MAX_EVENT_DATES = 60;

/** So long the newsroom can ask who sent an event. */
export const EVENT_SENDER_DAYS = 90;
export const MAX_SENDER_NAME = 100;
