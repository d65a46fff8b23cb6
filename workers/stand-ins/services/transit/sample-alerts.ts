/** Disturbances of a day in the region, as GTFS-Realtime; invented, and relative to the moment they are asked for. */
import type { ServiceDocument } from "#workers/stand-ins/services/documents.ts";
import { type FeedAlert, writeFeed } from "./write-feed.ts";

const RAIL = 2;
const BUS = 3;
const GONDOLA = 6;

/** Numbers of lines and stops are those that the demo paper has named (workers/demo/seed/seed-transit.ts). */
type Sample = Omit<FeedAlert, "id" | "periods" | "header" | "description"> & {
  /** Minutes from now; null is open. */
  starts: number;
  ends: number | null;
  title: string;
  text?: string;
};

const samples: readonly Sample[] = [
  {
    starts: -50,
    ends: 150,
    cause: 3,
    effect: 1,
    severity: 4,
    entities: [{ route: "demo:s1", routeType: RAIL }, { stop: "demo:bludenz" }, { stop: "demo:feldkirch" }],
    title: "S1: Kein Zugverkehr zwischen Feldkirch und Bludenz",
    text: "Wegen einer gestörten Oberleitung fahren zwischen Feldkirch und Bludenz keine Züge.\n\nErsatzbusse halten an allen Bahnhöfen. Rechne mit 40 Minuten mehr.",
    url: { de: "https://bahn.talblick.example/stoerung/s1" },
  },
  {
    starts: -25,
    ends: 95,
    cause: 8,
    effect: 3,
    severity: 3,
    entities: [{ route: "demo:830", routeType: BUS }, { stop: "demo:egg" }, { stop: "demo:bezau" }],
    title: "Linie 830: Verspätung wegen Schneefahrbahn",
    text: "Auf der Bregenzerwaldstraße verspäten sich die Busse um bis zu 20 Minuten. Anschlüsse in Egg werden abgewartet.",
  },
  {
    starts: -60 * 24 * 3,
    ends: 60 * 24 * 11,
    cause: 10,
    effect: 4,
    severity: 3,
    entities: [{ route: "demo:160", routeType: BUS }, { route: "demo:165", routeType: BUS }, { stop: "demo:dornbirn" }],
    title: "Linien 160 und 165: Umleitung in Dornbirn",
    text: "Während der Arbeiten am Kanal fahren die Busse über die Schulgasse. Die Haltestelle Marktplatz wird nicht bedient.",
    url: { de: "https://bus.talblick.example/umleitung" },
  },
  {
    starts: -180,
    ends: null,
    cause: 8,
    effect: 1,
    severity: 3,
    entities: [{ route: "demo:gondel", routeType: GONDOLA }, { stop: "demo:lech" }],
    title: "Gondelbahn Lech–Oberlech: Betrieb eingestellt",
    text: "Der Wind ist zu stark. Wieder gefahren wird, sobald er nachlässt.",
  },
  {
    starts: 60 * 30,
    ends: 60 * 38,
    cause: 9,
    effect: 2,
    severity: 2,
    entities: [{ route: "demo:s3", routeType: RAIL }, { stop: "demo:lustenau" }],
    title: "S3: In der Nacht fährt jeder zweite Zug",
    text: "Gleisarbeiten zwischen Lustenau und St. Margrethen.",
  },
  {
    starts: -60 * 24,
    ends: 60 * 24 * 20,
    cause: 9,
    effect: 11,
    severity: 2,
    entities: [{ stop: "demo:bregenz", routeType: RAIL }],
    title: "Bahnhof Bregenz: Aufzug zu Bahnsteig 2 außer Betrieb",
    text: "Wer mit Rollstuhl oder Kinderwagen reist, meldet sich am Schalter.",
  },
];

function toAlert({ starts, ends, title, text, ...sample }: Sample, at: number, base: number): FeedAlert {
  const toSeconds = (minutes: number) => base + minutes * 60;
  return {
    ...sample,
    id: `demo-${at + 1}`,
    periods: [{ start: toSeconds(starts), ...(ends === null ? {} : { end: toSeconds(ends) }) }],
    header: { de: title, en: "Disturbance (sample)" },
    ...(text === undefined ? {} : { description: { de: text } }),
  };
}

export const transitAlerts: ServiceDocument = {
  path: "/transit/alerts.pb",
  type: "application/x-protobuf",
  title: "Disturbances of buses and trains, GTFS-Realtime service alerts",
  toBody({ now }) {
    // Whole half hours: a repeated request gets the same answer.
    const base = Math.floor(now.getTime() / 1_800_000) * 1800;
    return writeFeed(
      samples.map((sample, at) => toAlert(sample, at, base)),
      { timestamp: base },
    );
  },
};
