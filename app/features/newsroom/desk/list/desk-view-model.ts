/** Posts of the desk in a list, and what will come out in a calendar. */
import { type DeskFilter, deskFilters, deskStateTexts } from "#app/domain/newsroom/desk/desk-states.ts";
import { DESK_PATH, toDeskPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { DeskLineFragment, GetDeskQuery } from "#graphql/generated/operations.ts";

type Wire = Pick<NonNullable<GetDeskQuery["newsroom"]>, "desk_posts" | "desk_choices">;
type Asked = { filter: DeskFilter; section: string | null; done: string | null };

export type DeskView = ReturnType<typeof toDeskView>;
export type DeskLineView = ReturnType<typeof toLine>;
export type CalendarView = ReturnType<typeof toCalendarView>;

/** As the back end pages them. */
const POSTS_A_PAGE = 30;
const UNTITLED = "Ohne Titel";

/** The place of a line as the address has it; null for anything else. */
export function parsePlace(text: string | null): string | null {
  return text !== null && /^\d{1,12}-\d{1,10}$/.test(text) ? text : null;
}

function toAddress({ filter, section }: Pick<Asked, "section"> & { filter: Pick<DeskFilter, "slug"> }, place?: string): string {
  const query = new URLSearchParams({
    ...(filter.slug === "alle" ? {} : { zeige: filter.slug }),
    ...(section === null ? {} : { ressort: section }),
    ...(place === undefined ? {} : { nach: place }),
  });
  return query.size === 0 ? DESK_PATH : `${DESK_PATH}?${query}`;
}

export function toDeskView({ desk_posts: posts, desk_choices: choices }: Wire, { filter, section, done }: Asked) {
  const lines = posts ?? [];
  const last = lines.length < POSTS_A_PAGE ? undefined : lines.at(-1);
  return {
    lines: lines.map((line) => toLine(line)),
    filters: deskFilters.map(({ slug, title }) => ({
      title,
      href: toAddress({ filter: { slug }, section }),
      isCurrent: slug === filter.slug,
    })),
    /** Stays when a section is chosen. */
    filter: filter.slug,
    sections: choices?.sections ?? [],
    section,
    isNarrowed: filter.slug !== "alle" || section !== null,
    older: last === undefined ? null : toAddress({ filter, section }, last.place),
    notice: done === "geloescht" ? "Der Entwurf ist gelöscht." : null,
  };
}

function toLine({ id, title, state, section, writer, ...wire }: DeskLineFragment) {
  const by = wire.created_by === null ? "" : `von ${wire.created_by}`;
  const changed = `geändert ${toMomentText(wire.changed)}${wire.changed_by === null || wire.changed_by === wire.created_by ? "" : ` von ${wire.changed_by}`}`;
  const moment = wire.publish_at === null ? changed : `erscheint ${toMomentText(wire.publish_at)}`;
  return {
    id,
    href: toDeskPath(id),
    title: title === "" ? UNTITLED : title,
    state,
    stateText: deskStateTexts[state],
    text: [section, by, moment].filter((part) => part !== null && part !== "").join(" · "),
    /** What should be seen at a glance. */
    marks: [
      ...(writer === null ? [] : [`${writer} schreibt gerade`]),
      ...(wire.is_changed_since ? ["Änderungen noch nicht veröffentlicht"] : []),
    ],
  };
}

const dayText = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", weekday: "long", day: "numeric", month: "long" });
const timeText = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", hour: "2-digit", minute: "2-digit" });

export function toCalendarView(posts: readonly DeskLineFragment[]) {
  const days = Map.groupBy(
    posts.filter(({ publish_at: at }) => at !== null),
    ({ publish_at: at }) => dayText.format(new Date(at ?? 0)),
  );
  return {
    days: [...days].map(([title, lines]) => ({
      title,
      lines: lines.map((line) => ({ ...toLine(line), time: timeText.format(new Date(line.publish_at ?? 0)) })),
    })),
  };
}
