/** What pages have to say of a publisher (company, addresses, …), filled into their `{{names}}`. */
import * as v from "valibot";
import { parse } from "yaml";
import type { PageFile } from "./page-files.ts";

/** By name. False: there is no such thing, and the lines that would name it go. */
export type Particulars = ReadonlyMap<string, string | false>;

const valueSchema = v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String)), v.literal(false)]));
const schema = v.record(v.pipe(v.string(), v.regex(/^[a-z_]+$/)), valueSchema);

/** YAML, names and texts, or a brand.json, which has them in `legal`; a name without a text counts as missing. Throws for another form. */
export function parseParticulars(yaml: string): Particulars {
  const written: unknown = parse(yaml) ?? {};
  const ofBrand = v.safeParse(v.object({ legal: v.unknown() }), written);
  const parsed = v.safeParse(schema, ofBrand.success ? ofBrand.output.legal : written);
  if (!parsed.success) throw new Error("Particulars are lines such as company: Talpresse GmbH");
  const filled = new Map<string, string | false>();
  for (const [name, value] of Object.entries(parsed.output)) {
    const text = typeof value === "string" ? value.trim() : value;
    if (text !== null && text !== "") filled.set(name, text);
  }
  return filled;
}

const NAMES = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** Each name that these pages ask for. */
export function listNames(pages: readonly PageFile[]): Set<string> {
  const texts = pages.flatMap(({ title, lead, markdown }) => [title, lead ?? "", markdown]);
  return new Set(texts.flatMap((text) => [...text.matchAll(NAMES)].map(([, name = ""]) => name)));
}

/** The page with its particulars, and the names that have none. */
export function fillPage(page: PageFile, particulars: Particulars): { page: PageFile; missing: string[] } {
  const missing = [...listNames([page])].filter((name) => !particulars.has(name));
  const fill = (text: string): string => fillText(text, particulars);
  const lead = page.lead === null ? null : fill(page.lead);
  return { page: { ...page, title: fill(page.title), lead, markdown: fill(page.markdown) }, missing };
}

function fillText(text: string, particulars: Particulars): string {
  const kept = text
    .split("\n")
    .filter((line) => [...line.matchAll(NAMES)].every(([, name = ""]) => particulars.get(name) !== false))
    .join("\n")
    // The last of several lines needs no mark of a line's end.
    .replace(/\\\n(?=\n|$)/g, "\n");
  return kept.replace(NAMES, (whole, name: string) => particulars.get(name) || whole);
}

/** What shows that a text is a sample: an example address, an example name. */
const SAMPLE =
  /[\w.-]*\.(?:example|invalid)\b|\bPlatzhalter\b|\bMuster(?:straße|gasse|mann|frau|firma)\b|\berfunden\w*|\{\{[^}]*\}\}|\bTODO\b|\bXXX+\b/giu;

/** Each once, in the order of the text. */
export function findSamples({ title, lead, markdown }: PageFile): string[] {
  return [...new Set([...`${title}\n${lead ?? ""}\n${markdown}`.matchAll(SAMPLE)].map(([found]) => found))];
}
