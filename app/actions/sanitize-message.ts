import sanitizeHtml from "sanitize-html";
import { MESSAGE_LINK_SCHEMES, MESSAGE_TAGS } from "#app/domain/forms/message-markup.ts";

/** A message of the back end for readers: text with links and emphasis, nothing else. Null when it says nothing. */
export function sanitizeMessage(message: string | null | undefined): string | null {
  const html = sanitizeHtml(message ?? "", {
    allowedTags: MESSAGE_TAGS,
    allowedAttributes: { a: ["href"] },
    allowedSchemes: MESSAGE_LINK_SCHEMES,
    allowProtocolRelative: false,
  }).trim();
  return html === "" ? null : html;
}
