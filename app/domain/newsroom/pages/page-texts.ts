/** What is said of standing pages, and what the back end keeps of one. */
import * as v from "valibot";
import { contentBlockSchema } from "#shared/content/content-block.ts";
import { type PageText, pageTextSchema } from "#shared/content/page-text.ts";

/** What was done, as the page says it after the form: `getan=` in its address. */
export const pageNotices: Readonly<Record<string, string>> = {
  gespeichert: "Gespeichert.",
  veroeffentlicht: "Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.",
  geplant: "Geplant: Der Entwurf erscheint von selbst, so wie er dann dasteht.",
  ausgeplant: "Aus dem Plan genommen: Es bleibt ein Entwurf.",
  verworfen: "Verworfen. Das hier steht auf der Website.",
  zurueckgeholt: "Zurückgeholt. Leserinnen und Leser sehen jetzt diesen Stand.",
  weggenommen: "Von der Website genommen. Der Text bleibt hier als Entwurf.",
  geloescht: "Die Seite ist gelöscht.",
};

const schema = v.pipe(v.string(), v.parseJson(), pageTextSchema);

/** Throws for anything else: the back end checked it when it came. */
export function parsePageText(json: string): PageText {
  return v.parse(schema, json);
}

/** Of a state, which may have more blocks than the editor holds. */
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ title: v.string(), description: v.string(), slug: v.string(), blocks: v.array(contentBlockSchema) }),
);

/** Throws for anything else: the back end checked it when it came. */
export function parseKeptPage(json: string): PageText {
  return v.parse(keptSchema, json);
}

/** The text with the head that a form says. What is too long is cut, as its field would not have taken it. */
export function readPageForm(entries: Readonly<Record<string, string>>, text: PageText): PageText {
  const read = (name: string, max: number) => (entries[name] ?? "").replace(/\s+/g, " ").trim().slice(0, max);
  return { ...text, title: read("title", 250), description: read("description", 1000), slug: toTypedSlug(read("slug", 200)) };
}

/** "Über uns" → "über-uns", "/kontakt" → "kontakt": as it is typed. */
export function toTypedSlug(typed: string): string {
  return typed.replace(/^\/+/, "").replace(/\s+/g, "-").toLowerCase();
}
