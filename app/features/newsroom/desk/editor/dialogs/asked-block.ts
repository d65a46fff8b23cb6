/** Blocks that begin with an address. */
import { toTypedLink } from "#app/features/newsroom/desk/editor/commands/link-commands.ts";
import { toAddressBlock } from "#app/features/newsroom/desk/editor/paste/pasted-address.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { parseWebAddress, toEmbed } from "#shared/content/embed-address.ts";

/** Null for what is no such address. */
export function toAskedBlock(kind: "embed" | "video" | "button", typed: string): ContentBlock | null {
  if (kind === "button") {
    const link = toTypedLink(typed);
    return link === null ? null : { kind: "button", text: "Mehr", link };
  }
  const url = /^https?:\/\//i.test(typed.trim()) ? parseWebAddress(typed) : null;
  const known = url === null ? null : toAddressBlock(url);
  if (kind === "video") return known?.kind === "video" ? known : toVideo(typed.trim());
  return known ?? (url === null ? null : { kind: "embed", ...toEmbed(url), title: null });
}

/** By its number alone: whose account it is, is asked for on its card. */
function toVideo(id: string): ContentBlock | null {
  if (!/^(?:ref:)?[\w-]{3,60}$/.test(id)) return null;
  const none = {
    embedId: null,
    adConfigId: null,
    title: null,
    description: null,
    formattedDateTime: null,
    formattedDuration: null,
  };
  return { kind: "video", video: { id, accountId: "", playerId: "default", isPlaylist: false, ...none } };
}
