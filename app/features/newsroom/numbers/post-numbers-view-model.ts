/** One post's numbers as the newsroom sees them: all that is kept, its line over days, its hours today. */
import { toPostNumbersPath } from "#app/domain/newsroom/post-numbers-paths.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { toShortDayText } from "#app/domain/post/date-text.ts";
import type { CountedFieldsFragment, GetPostNumbersQuery } from "#graphql/generated/operations.ts";
import { toCountedView, toCountText } from "./counted-view-model.ts";
import { toDayLine } from "./day-line.ts";
import { toPostView } from "./numbers-view-model.ts";

export type WirePostNumbers = NonNullable<NonNullable<GetPostNumbersQuery["newsroom"]>["post_numbers"]>;
export type PostNumbersView = ReturnType<typeof toPostNumbersView>;

const NOT_READ = "In diesen 30 Tagen wurde der Beitrag nicht gelesen.";
const ONE_DAY = "Der Verlauf beginnt mit diesem Tag: Ab dem nächsten ist er hier eine Linie.";
const DAY_MS = 86_400_000;
const DAYS = 30;

export function toPostNumbersView(wire: WirePostNumbers) {
  const { checked, post, days, hours } = wire;
  const [first = "", last = ""] = [days[0]?.day, days.at(-1)?.day];
  const today = checked.slice(0, 10);
  const since = days.filter(({ day }) => day >= post.published.slice(0, 10));
  const counted = days.filter(({ numbers }) => isCounted(numbers));
  const isToday = last === today;
  const most = Math.max(...hours.map(({ readers }) => readers));
  return {
    checked: { iso: checked, text: `${toClockText(checked)}\u00a0Uhr` },
    post: { ...toPostView(post), link: post.link },
    line: toDayLine(since.map(({ day, numbers }) => ({ day, readers: numbers.readers, walls: numbers.walls }))),
    /** In the place of a line. */
    noLine: counted.length === 0 ? NOT_READ : ONE_DAY,
    /** The newest first. */
    days: counted.toReversed().map(({ day, numbers }) => ({ id: day, title: toShortDayText(day), ...toCountedView(numbers) })),
    earlier: wire.has_earlier ? toPostNumbersPath(post.id, shiftDay(first, -1)) : null,
    later: isToday ? null : toPostNumbersPath(post.id, toLaterDay(last, today)),
    csvPath: toPostNumbersPath(post.id, isToday ? null : last, "csv"),
    hours: hours.map(({ hour, readers }) => ({
      id: hour,
      label: toClockText(hour),
      text: toCountText(readers),
      share: Math.round((readers / most) * 100),
    })),
  };
}

/** Null for the present day: then the address names none. */
function toLaterDay(last: string, today: string): string | null {
  const later = shiftDay(last, DAYS);
  return later < today ? later : null;
}

function isCounted({ readers, walls, started, comments }: CountedFieldsFragment): boolean {
  return readers + walls + started + comments > 0;
}

function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}
