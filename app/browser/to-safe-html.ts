import { MESSAGE_LINK_SCHEMES, MESSAGE_TAGS } from "#app/domain/forms/message-markup.ts";

/** Links of this site, or of a harmless kind. */
const allowedLinks = new RegExp(`^(?:(?:${MESSAGE_LINK_SCHEMES.join("|")}):|[/?#](?![/\\\\]))`, "i");

/** A message of the back end as the Worker would sanitise it (actions/sanitize-message.ts). The sanitiser comes when it is needed. */
export async function toSafeHtml(html: string): Promise<string> {
  if (!html.includes("<")) return html.trim();
  const { default: purify } = await import("dompurify");
  return purify.sanitize(html, { ALLOWED_TAGS: MESSAGE_TAGS, ALLOWED_ATTR: ["href"], ALLOWED_URI_REGEXP: allowedLinks }).trim();
}
