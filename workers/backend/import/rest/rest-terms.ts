/** Categories and tags of the REST interface, put into the index. */
import { toListPaths } from "#workers/backend/import/convert/former-paths.ts";
import { parseId } from "#workers/backend/import/markup/block-markers.ts";
import { decodeHtml, toPlainText } from "#workers/backend/import/markup/html-tree.ts";
import type { ImportIndex } from "#workers/backend/import/source-index.ts";
import { type JsonObject, textOfField } from "./rest-item.ts";

/** Parents before their children; a circle of parents is cut. */
export function addCategories(index: ImportIndex, categories: JsonObject[]): void {
  const byId = new Map(categories.map((entry) => [parseId(entry.id), entry]));
  const added = new Set<JsonObject>();
  function add(entry: JsonObject, open: JsonObject[]): void {
    if (added.has(entry) || open.includes(entry)) return;
    const parentId = parseId(entry.parent);
    const parent = parentId === null ? null : (byId.get(parentId) ?? null);
    if (parent) add(parent, [...open, entry]);
    if (added.has(entry)) return;
    added.add(entry);
    addTerm(index, entry, "category", parent === null ? null : textOfField(parent, "slug"));
  }
  for (const entry of categories) add(entry, []);
}

export function addTerm(index: ImportIndex, entry: JsonObject, taxonomy: "category" | "tag", parent: string | null): void {
  const slug = textOfField(entry, "slug");
  if (slug === "") return;
  const description = toPlainText(textOfField(entry, "description")) || null;
  index.addTerm(parseId(entry.id), {
    taxonomy,
    slug,
    title: decodeHtml(textOfField(entry, "name")) || slug,
    description,
    parent,
    formerPaths: toListPaths(textOfField(entry, "link")),
  });
}
