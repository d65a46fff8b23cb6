/** Warnings in the Common Alerting Protocol 1.2 of OASIS, as weather services and civil protection publish them. */
import { find, findAll, readTextAt, type XmlElement } from "#workers/backend/services/sources/read-xml.ts";
import { findInArea } from "./cap-area.ts";
import { type Hazard, type Level, toText, type WarnedPlace, type Warning } from "./warning.ts";

export function isCap(root: XmlElement): boolean {
  return root.name === "alert" && /cap:1\.[12]$/.test(root.uri);
}

/** What replaces or ends others names them. */
export type CapAlert = { id: string; replaces: string[]; warnings: Warning[] };

/** Of one message: null for exercises, tests, drafts and what is not for the public. */
export function parseCap(root: XmlElement, places: readonly WarnedPlace[]): CapAlert | null {
  const id = readTextAt(root, "identifier");
  if (id === null || readTextAt(root, "status") !== "Actual" || readTextAt(root, "scope") !== "Public") return null;
  const replaces = (readTextAt(root, "references") ?? "").split(" ").flatMap((reference) => reference.split(",")[1] ?? []);
  const isOver = readTextAt(root, "msgType") === "Cancel";
  const infos = chooseLanguage(findAll(root, "info"));
  return {
    id,
    replaces,
    warnings: isOver
      ? []
      : infos.flatMap((info, index) => toWarning(info, `cap:${id}:${index}`, readTextAt(root, "sent"), places)),
  };
}

/** The same is told in several languages: in German where it is. */
function chooseLanguage(infos: readonly XmlElement[]): XmlElement[] {
  const languages = infos.map((info) => (readTextAt(info, "language") ?? "en-US").toLowerCase());
  const wanted = languages.find((language) => language.startsWith("de")) ?? languages[0];
  return infos.filter((_, index) => languages[index] === wanted);
}

function toWarning(info: XmlElement, id: string, sent: string | null, places: readonly WarnedPlace[]): Warning[] {
  const parameters = new Map(
    findAll(info, "parameter").map((one) => [readTextAt(one, "valueName") ?? "", readTextAt(one, "value") ?? ""]),
  );
  const level = toLevel(parameters.get("awareness_level"), readTextAt(info, "severity"));
  const starts = toSeconds(readTextAt(info, "onset") ?? readTextAt(info, "effective") ?? sent);
  const ends = toSeconds(readTextAt(info, "expires"));
  const municipalities = [...new Set(findAll(info, "area").flatMap((area) => findInArea(area, places)))];
  if (level === null || starts === null || ends === null || ends <= starts || municipalities.length === 0) return [];
  return [
    {
      id: id.slice(0, 300),
      hazard: toHazard(parameters.get("awareness_type"), readTextAt(info, "event") ?? "", find(info, "category")?.text ?? ""),
      level,
      starts,
      ends,
      municipalities,
      headline: toText(readTextAt(info, "headline") ?? readTextAt(info, "event"), 300),
      text: toText(readTextAt(info, "description"), 2000),
      instruction: toText(readTextAt(info, "instruction"), 2000),
      sender: toText(readTextAt(info, "senderName"), 200),
    },
  ];
}

const severities: Readonly<Record<string, Level>> = { Moderate: 1, Severe: 2, Extreme: 3 };

/** `2; yellow; Moderate` of Europe's weather services, or else the severity of the protocol. Green and minor ones are no warnings. */
function toLevel(awareness: string | undefined, severity: string | null): Level | null {
  if (awareness !== undefined) {
    const colour = Number(awareness.split(";")[0]);
    return colour === 2 ? 1 : colour === 3 ? 2 : colour === 4 ? 3 : null;
  }
  return severities[severity ?? ""] ?? null;
}

/** The number that `awareness_type` begins with. */
const awarenessTypes: Readonly<Record<number, Hazard>> = {
  1: "WIND",
  2: "SNOW",
  3: "THUNDERSTORM",
  4: "FOG",
  5: "HEAT",
  6: "COLD",
  8: "FIRE",
  9: "AVALANCHE",
  10: "RAIN",
  11: "FLOOD",
  12: "FLOOD",
};

/** The first that fits, in German or English. */
const words: readonly [RegExp, Hazard][] = [
  [/gewitter|thunder/i, "THUNDERSTORM"],
  [/lawine|avalanche/i, "AVALANCHE"],
  [/hochwasser|überflut|flood/i, "FLOOD"],
  [/glatteis|glätte|eisregen|\bice\b|icy|freezing rain/i, "ICE"],
  [/schnee|snow|blizzard/i, "SNOW"],
  [/sturm|orkan|\bwind|föhn|storm/i, "WIND"],
  [/starkregen|regen|\brain/i, "RAIN"],
  [/hitze|heat|high.temperature/i, "HEAT"],
  [/kälte|frost|cold|low.temperature/i, "COLD"],
  [/nebel|fog/i, "FOG"],
  [/waldbrand|feuer|fire/i, "FIRE"],
];

function toHazard(awareness: string | undefined, event: string, category: string): Hazard {
  const known = awarenessTypes[Number(awareness?.split(";")[0])];
  if (known !== undefined) return known;
  return words.find(([pattern]) => pattern.test(event))?.[1] ?? (category.trim() === "Fire" ? "FIRE" : "OTHER");
}

function toSeconds(iso: string | null): number | null {
  const milliseconds = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000);
}
