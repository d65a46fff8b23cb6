/** Categories and tags of the REST interface, put into the index. */
import { toListPaths } from "#workers/backend/content/wordpress/convert/former-paths.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { decodeHtml, toPlainText } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { type JsonObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import type { ImportIndex } from "#workers/backend/content/wordpress/source-index.ts";

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
