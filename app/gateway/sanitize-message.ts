import sanitizeHtml from "sanitize-html";

/** A message of the back end for readers: text with links and emphasis, nothing else. Null when it says nothing. */
export function sanitizeMessage(message: string | null | undefined): string | null {
  const html = sanitizeHtml(message ?? "", {
    allowedTags: ["a", "b", "br", "em", "i", "strong"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
  }).trim();
  return html === "" ? null : html;
}
