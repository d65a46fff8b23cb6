import type { ReactNode } from "react";
import type { Markup as MarkupParts } from "./to-markup.ts";

/** Attributes of an element that holds what the publisher wrote, sanitised: one piece for React, however long it is. */
export function withHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** What the publisher wrote, without an element around it. */
export function Markup({ of }: { of: MarkupParts }): ReactNode {
  return of.map((part, index) => {
    if (typeof part === "string") return part;
    const { tag, attributes, html } = part;
    const Tag = tag as "div";
    // biome-ignore lint/suspicious/noArrayIndexKey: written once
    return <Tag key={index} {...attributes} {...(html === null ? {} : withHtml(html))} />;
  });
}
