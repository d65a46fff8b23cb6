/** The same numbers as lines of a file for spreadsheets: as they are, with every source. */
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { CountedFieldsFragment, NumberedPostFieldsFragment } from "#graphql/generated/operations.ts";
import { countUnknown, sourceTitles, UNKNOWN_SOURCE } from "./counted-view-model.ts";
import type { WirePostNumbers } from "./post-numbers-view-model.ts";

const countedColumns = [
  "Gelesen",
  "Lesezeit bekannt von",
  "Lesezeit (Sekunden, Median)",
  "Schranke gesehen",
  "Abo begonnen",
  "Abo gekauft",
  "Kommentare",
  ...Object.values(sourceTitles),
  UNKNOWN_SOURCE,
];

function toCells(counted: CountedFieldsFragment): string[] {
  const { readers, timed, median_s: median, walls, started, completed, comments, sources } = counted;
  const bySource = Object.keys(sourceTitles).map((name) => sources.find(({ source }) => source === name)?.count ?? 0);
  return [
    ...[readers, timed, median ?? "", walls, started, completed, comments],
    ...bySource,
    countUnknown({ readers, sources }),
  ].map(String);
}

/** A line a post, in their order. */
export function toPostLines(posts: readonly NumberedPostFieldsFragment[]): string[][] {
  return [
    ["Beitrag", "Nummer", "Ressort", "Erschienen", ...countedColumns],
    ...posts.map(({ id, title, section, published, numbers }) => [
      toPlainText(title),
      String(id),
      section ?? "",
      toLocalInput(published).replace("T", " "),
      ...toCells(numbers),
    ]),
  ];
}

/** A line a day, the oldest first. */
export function toDayLines({ days }: WirePostNumbers): string[][] {
  return [["Tag (UTC)", ...countedColumns], ...days.map(({ day, numbers }) => [day, ...toCells(numbers)])];
}
