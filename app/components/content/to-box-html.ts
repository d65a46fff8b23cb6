import { escapeUTF8 as escapeHtml } from "entities";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { sanitizeRich } from "./sanitize-content.ts";

type Block = Extract<ContentBlocksFragment, { __typename: "FactsBlock" }>;

/** Facts beside the text, a note on how it was made, or a correction, which always says that it is one. */
export function toBoxHtml({ title, html, purpose }: Block): string {
  const text = sanitizeRich(html);
  if (purpose === "CORRECTION")
    return `<aside class="note"><p class="note-title">${toTitle(title, "Korrektur")}</p>${text}</aside>`;
  const titleHtml = title === null ? "" : `<p class="facts-title">${escapeHtml(title)}</p>`;
  return `<aside class="facts${purpose === "INFO" ? " info" : ""}">${titleHtml}${text}</aside>`;
}

function toTitle(title: string | null, name: string): string {
  return escapeHtml(title === null || title.includes(name) ? (title ?? name) : `${name}: ${title}`);
}
