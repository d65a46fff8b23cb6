/** Which items of a site come here. */
import type { WordPressItem } from "#workers/backend/content/wordpress/wordpress-source.ts";

export type Wanted = {
  postTypes: string[];
  /** Unpublished posts come, too: as drafts and planned posts (decision 101). */
  takesDrafts?: boolean;
};

/** States of posts that an editor still works on. `auto-draft` is not one: WordPress sets it when an empty form is opened. */
const WAITING = new Set(["draft", "pending", "future"]);

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

/** Why an item does not come, or null when it does. Only what every visitor of the site could read does, and drafts where they are wanted. */
export function decideSkip(item: WordPressItem, wanted: Wanted): string | null {
  if (item.type === "attachment") return "attachment: comes with the posts that show it";
  if (SIDE_TYPES.has(item.type) || item.type.startsWith("wp_")) return `${item.type}: part of the site's machinery`;
  if (!isWantedType(item.type, wanted)) return `type ${item.type} is not brought (--post-types ${item.type} brings it)`;
  const isWaiting = wanted.takesDrafts === true && WAITING.has(item.status);
  if (isWaiting && item.type === "page") return "a page that is not published: pages have no drafts here";
  if (item.status !== "publish" && !isWaiting) return REASONS[item.status] ?? `status “${item.status}”`;
  return item.isProtected ? "protected by a password" : null;
}
