/** Which items of a site become public here. */
import type { WordPressItem } from "#workers/backend/import/wordpress-source.ts";

export type Wanted = { postTypes: string[] };

/** Not content. */
const SIDE_TYPES = new Set(["revision", "nav_menu_item", "custom_css", "customize_changeset", "oembed_cache", "user_request"]);

const REASONS: Record<string, string> = {
  draft: "a draft",
  "auto-draft": "a draft",
  private: "private",
  pending: "waiting for approval",
  future: "planned for the future",
  trash: "in the trash",
  inherit: "part of another entry",
};

export function isWantedType(type: string, { postTypes }: Wanted): boolean {
  return type === "post" || type === "page" || type.startsWith("nnp_") || postTypes.includes(type);
}

/** Why an item is not published here, or null when it is. Only what every visitor of the site could read comes. */
export function decideSkip(item: WordPressItem, wanted: Wanted): string | null {
  if (item.type === "attachment") return "attachment: comes with the posts that show it";
  if (SIDE_TYPES.has(item.type) || item.type.startsWith("wp_")) return `${item.type}: part of the site's machinery`;
  if (!isWantedType(item.type, wanted)) return `type ${item.type} is not brought (--post-types ${item.type} brings it)`;
  if (item.status !== "publish") return REASONS[item.status] ?? `status “${item.status}”`;
  return item.isProtected ? "protected by a password" : null;
}
