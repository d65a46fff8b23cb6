/** An issue as staff prepare it: what stands in it and why, what can be done with it, and what was done last. */
import { toSectionName } from "#app/domain/newsroom/issues/issue-form.ts";
import { toIssuePath, toPreviewPath, toSearchPath } from "#app/domain/newsroom/issues/issue-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetNewsroomIssueQuery } from "#graphql/generated/operations.ts";
import { toHourText, toIssueDayText, toReadersText } from "./issue-texts.ts";
import { toPast, toPreparedText } from "./newsletters-view-model.ts";

type WireNewsletter = NonNullable<NonNullable<GetNewsroomIssueQuery["newsroom"]>["newsletter"]>;
type WireIssue = NonNullable<WireNewsletter["issue"]>;
type WireSection = WireIssue["sections"][number];
type WirePost = WireSection["posts"][number];

export type PostView = {
  id: number;
  title: string;
  link: string;
  /** When it was or will be published; what keeps it out of the mail. */
  text: string;
  isMissing: boolean;
  /** "Platz 2 in „Sport“" */
  place: string;
  isFirst: boolean;
  isLast: boolean;
};
export type SectionView = {
  at: number;
  /** As forms name it. */
  key: string;
  name: string;
  title: string;
  rank: string;
  isFirst: boolean;
  isLast: boolean;
  search: string;
  posts: PostView[];
};
export type IssueView = ReturnType<typeof toIssueView>;

type Asked = {
  /** The section for which a post is looked for. */
  opened: number | null;
  words: string;
  done: { code: string; at: string } | null;
};

export function toIssueView(
  { newsletter, issue, found }: { newsletter: WireNewsletter; issue: WireIssue; found: readonly WirePost[] | null },
  { opened, words, done }: Asked,
) {
  const { slug, title, readers, coming, past, has_archive } = newsletter;
  const isOpen = issue.state === "OPEN";
  const hasHour = issue.at !== null;
  const sections = issue.sections.map((section, at) => toSection(section, at, { slug, issue }));
  return {
    title,
    path: toIssuePath(slug, issue.day),
    preview: toPreviewPath(slug, issue.day),
    seen: { known: String(issue.revision) },
    isOpen,
    hasHour,
    isDraft: issue.is_draft,
    isArranged: issue.is_arranged,
    isLeftOut: issue.is_left_out,
    when: toWhen(issue, readers),
    prepared: toPrepared(issue),
    warning: toWarning(issue),
    planned: issue.send_at === null ? null : `Geht ${toHourText(issue.send_at)} hinaus, so wie sie dann ist.`,
    readers: toReadersText(readers),
    subject: issue.subject ?? "",
    intro: issue.intro ?? "",
    subjectHint: toSubjectHint(issue),
    coming: coming.map((one) => ({
      path: toIssuePath(slug, one.day),
      day: toIssueDayText(one.day),
      text: toPreparedText(one),
      isCurrent: one.day === issue.day,
    })),
    sections,
    past: toPast(slug, past, has_archive),
    done: done === null ? null : toDoneText(done.code, { sections, readers }),
    doneAt: done === null ? null : { at: done.at, step: steps[done.code] ?? null },
    opened: isOpen ? toOpened(sections, { opened, words, found }) : null,
  };
}

/** What was pressed last can be pressed again. */
const steps: Readonly<Record<string, "up" | "down">> = { auf: "up", ab: "down" };

function toWhen({ at, state }: WireIssue, readers: number): string {
  const to = toReadersText(readers);
  if (at === null) return `Dieser Newsletter hat keine feste Zeit. Was du schreibst, geht an ${to}, wenn du es sendest.`;
  if (state === "SENT") return `Die Ausgabe vom ${toHourText(at)} ist hinausgegangen. Hier lässt sich nichts mehr ändern.`;
  if (state === "OVER") return `Die Stunde dieser Ausgabe war ${toHourText(at)}. Es ging keine hinaus.`;
  return `Geht ${toHourText(at)} an ${to}.`;
}

function toPrepared({ is_draft, is_arranged, changed, changed_by, at }: WireIssue): string {
  if (!is_draft)
    return at === null
      ? "Noch hat niemand etwas geschrieben."
      : "Noch hat niemand etwas geändert: Sie macht sich von selbst, so wie hier.";
  const by = changed_by === null ? "" : ` von ${changed_by}`;
  const when = changed === null ? "" : ` ${toMomentText(changed)}`;
  const posts = at === null || is_arranged ? "" : " Die Beiträge wählt sie selbst.";
  return `Zuletzt geändert${when}${by}.${posts}`;
}

