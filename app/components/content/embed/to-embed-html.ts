import { escapeUTF8 as escapeHtml } from "entities";
import { sanitizeInline } from "#app/components/content/sanitize-content.ts";
import { embedHosts } from "#app/configuration/embed-hosts.ts";
import { parseEmbedProvider, toEmbedFrame } from "#app/domain/embed/embed-frame.ts";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { toEmbedName } from "./embed-names.ts";
import { renderEmbed } from "./render-embed.tsx";

type Block = Extract<ContentBlocksFragment, { __typename: "EmbedBlock" }>;

/** Nothing of another site is loaded before its reader allows it; the link is there from the beginning, and stays. */
export function toEmbedHtml({ provider: given, url, title }: Block): string {
  if (!/^https?:\/\//i.test(url)) return "";
  const provider = parseEmbedProvider(given);
  const frame = toEmbedFrame(provider, url, embedHosts);
  const name = toEmbedName(provider);
  if (frame === null) {
    const link = sanitizeInline(`<a href="${escapeHtml(url)}">${escapeHtml(title ?? url)}</a>`);
    return `<aside class="embed"><p>Inhalt von ${escapeHtml(name)}</p><p>${link}</p></aside>`;
  }
  // Without a known name its host says more.
  const shownName = provider === "generic" ? frame.host : name;
  return renderEmbed({ provider, name: shownName, url, title: title ?? null, ...frame });
}
