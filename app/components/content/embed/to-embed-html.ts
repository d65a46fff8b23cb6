import { escapeUTF8 as escapeHtml } from "entities";
import { sanitizeInline } from "#app/components/content/sanitize-content.ts";
import { embedHosts } from "#app/configuration/embed-hosts.ts";
import { parseEmbedProvider, toEmbedFrame } from "#app/domain/embed/embed-frame.ts";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { findEmbedName } from "./embed-names.ts";
import { renderEmbed } from "./render-embed.tsx";

type Block = Extract<ContentBlocksFragment, { __typename: "EmbedBlock" }>;

/** Nothing of another site is loaded before its reader allows it; the link is there from the beginning, and stays. */
export function toEmbedHtml({ provider: given, url, title }: Block): string {
  if (!/^https?:\/\//i.test(url)) return "";
  const provider = parseEmbedProvider(given);
  const frame = toEmbedFrame(provider, url, embedHosts);
  const name = findEmbedName(provider);
  if (frame === null) {
    const link = sanitizeInline(`<a href="${escapeHtml(url)}">${escapeHtml(title ?? url)}</a>`);
    return `<aside class="embed"><p>Inhalt von ${escapeHtml(name ?? "einer anderen Website")}</p><p>${link}</p></aside>`;
  }
  return renderEmbed({ provider, name: name ?? frame.host, url, title: title ?? null, ...frame });
}
