/** What becomes of an embed where it stands: a frame that asks first, or a link where there is no frame. */
import { toGermanTypography } from "#app/components/content/to-german-typography.ts";
import { embedHosts } from "#app/configuration/embed-hosts.ts";
import { type EmbedFrame, parseEmbedProvider, toEmbedFrame } from "#app/domain/embed/embed-frame.ts";
import type { EmbedProvider } from "#graphql/generated/contract.ts";
import { findEmbedName } from "./embed-names.ts";

/** All that the frame of an embed is made of. */
export type EmbeddedFrame = EmbedFrame & {
  provider: EmbedProvider;
  /** As readers know the provider. */
  name: string;
  /** Where the content stands by itself. */
  url: string;
  title: string | null;
};

export type EmbedView = { link: { url: string; title: string; name: string } } | { frame: EmbeddedFrame };

/** As the contract writes it. */
export type WireEmbed = { provider: string; url: string; title: string | null };

/** Null for an address of another kind than the web's. */
export function toEmbedView({ provider: given, url, title }: WireEmbed): EmbedView | null {
  if (!/^https?:\/\//i.test(url)) return null;
  const provider = parseEmbedProvider(given);
  const frame = toEmbedFrame(provider, url, embedHosts);
  const name = findEmbedName(provider);
  if (frame === null) return { link: { url, title: toGermanTypography(title ?? url), name: name ?? "einer anderen Website" } };
  return { frame: { provider, name: name ?? frame.host, url, title: title ?? null, ...frame } };
}
