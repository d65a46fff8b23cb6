import { escapeUTF8 as escapeHtml } from "entities";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { toEmbedName } from "./embed-providers.ts";
import { sanitizeInline } from "./sanitize-content.ts";

type Block = Extract<ContentBlocksFragment, { __typename: "EmbedBlock" }>;

/** Nothing of another site is loaded; the reader follows the link. */
export function toEmbedHtml({ provider, url, title }: Block): string {
  if (!/^https?:\/\//i.test(url)) return "";
  const name = toEmbedName(provider);
  const link = sanitizeInline(`<a href="${escapeHtml(url)}">${escapeHtml(title ?? url)}</a>`);
  return `<aside class="embed"><p>Inhalt von ${escapeHtml(name)}</p><p>${link}</p></aside>`;
}
