/** Reports of RSS 2.0: what they are about is said in words, so it is read from them. */
import { decodeHTML } from "entities";
import sanitizeHtml from "sanitize-html";
import { find, findAll, readTextAt, type XmlElement } from "#workers/backend/services/sources/read-xml.ts";
import { type SourceReport, type TrafficKind, toCoordinates, toMoment, toName, toRoad, toText } from "./traffic-report.ts";

export function isRss(root: XmlElement): boolean {
  return root.name === "rss" && find(root, "channel") !== null;
}

/** A feed of a whole country has some hundred. */
const MAX_ITEMS = 3000;

/** One report an item. */
export function parseRss(root: XmlElement): SourceReport[] {
  const items = findAll(root, "item").slice(0, MAX_ITEMS);
  return items.flatMap((item) => {
    const title = toPlain(readTextAt(item, "title"));
    const description = toPlain(readTextAt(item, "description"));
    const id = readTextAt(item, "guid") ?? readTextAt(item, "link") ?? title;
    if (id === null || (title === null && description === null)) return [];
    const words = [title, description].filter((text) => text !== null).join(". ");
    const [, letter, number] = /\b([ALBS])\s?(\d{1,3}[a-z]?)\b/.exec(words) ?? [];
    return {
      id: id.slice(0, 300),
      kind: kinds.find(([pattern]) => pattern.test(words))?.[1] ?? ("OTHER" as const),
      severity: "UNKNOWN" as const,
      road: toRoad(letter === undefined ? null : `${letter}${number}`),
      place: toName(title),
      direction: null,
      text: toText(description),
      ...(readPoint(item) ?? { latitude: null, longitude: null }),
      starts: null,
      ends: null,
      updated: toMoment(readTextAt(item, "pubDate")),
    };
  });
}

/** The first that fits: a closure after an accident is one of the road. */
const kinds: [RegExp, TrafficKind][] = [
  [/gesperrt|vollsperr|\bsperre\b|straßensperre/i, "CLOSURE"],
  [/unfall/i, "ACCIDENT"],
  [/hindernis|gegenstände|steinschlag|felssturz|mure\b|lawine|umgestürzt|tiere? auf|geisterfahrer|falschfahrer/i, "OBSTRUCTION"],
  [/\bstau|stockend|zähfließend|verzögerung|zeitverlust|wartezeit/i, "CONGESTION"],
  [/kettenpflicht|schneefahrbahn|glatteis|eisglätte|rutschig|winterliche/i, "ROAD_CONDITION"],
  [/nebel|sturm|schneefall|starkregen|hochwasser|überflut/i, "WEATHER"],
  [/baustelle|bauarbeiten|sanierung|mäharbeiten|asphaltier/i, "ROADWORKS"],
  [/umleitung|einspurig|fahrstreifen|verkehrsführung/i, "RESTRICTION"],
  [/veranstaltung|umzug|marathon|rennen|demonstration/i, "EVENT"],
];

/** Feeds carry markup in their texts. Where a tag begins, a word ends. */
function toPlain(text: string | null): string | null {
  if (text === null) return null;
  const words = sanitizeHtml(text.replaceAll("<", " <"), { allowedTags: [], allowedAttributes: {} });
  return decodeHTML(words).replace(/\s+/g, " ").trim() || null;
}

/** GeoRSS ("47.4 9.7"), or the older pair of elements. */
function readPoint(item: XmlElement): { latitude: number; longitude: number } | null {
  const [latitude = null, longitude = null] = (readTextAt(item, "point") ?? findAll(item, "pos")[0]?.text.trim() ?? "").split(
    /[\s,]+/,
  );
  return (
    toCoordinates(latitude === "" ? null : latitude, longitude) ??
    toCoordinates(readTextAt(item, "lat"), readTextAt(item, "long"))
  );
}
