import { escapeUTF8 as escapeHtml } from "entities";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";

type Block = Extract<ContentBlocksFragment, { __typename: "VideoBlock" }>;

/** Nothing without id and account (rules 4). */
export function toVideoHtml({ video: { id, accountId, title, description } }: Block): string {
  if (id === "" || accountId === "") return "";
  const text = description === null ? "" : `<p>${escapeHtml(description)}</p>`;
  return `<aside class="embed"><p>Video: ${escapeHtml(title ?? "ohne Titel")}</p>${text}</aside>`;
}
