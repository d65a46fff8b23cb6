/**
 * Everything that is kept about readers or staff: where, what for, on which legal ground, how long, and who deletes it (decision 107). The
 * pages /datenschutz and /datenschutz-redaktion show it, docs/privacy.md is made of it, and a test compares it with migrations, cookies,
 * storage keys and clean-ups.
 */

import { newsroomData } from "./kept-for-newsroom.ts";
import { deviceData, operationData, sentData } from "./kept-for-operation.ts";
import { accountData, contractData, newsletterData } from "./kept-for-readers.ts";
import { CLOCK } from "./legal-grounds.ts";

export type KeptData = {
  /** German, as readers call it. */
  title: string;
  place: "database" | "cookie" | "browser" | "bucket" | "store" | "counter" | "queue";
  /** Tables, cookie names, keys of local storage, databases of the browser, bindings. */
  names: readonly string[];
  /** German. */
  purpose: string;
  ground: string;
  period: string;
  /** German: who or what deletes it. */
  deletedBy: string;
  /** Jobs of the clock that delete it (workers/backend/doors/clock/clean-ups/clean-ups.ts). */
  cleanUps?: readonly string[];
};

/** An entry as the lists write it: without `place` it is in the database, without `deletedBy` the clock deletes it. */
export type KeptEntry = Omit<KeptData, "place" | "deletedBy"> & Partial<KeptData>;

export type KeptGroup = { title: string; data: readonly KeptData[] };

export const places: Record<KeptData["place"], string> = {
  database: "Datenbank",
  cookie: "Cookie",
  browser: "Speicher deines Browsers",
  bucket: "Dateispeicher",
  store: "Kurzzeitspeicher",
  counter: "Zähler",
  queue: "Warteschlange",
};

/** What the page /datenschutz shows below the publisher's own text. */
export const keptOfReaders: readonly KeptGroup[] = [
  toGroup("Dein Konto", accountData),
  toGroup("Abonnements und Verträge", contractData),
  toGroup("Newsletter und Nachrichten", newsletterData),
  toGroup("Tipps, Termine und Kommentare", sentData),
  toGroup("Auf deinem Gerät", deviceData),
  toGroup("Betrieb und Zählungen", operationData),
];

/** What the page /datenschutz-redaktion shows. */
export const keptOfNewsroom: readonly KeptGroup[] = [toGroup("Redaktion", newsroomData)];

export const keptData: readonly KeptGroup[] = [...keptOfReaders, ...keptOfNewsroom];

function toGroup(title: string, entries: readonly KeptEntry[]): KeptGroup {
  return { title, data: entries.map((entry): KeptData => ({ place: "database", deletedBy: CLOCK, ...entry })) };
}
