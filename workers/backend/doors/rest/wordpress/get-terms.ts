/** `GET /wp-json/wp/v2/categories` and `/wp-json/wp/v2/tags`. */

import { escapeUTF8 as escapeHtml } from "entities";
import type { RestCall } from "#workers/backend/doors/rest/handle-rest.ts";
import { createInvalidParameters, createListResponse } from "#workers/backend/doors/rest/json.ts";
import { createParameterReader } from "#workers/backend/doors/rest/parse-parameters.ts";
import { readFeedTotal } from "#workers/backend/ground/database/tables/lists/feeds.ts";
import { readTerm, readTerms, type TermRow } from "#workers/backend/ground/database/tables/lists/terms.ts";

/** A page of the terms of a taxonomy, by slug; `slug` picks some. */
export async function getTerms(call: RestCall, taxonomy: "category" | "tag"): Promise<Response> {
  const parameters = createParameterReader(call.url.searchParams);
  const page = parameters.readPage();
  const perPage = parameters.readPerPage();
  const slugs = parameters.readList("slug");
  if (parameters.invalid.length > 0) return createInvalidParameters(parameters.invalid);
  const offset = (page - 1) * perPage;
  const { rows, total } =
    slugs === null
      ? await readTerms(call.queries, taxonomy, perPage, offset)
      : await readTermsBySlug(call, taxonomy, slugs, { offset, perPage });
  const items = await Promise.all(rows.map((row) => toRestTerm(call, row)));
  return createListResponse(items, total, Math.ceil(total / perPage));
}

async function readTermsBySlug(
  { queries }: RestCall,
  taxonomy: "category" | "tag",
  slugs: readonly string[],
  { offset, perPage }: { offset: number; perPage: number },
): Promise<{ rows: TermRow[]; total: number }> {
  const found = await Promise.all(slugs.map((slug) => readTerm(queries, taxonomy, slug)));
  const rows = found.filter((row) => row !== null);
  return { rows: rows.slice(offset, offset + perPage), total: rows.length };
}

async function toRestTerm({ queries, now, origin }: RestCall, row: TermRow): Promise<Record<string, unknown>> {
  const { id, taxonomy, slug, title, description, parent_id } = row;
  return {
    id,
    count: await readFeedTotal(queries, `${taxonomy}:${slug}`, now),
    description: escapeHtml(description ?? ""),
    link: `${origin}/${taxonomy === "category" ? "news" : "themen"}/${slug}`,
    name: escapeHtml(title),
    slug,
    taxonomy: taxonomy === "tag" ? "post_tag" : taxonomy,
    parent: parent_id ?? 0,
  };
}
