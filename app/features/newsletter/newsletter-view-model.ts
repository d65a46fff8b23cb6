/** Newsletters, their archives and issues, with final texts. */
import { type Pagination, toPagination } from "#app/components/listing/pagination.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { parseIssueDay } from "#app/domain/newsletter/issue-name.ts";
import { toArchivePath } from "#app/domain/newsletter/newsletter-paths.ts";
import type {
  GetNewsletterArchiveQuery,
  GetNewsletterChoicesQuery,
  GetNewsletterIssueQuery,
  GetNewslettersQuery,
} from "#graphql/generated/operations.ts";

export type IssueLink = { link: string; day: string; date: string; subject: string };
export type NewsletterView = {
  slug: string;
  title: string;
  description: string;
  /** `Kommt jeden Freitag um 15 Uhr`, or empty. */
  frequency: string;
  lastIssue: IssueLink | null;
  archive: string;
  /** Null for a guest. */
  isSubscribed: boolean | null;
};

type WireIssue = { link: string; day: string; subject: string };
type Choices = NonNullable<GetNewsletterChoicesQuery["account"]>["newsletters"];

const dates = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
const longDates = new Intl.DateTimeFormat("de-AT", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** `choices` null: nobody is signed in. */
export function toNewsletterViews({ newsletters }: GetNewslettersQuery, choices: Choices | null): NewsletterView[] {
  const subscribed = new Set(choices?.filter(({ isSubscribed }) => isSubscribed).map(({ slug }) => slug));
  return newsletters.map(({ slug, title, description, frequency, last_issue }) => ({
    slug,
    title,
    description,
    frequency: toFrequencyText(frequency),
    lastIssue: last_issue === null ? null : toIssueLink(title, last_issue),
    archive: toArchivePath(slug),
    isSubscribed: choices === null ? null : subscribed.has(slug),
  }));
}

export type ArchiveView = {
  title: string;
  description: string;
  frequency: string;
  issues: IssueLink[];
  pagination: Pagination | null;
};

export function toArchiveView(newsletter: NonNullable<GetNewsletterArchiveQuery["newsletter"]>): ArchiveView {
  const { slug, title, description, frequency, issues } = newsletter;
  const path = toArchivePath(slug);
  return {
    title,
    description,
    frequency: toFrequencyText(frequency),
    issues: issues.items.map((issue) => toIssueLink(title, issue)),
    pagination: toPagination(issues.page, issues.total_pages, { first: path, pattern: `${path}/page/{page}` }),
  };
}

export type IssueView = {
  newsletter: { title: string; description: string; frequency: string; archive: string };
  day: string;
  /** `Montag, 23. November 2026` */
  date: string;
  /** What the newsroom wrote, by paragraphs; null for an issue with stories only. */
  letter: { subject: string; paragraphs: string[] } | null;
  sections: { title: string | null; teasers: Teaser[] }[];
};

/** Null where that day has no issue. */
export function toIssueView(newsletter: NonNullable<GetNewsletterIssueQuery["newsletter"]>): IssueView | null {
  const { slug, title, description, frequency, issue } = newsletter;
  if (issue === null) return null;
  const { subject, intro } = issue;
  const day = parseIssueDay(issue.day) ?? issue.day;
  const sections = issue.sections.map((section) => ({
    title: section.title,
    teasers: section.posts.map((post) => toTeaser(post)),
  }));
  return {
    newsletter: { title, description, frequency: toFrequencyText(frequency), archive: toArchivePath(slug) },
    day,
    date: longDates.format(Date.parse(`${day}T00:00:00Z`)),
    letter: intro === null ? null : { subject, paragraphs: intro.split(/\n{2,}/) },
    sections: sections.filter(({ teasers }) => teasers.length > 0),
  };
}

function toFrequencyText(frequency: string): string {
  return frequency === "" ? "" : `Kommt ${frequency}`;
}

/** The subject names the newsletter; below the newsletter's own title that name is cut. */
function toIssueLink(title: string, { link, day: name, subject }: WireIssue): IssueLink {
  const day = parseIssueDay(name) ?? name;
  const start = `${title}: `;
  return {
    link,
    day,
    date: dates.format(Date.parse(`${day}T00:00:00Z`)),
    subject: subject.startsWith(start) ? subject.slice(start.length) : subject,
  };
}
