import type { HTMLAttributes } from "react";
import type { Markup as MarkupParts } from "./to-markup.ts";

type HtmlProps = HTMLAttributes<HTMLElement> & {
  as: string;
  /** Sanitised. */
  html: string;
};

/** An element with what the publisher wrote in it: one piece for React, however long it is. */
export function Html({ as, html, ...attributes }: HtmlProps) {
  const Tag = as as "div";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the block was made (sanitize-content.ts)
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the publisher wrote, without an element around it. */
export function Markup({ of }: { of: MarkupParts }) {
  return of.map((part, index) => {
    if (typeof part === "string") return part;
    const { tag, attributes, html } = part;
    const Tag = tag as "div";
    // biome-ignore lint/suspicious/noArrayIndexKey: written once
    return html === null ? <Tag key={index} {...attributes} /> : <Html key={index} as={tag} html={html} {...attributes} />;
  });
}
