/** The breaking line as the newsroom sees it: what stands now, what stood before, and what a line may lead to. */
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetBreakingLinesQuery } from "#graphql/generated/operations.ts";

type Newsroom = NonNullable<GetBreakingLinesQuery["newsroom"]>;
type WireLine = NonNullable<Newsroom["breaking_lines"]>[number];

export type BreakingLinesView = ReturnType<typeof toBreakingLinesView>;
export type StandingView = ReturnType<typeof toStanding>;

export function toBreakingLinesView({
  breaking_lines: lines,
  breaking_devices: devices,
  tickers,
}: Pick<Newsroom, "breaking_lines" | "breaking_devices" | "tickers">) {
  const all = lines ?? [];
  const standing = all.find((line) => line.is_standing);
  return {
    /** How many would get a notice; null where none are offered. */
    devices: devices ?? null,
    standing: standing === undefined ? null : toStanding(standing),
    last: all.filter((line) => line !== standing).map(toLast),
    /** What is offered for the link while somebody types. */
    tickers: (tickers ?? [])
      .filter((ticker) => !ticker.is_over)
      .map(({ title, link }) => ({ link, title: `Liveticker: ${toPlainText(title)}` })),
  };
}

function toStanding({ revision, text, link, post_title: title, set_by: by, set, ends, pushed }: WireLine) {
  return {
    pushed: pushed ?? null,
    revision,
    text,
    link,
    ends,
    endTime: toClockText(ends),
    localEnd: toLocalInput(ends),
    facts: [
      { label: "Führt zu", text: title === null ? link : toPlainText(title) },
      { label: "Bis", text: toMomentText(ends) },
      { label: "Gesetzt", text: `${toMomentText(set)}${by === null ? "" : `, von ${by}`}` },
      ...(pushed == null
        ? []
        : [{ label: "Benachrichtigt", text: pushed === 1 ? "1 Gerät" : `${pushed.toLocaleString("de-AT")} Geräte` }]),
    ],
  };
}

function toLast({ revision, text, link, set_by: by, set, ends }: WireLine) {
  return { revision, text, link, time: `${toMomentText(set)} bis ${toClockText(ends)}\u00a0Uhr${by === null ? "" : `, ${by}`}` };
}
