/** The warnings of a document in any of the forms that are known (docs/services.md, "Warnings"): GeoSphere Austria's, CAP 1.2, or a feed of CAP. */
import type { FetchText } from "#workers/backend/services/sources/fetch-text.ts";
import { find, findAll, readTextAt, readXml, type XmlElement } from "#workers/backend/services/sources/read-xml.ts";
import { parseGeosphereWarnings } from "./geosphere-warnings.ts";
import { type CapAlert, isCap, parseCap } from "./parse-cap.ts";
import type { WarnedPlace, Warning } from "./warning.ts";

/** Messages that a feed may name, and that are asked for side by side. */
const MAX_MESSAGES = 40;
const AT_ONCE = 5;

/** Where the document came from, and how what it names is asked for. */
type Asked = { fetchText: FetchText; address: string };

/** Throws an Error for operators where it is none of them. */
export async function parseWarnings(document: string, places: readonly WarnedPlace[], asked: Asked): Promise<Warning[]> {
  if (/^\s*\{/.test(document)) return parseGeosphereWarnings(document, places);
  return parseMessages(readXml(document), places, asked);
}

async function parseMessages(root: XmlElement, places: readonly WarnedPlace[], asked: Asked): Promise<Warning[]> {
  if (isCap(root)) return parseCap(root, places)?.warnings ?? [];
  const isFeed = root.name === "feed" || (root.name === "rss" && find(root, "channel") !== null);
  if (!isFeed) throw new Error(`its XML begins with <${root.name.slice(0, 60)}>, and is neither CAP nor a feed of it`);
  const links = toLinks(root, asked.address);
  const alerts: CapAlert[] = [];
  for (let index = 0; index < links.length; index += AT_ONCE) {
    const documents = await Promise.all(links.slice(index, index + AT_ONCE).map((link) => asked.fetchText(link)));
    for (const document of documents) {
      const message = readXml(document);
      const alert = isCap(message) ? parseCap(message, places) : null;
      if (alert !== null) alerts.push(alert);
    }
  }
  const replaced = new Set(alerts.flatMap(({ replaces }) => replaces));
  return alerts.filter(({ id }) => !replaced.has(id)).flatMap(({ warnings }) => warnings);
}

/** Addresses of the messages of a feed, at the feed's own site alone. Throws where there are more than are read: some would be missing. */
function toLinks(feed: XmlElement, address: string): string[] {
  const links = findAll(feed, "entry", "item").flatMap((entry) => {
    const all = findAll(entry, "link");
    const cap = all.find(({ attributes }) => attributes.type === "application/cap+xml") ?? all[0];
    const link = cap?.attributes.href ?? (cap === undefined ? null : readTextAt(cap));
    return link === null ? [] : [new URL(link, address)];
  });
  if (links.length > MAX_MESSAGES) throw new Error(`its feed names ${links.length} messages; ${MAX_MESSAGES} are read`);
  const foreign = links.find(({ origin }) => origin !== new URL(address).origin);
  if (foreign !== undefined) throw new Error(`its feed leads to another site, ${foreign.origin}`);
  return [...new Set(links.map(({ href }) => href))];
}
