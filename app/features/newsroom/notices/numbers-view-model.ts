/** The yearly numbers (Digital Services Act, Art. 15 and 24) as a page and as a file show them. */
import { noticeOutcomes } from "#app/domain/notice/notice-form.ts";
import { toNumbersPath } from "#app/domain/notice/notice-paths.ts";
import { toCsv } from "#app/features/newsroom/room/to-csv.ts";
import type { GetModerationNumbersQuery } from "#graphql/generated/operations.ts";
import { type CommentGroundName, commentGrounds, toGroundText } from "#shared/rules/comment-grounds.ts";
import { noticeCategories, toCategoryTitle } from "#shared/rules/notice-rules.ts";

type WireNumbers = NonNullable<NonNullable<GetModerationNumbersQuery["newsroom"]>["moderation_numbers"]>;
type WireDecisions = WireNumbers["decisions"][number];

/** `value` is a number, or says why there is none. */
type NumberRow = { label: string; value: string };
export type NumberTable = { title: string; note: string | null; rows: NumberRow[] };
export type NumbersView = ReturnType<typeof toNumbersView>;

const NONE = "–";
/** Nobody is told apart here who does not sign in. */
const UNCOUNTED =
  "Wie viele Menschen die Seiten in einem Monat lesen (Art. 24 Abs. 2), wird hier nicht gezählt: Wer nicht angemeldet ist, wird nicht wiedererkannt. Nimm diese Zahl aus deiner Reichweitenmessung.";

const kinds: Readonly<Record<string, string>> = {
  shown: "Stehen gelassen oder freigegeben",
  hidden: "Ausgeblendet",
  deleted: "Gelöscht",
  banned: "Konten vom Kommentieren ausgeschlossen",
  unbanned: "Ausschlüsse aufgehoben",
};
const complaintNames = { upheld: "Berechtigt", refused: "Abgelehnt", open: "Noch offen" };

/** `thisYear` is the last one with numbers. */
export function toNumbersView(numbers: WireNumbers, thisYear: number) {
  const { year } = numbers;
  return {
    year,
    isOver: year < thisYear,
    before: { label: String(year - 1), path: toNumbersPath(year - 1) },
    after: year < thisYear ? { label: String(year + 1), path: toNumbersPath(year + 1) } : null,
    csvPath: toNumbersPath(year, "csv"),
    tables: toTables(numbers),
    uncounted: UNCOUNTED,
  };
}

function toTables(numbers: WireNumbers): NumberTable[] {
  const { decisions, complaints, notices_by_category: byCategory, notices_by_outcome: byOutcome } = numbers;
  const taken = decisions.filter(({ kind }) => kind === "hidden" || kind === "deleted");
  const complaintCount = complaints.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      title: "Meldungen nach Grund",
      note: "Eingelangt in diesem Jahr (Art. 16)",
      rows: [
        ...noticeCategories.map(({ key }) => ({ label: toCategoryTitle(key), value: findCount(byCategory, key) })),
        { label: "Alle", value: toText(byCategory.reduce((sum, { count }) => sum + count, 0)) },
        { label: "davon zu Kommentaren", value: toText(numbers.notices_about_comments) },
        { label: "automatisch bearbeitet", value: "0" },
      ],
    },
    {
      title: "Meldungen nach Ergebnis",
      note: null,
      rows: [
        ...noticeOutcomes.map(({ outcome, title }) => ({ label: title, value: findCount(byOutcome, outcome.toLowerCase()) })),
        { label: "Noch offen", value: findCount(byOutcome, "open") },
        { label: "Zeit bis zur Entscheidung (Median)", value: toDuration(numbers.median_seconds) },
      ],
    },
    {
      title: "Entscheidungen über Kommentare",
      note: "In diesem Jahr, von Menschen getroffen",
      rows: [
        ...Object.entries(kinds).map(([kind, label]) => ({ label, value: sum(decisions, (one) => one.kind === kind) })),
        { label: "Weggenommen auf eine Meldung hin", value: sum(taken, (one) => one.by_notice) },
        { label: "Weggenommen aus eigenem Antrieb", value: sum(taken, (one) => !one.by_notice) },
        { label: "Zuvor von einer Regel automatisch zurückgehalten", value: sum(decisions, (one) => one.was_held) },
      ],
    },
    { title: "Weggenommene Kommentare nach Grund", note: null, rows: toGrounds(taken) },
    {
      title: "Beschwerden",
      note: "Gegen Entscheidungen dieses Jahres (Art. 20)",
      rows: [
        ...Object.entries(complaintNames).map(([name, label]) => ({ label, value: findCount(complaints, name) })),
        { label: "Alle", value: toText(complaintCount) },
      ],
    },
    {
      title: "Kommentare",
      note: null,
      rows: [{ label: "Geschrieben in diesem Jahr und noch da", value: toText(numbers.comments) }],
    },
  ];
}

function toGrounds(taken: readonly WireDecisions[]): NumberRow[] {
  const grounds = Map.groupBy(taken, ({ ground }) => ground ?? "ohne Angabe");
  if (grounds.size === 0) return [{ label: "Keine", value: "0" }];
  return [...grounds].map(([ground, of]) => ({ label: toLabel(ground), value: sum(of, () => true) }));
}

/** As the author was told it. */
function toLabel(ground: string): string {
  return Object.hasOwn(commentGrounds, ground) ? toGroundText(ground as CommentGroundName) : ground;
}

function sum(decisions: readonly WireDecisions[], isMeant: (one: WireDecisions) => boolean): string {
  return toText(decisions.reduce((total, one) => total + (isMeant(one) ? one.count : 0), 0));
}

function findCount(numbers: readonly { name: string; count: number }[], name: string): string {
  return toText(numbers.find((one) => one.name === name)?.count ?? 0);
}

const toText = (count: number) => count.toLocaleString("de-AT");
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** In the largest unit of which there are two. */
function toDuration(seconds: number | null): string {
  if (seconds === null) return NONE;
  const [unit, name] =
    seconds >= 2 * DAY_S ? [DAY_S, "Tage"] : seconds >= 2 * HOUR_S ? [HOUR_S, "Stunden"] : ([MINUTE_S, "Minuten"] as const);
  const count = Math.round(seconds / unit);
  return count === 1 ? "1 Minute" : `${count.toLocaleString("de-AT")} ${name}`;
}

export function toNumbersCsv({ year, tables, uncounted }: NumbersView): string {
  return toCsv([
    ["Jahr", String(year), ""],
    ...tables.flatMap(({ title, rows }) => rows.map(({ label, value }) => [title, label, value])),
    ["Leserinnen und Leser im Monat", "", uncounted],
  ]);
}
