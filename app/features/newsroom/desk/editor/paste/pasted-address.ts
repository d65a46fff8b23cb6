/** An address that is pasted alone: what it shows, where it may be shown here. */
import { embedForms } from "#app/domain/embed/embed-forms.ts";
import { type EmbedProvider, embedProviders } from "#graphql/generated/contract.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { parseBrightcove, parseWebAddress, toEmbed } from "#shared/content/embed-address.ts";

const providers: ReadonlySet<string> = new Set(embedProviders);

/** An http(s) address and nothing else; null for any other text. */
export function readLoneAddress(text: string): URL | null {
  const address = text.trim();
  return /^https?:\/\/\S+$/i.test(address) ? parseWebAddress(address) : null;
}

/** A video of the platform, or content of a provider by one of its forms; null for any other page. */
export function toAddressBlock(url: URL): ContentBlock | null {
  const video = parseBrightcove(url);
  if (video !== null) {
    const none = {
      embedId: null,
      adConfigId: null,
      title: null,
      description: null,
      formattedDateTime: null,
      formattedDuration: null,
    };
    return {
      kind: "video",
      video: { id: video.id, accountId: video.accountId, playerId: video.playerId, isPlaylist: video.isPlaylist, ...none },
    };
  }
  const { provider, url: address } = toEmbed(url);
  if (provider === "generic") return null;
  // A provider's own pages, such as its front page, show nothing that could be embedded.
  const form = providers.has(provider) ? embedForms[provider as EmbedProvider] : undefined;
  if (form !== undefined && form.toTarget(new URL(address)) === null) return null;
  return { kind: "embed", provider, url: address, title: null };
}
