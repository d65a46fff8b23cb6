/** What an issue shows its readers, before it becomes text and HTML: the same for everybody. */

import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import { type PostRow, readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { toDayText } from "#workers/backend/ground/dates/to-dates.ts";
import { toIssueDay } from "#workers/backend/readers/newsletters/issues/issue-name.ts";
import type { IssueRow } from "#workers/backend/readers/newsletters/newsletter-row.ts";
import { toSections } from "#workers/backend/readers/newsletters/newsletter-row.ts";
import { toMailPicture } from "./mail-picture.ts";

export type MailPicture = { src: string; width: number; height: number; alt: string };
export type IssueItem = {
  title: string;
  kicker: string | null;
  excerpt: string | null;
  /** Full address. */
  href: string;
  isPremium: boolean;
  wide: MailPicture | null;
  small: MailPicture | null;
};
export type IssueContent = {
  newsletter: string;
  subject: string;
  intro: string | null;
  /** `Montag, 23. November 2026` */
  date: string;
  sections: { title: string | null; items: IssueItem[] }[];
  /** Full address of the issue as a page; null where the newsletter has no archive. */
  page: string | null;
};

export type MailedIssue = IssueRow & { title: string; listed: number };

const NOON = "T12:00:00Z";
const weekdays = new Intl.DateTimeFormat("de-AT", { weekday: "long", timeZone: "UTC" });

/** `origin` is the portal's. Posts that are not there any more are left out; null when no post and no other text is left. */
export async function readIssueContent(
  db: D1Database,
  issue: MailedIssue,
  { origin, now }: { origin: string; now: number },
): Promise<IssueContent | null> {
  const wanted = toSections(issue);
  const rows = await readPosts(createQueries(db), [...new Set(wanted.flatMap(({ posts }) => posts))], now);
  const items = new Map(rows.map((row) => [row.id, toItem(row, origin)]));
  const sections = wanted
    .map(({ title, posts }) => ({ title, items: posts.flatMap((id) => items.get(id) ?? []) }))
    .filter(({ items: shown }) => shown.length > 0);
  if (sections.length === 0 && issue.intro === null) return null;
  return {
    newsletter: issue.title,
    subject: issue.subject,
    intro: issue.intro,
    date: toDateText(toIssueDay(issue.day)),
    sections,
    page: issue.listed === 1 ? `${origin}/newsletter/${issue.newsletter}/${issue.day}` : null,
  };
}

/** `Montag, 23. November 2026` */
function toDateText(day: string): string {
  const noon = Date.parse(`${day}${NOON}`);
  return `${weekdays.format(noon)}, ${toDayText(noon / 1000)}`;
}

function toItem(row: PostRow, origin: string): IssueItem {
  const elsewhere = row.external !== null && /^https?:\/\//.test(row.external) ? row.external : null;
  // It is counted how a post's readers came: all links are alike, whoever the mail goes to.
  const href = elsewhere ?? `${origin}${toPostLink(row)}?utm_source=newsletter`;
  const { title, kicker, excerpt } = row;
  return {
    title,
    kicker,
    excerpt,
    href,
    isPremium: row.is_premium === 1,
    wide: toMailPicture(row, "16-9", origin),
    small: toMailPicture(row, "4-3", origin),
  };
}
