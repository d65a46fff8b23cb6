/** The newsletters as staff see them: when the next issue goes, to how many, whether somebody has prepared it, and what was sent. */
import { toArchivePath } from "#app/domain/newsletter/newsletter-paths.ts";
import { toIssuePath } from "#app/domain/newsroom/issues/issue-paths.ts";
import type { GetNewsroomNewslettersQuery } from "#graphql/generated/operations.ts";
import { toHourText, toIssueDayText, toReadersText } from "./issue-texts.ts";

type WireNewsletter = NonNullable<NonNullable<GetNewsroomNewslettersQuery["newsroom"]>["newsletters"]>[number];
type WireComing = WireNewsletter["coming"][number];
type WirePast = WireNewsletter["past"][number];

export type PastView = { name: string; subject: string; day: string; text: string; link: string | null };
export type NewsletterLine = {
  slug: string;
  title: string;
  path: string;
  /** When it goes, and to how many. */
  when: string;
  /** What is prepared. */
  text: string;
  past: PastView[];
};

export function toNewsletterLines(newsletters: readonly WireNewsletter[]): NewsletterLine[] {
  return newsletters.map((newsletter) => {
    const { slug, title, readers, coming, past, has_archive } = newsletter;
    const [next] = coming;
    return {
      slug,
      title,
      path: toIssuePath(slug),
      when: `${toWhen(newsletter, next)} an ${toReadersText(readers)}`,
      text: toPreparedText(next),
      past: toPast(slug, past, has_archive),
    };
  });
}

function toWhen({ has_schedule }: WireNewsletter, next: WireComing | undefined): string {
  if (next === undefined) return "Keine Ausgabe in den nächsten 14 Tagen;";
  if (!has_schedule) return next.send_at === null ? "Von Hand," : `Geplant für ${toHourText(next.send_at)},`;
  return next.at === null ? "" : `${toHourText(next.at)},`;
}

/** `Entfällt`, or who has prepared it. */
export function toPreparedText(issue: Pick<WireComing, "is_draft" | "is_left_out" | "changed_by" | "at"> | undefined): string {
  if (issue === undefined) return "";
  if (issue.is_left_out) return "Entfällt";
  if (!issue.is_draft) return issue.at === null ? "Noch nichts geschrieben" : "Macht sich von selbst";
  return issue.changed_by === null ? "Vorbereitet" : `Vorbereitet von ${issue.changed_by}`;
}

export function toPast(slug: string, past: readonly WirePast[], hasArchive: boolean): PastView[] {
  return past.map(({ day, subject, sent, readers }) => ({
    name: day,
    subject,
    day: toIssueDayText(day),
    text: toSentText(sent, readers),
    link: hasArchive ? `${toArchivePath(slug)}/${day}` : null,
  }));
}

function toSentText(sent: string | null, readers: number | null): string {
  if (sent === null) return "nur im Archiv";
  return readers === null ? "gesendet" : `an ${toReadersText(readers)}`;
}