function toWarning({ state, at, is_arranged, is_left_out, sections, intro }: WireIssue): string | null {
  if (state !== "OPEN") return null;
  if (is_left_out) return "Diese Ausgabe entfällt. Bis zu ihrer Stunde lässt sich das zurücknehmen.";
  const hasPost = sections.some(({ posts }) => posts.some(({ is_out }) => is_out));
  if (hasPost) return null;
  if (at === null) return intro === null ? null : "Ohne Beitrag geht die Einleitung allein hinaus.";
  return is_arranged
    ? "Von diesen Beiträgen ist dann keiner zu sehen: So macht sich die Ausgabe wieder von selbst, auch Betreff und Einleitung."
    : "Bis jetzt gibt es nichts Neues. Ohne Beitrag geht keine Ausgabe hinaus.";
}

function toSubjectHint({ own_subject }: WireIssue): string {
  return own_subject === null ? "Leer geht er nur mit einem Beitrag." : `Leer heißt sie: ${toPlainText(own_subject)}`;
}

function toSection({ title, posts }: WireSection, at: number, { slug, issue }: { slug: string; issue: WireIssue }): SectionView {
  const name = title ?? (at === 0 ? "Aufmacher" : "Ohne Überschrift");
  const isEndOf = (end: "first" | "last") => (end === "first" ? at === 0 : at === issue.sections.length - 1);
  return {
    at,
    key: toSectionName(at, title),
    name,
    title: title ?? "",
    rank: `${at + 1} von ${issue.sections.length}`,
    isFirst: isEndOf("first"),
    isLast: isEndOf("last"),
    search: toSearchPath(slug, issue.day, at),
    posts: posts.map((post, place) => ({
      ...toPostLine(post),
      isMissing: !post.is_out,
      place: `Platz ${place + 1} in „${name}“`,
      isFirst: isEndOf("first") && place === 0,
      isLast: isEndOf("last") && place === posts.length - 1,
    })),
  };
}

function toPostLine({ id, title, link, date, is_out }: WirePost) {
  const when = date === null ? "Entwurf" : `${is_out ? "" : "erst "}${toMomentText(date)}`;
  return { id, title: toPlainText(title), link, text: is_out ? when : `${when}: steht nicht in der Mail` };
}

function toOpened(
  sections: readonly SectionView[],
  { opened, words, found }: { opened: number | null; words: string; found: readonly WirePost[] | null },
) {
  if (opened === null || (sections[opened] === undefined && opened !== 0)) return null;
  const section = sections[opened];
  return {
    at: opened,
    key: section?.key ?? "",
    heading: section === undefined ? "Ein Beitrag für die Ausgabe" : `Ein Beitrag für „${section.name}“`,
    words,
    found:
      found?.map(({ id, title, date, is_out }) => ({
        id,
        title: toPlainText(title),
        text: `Nr. ${id}, ${date === null ? "Entwurf" : is_out ? toMomentText(date) : `geplant für ${toMomentText(date)}`}`,
      })) ?? null,
    isMissed: found !== null && found.length === 0,
  };
}

const doneTexts: Readonly<Record<string, string>> = {
  texte: "Übernommen.",
  neu: "Der neue Abschnitt steht ganz unten. Ohne Beitrag steht er nicht in der Mail.",
  umbenannt: "Der Abschnitt ist umbenannt.",
  "abschnitt-weg": "Der Abschnitt ist weg, mit seinen Beiträgen.",
  auf: "Nach oben gerückt.",
  ab: "Nach unten gerückt.",
  weg: "Der Beitrag steht nicht mehr in der Ausgabe.",
  dazu: "Der Beitrag steht jetzt in der Ausgabe.",
  automatisch: "Die Beiträge wählt die Ausgabe wieder selbst.",
  verworfen: "Alles verworfen: So war es, bevor jemand etwas geändert hat.",
  entfaellt: "Diese Ausgabe entfällt.",
  "entfaellt-nicht": "Die Ausgabe entfällt doch nicht.",
  probe: "Die Probemail ist unterwegs, an deine eigene Adresse.",
  geplant: "Geplant. Bis dahin kannst du die Ausgabe weiter ändern.",
  ungeplant: "Der Plan ist zurückgenommen. Was geschrieben ist, bleibt.",
};

function toDoneText(code: string, { sections, readers }: { sections: readonly SectionView[]; readers: number }): string | null {
  if (code === "gesendet") return `Gesendet. Die Ausgabe ist unterwegs an ${toReadersText(readers)}.`;
  return sections.length === 0 && (code === "auf" || code === "ab") ? null : (doneTexts[code] ?? null);
}
