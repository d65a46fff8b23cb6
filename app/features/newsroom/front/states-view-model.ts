/** What was published before, in words. */
import { frontLayouts } from "#app/domain/newsroom/front/front-form.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetFrontStatesQuery } from "#graphql/generated/operations.ts";
import { toSectionName, toSectionText } from "./front-view-model.ts";

type WireFront = NonNullable<NonNullable<GetFrontStatesQuery["newsroom"]>["front"]>;
type WireState = WireFront["states"][number];
type WireChange = WireState["changes"][number];

export type StateView = { id: number; title: string; text: string; isPresent: boolean };

const causes: Record<WireState["cause"], string> = {
  BEFORE: "Was vorher da war",
  PUBLISHED: "Veröffentlicht",
  PLANNED: "Wie geplant veröffentlicht",
  RESTORED: "Früherer Stand zurückgeholt",
  IMPORT: "Import",
};
const kinds: Record<WireChange["kind"], string> = {
  ADDED: "neu",
  REMOVED: "entfernt",
  CHANGED: "geändert",
  MOVED: "verschoben",
  PINNED: "angeheftet",
  UNPINNED: "gelöst",
};
/** More changes of a kind are counted. */
const MAX_NAMED = 3;

/** The last first: that is what stands. `toName` says how what was changed is called. */
export function toStates(
  states: readonly WireState[],
  latest: number,
  toName: (what: string) => string = toPartName,
): StateView[] {
  return states.map(({ id, set, set_by, cause, changes }) => ({
    id,
    title: toStateTitle({ cause, set, set_by }),
    text: toChangesText(changes, toName),
    isPresent: id === latest,
  }));
}

/** What became of it, when and by whom. */
export function toStateTitle({ cause, set, set_by: by }: Pick<WireState, "cause" | "set" | "set_by">): string {
  return `${causes[cause]}, ${toMomentText(set)}${by === null ? "" : `, ${by}`}`;
}

function toChangesText(changes: readonly WireChange[], toName: (what: string) => string): string {
  const parts = [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, own]) => {
    const names = own.slice(0, MAX_NAMED).map(({ what }) => toName(what));
    const more = own.length - names.length;
    return `${kinds[kind]}: ${names.join(", ")}${more > 0 ? ` und ${more} mehr` : ""}`;
  });
  return parts.join("; ");
}

/** A section without a title is called after its layout. */
function toPartName(what: string): string {
  return `„${frontLayouts.find(({ layout }) => layout === what)?.title ?? toPlainText(what)}“`;
}

export type OpenState = {
  id: number;
  sections: { key: string; name: string; text: string; pins: { key: number; text: string }[] }[];
};

/** A state whole: its sections and what was pinned in them. */
export function toOpenState({ state, sources }: Pick<WireFront, "state" | "sources">, id: number): OpenState {
  const sections = (state ?? []).map((section) => ({
    key: section.key,
    name: toSectionName(section),
    text: toSectionText(section, sources),
    pins: section.places.flatMap(({ pin }, place) => {
      if (pin === null) return [];
      const title = pin.post === null ? `Nr. ${pin.post_id}, nicht mehr da` : toPlainText(pin.post.title);
      return [{ key: place, text: `Platz ${place + 1}: ${title}${pin.ends === null ? "" : `, bis ${toMomentText(pin.ends)}`}` }];
    }),
  }));
  return { id, sections };
}
