/** The text of a comment as it is kept: paragraphs and a few words of emphasis, nothing that loads, runs or stands out. */
import sanitizeHtml from "sanitize-html";
import { decideLink } from "#shared/content/link-address.ts";
import { MAX_COMMENT_LENGTH } from "./comment-record.ts";

/** Plain texts (of an export file) get their paragraphs of empty lines. Empty when nothing is left. */
export function toCommentHtml(html: string): string {
  const marked = /<(?:p|br|ul|ol|blockquote)\b/i.test(html) ? html : toParagraphs(html);
  const clean = sanitizeHtml(marked.slice(0, MAX_COMMENT_LENGTH), {
    allowedTags: ["p", "br", "strong", "b", "em", "i", "blockquote", "ul", "ol", "li", "a", "code"],
    allowedAttributes: { a: ["href", "rel"] },
    nonTextTags: ["script", "style", "textarea", "option", "iframe", "noembed", "noframes", "xmp"],
    nestingLimit: 20,
    disallowedTagsMode: "discard",
    transformTags: {
      a: (_name, { href }): sanitizeHtml.Tag => {
        const link = decideLink(href ?? "");
        // Readers' links are not the newsroom's word.
        return link === null
          ? { tagName: "span", attribs: {} }
          : { tagName: "a", attribs: { href: link, rel: "nofollow ugc noopener" } };
      },
    },
  });
  return clean.trim();
}

function toParagraphs(text: string): string {
  return text
    .split(/(?:\r?\n){2,}/)
    .filter((part) => part.trim() !== "")
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, "<br>")}</p>`)
    .join("");
}
