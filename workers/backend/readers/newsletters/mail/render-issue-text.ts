/** The plain part of an issue. */
import type { IssueContent, IssueItem } from "./issue-content.ts";

export type IssueFrame = {
  brand: string;
  origin: string;
  /** Name and address of the publisher, or null. */
  imprint: string | null;
  /** Full address that ends the subscription. */
  leave: string;
  /** Stands above all: that the mail is a test. */
  note?: string;
};

const RULE = "-".repeat(40);

/** Titles and texts stand on one line each. */
function toLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

function toItem({ title, kicker, excerpt, href, isPremium }: IssueItem): string {
  const head = `${isPremium ? "[Plus] " : ""}${kicker === null ? "" : `${toLine(kicker)} – `}${toLine(title)}`;
  return [head, ...(excerpt === null ? [] : [toLine(excerpt)]), href].join("\n");
}

export function renderIssueText(content: IssueContent, { brand, origin, imprint, leave, note }: IssueFrame): string {
  const blocks = [
    ...(note === undefined ? [] : [toLine(note)]),
    `${toLine(content.newsletter)}\n${content.date}`,
    ...(content.intro === null ? [] : [content.intro.trim()]),
    ...content.sections.flatMap(({ title, items }) => [
      ...(title === null ? [] : [`${toLine(title)}\n${RULE}`]),
      ...items.map(toItem),
    ]),
    ...(content.page === null ? [] : [`Im Browser lesen:\n${content.page}`]),
    `Du bekommst „${toLine(content.newsletter)}“, weil du den Newsletter bestellt hast. Abmelden:\n${leave}`,
    ["-- ", ...[brand, ...(imprint === null ? [] : [imprint]), `Impressum: ${origin}/impressum`].map(toLine)].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}
