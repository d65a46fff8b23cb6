/** What a state changed in the one before, part by part. */
import type { StateKind } from "#workers/backend/content/write/arranged/states.ts";
import type { ArrangedSection } from "#workers/backend/content/write/arranged/write-home.ts";
import type { MenuItems } from "#workers/backend/content/write/arranged/write-menu.ts";

export type ChangeKind = "ADDED" | "REMOVED" | "CHANGED" | "MOVED" | "PINNED" | "UNPINNED";
/** `post`: of a pin, whose headline tells it. */
export type StateChange = { kind: ChangeKind; what: string; post?: number };

/** Of two states of the front page, as JSON. */
function findFrontChanges(before: string, after: string): StateChange[] {
  const former = parse<{ sections: ArrangedSection[] }>(before).sections;
  const later = parse<{ sections: ArrangedSection[] }>(after).sections;
  const name = ({ title, layout }: ArrangedSection) => title ?? layout;
  const pinsOf = (sections: ArrangedSection[]) =>
    new Map(
      sections.flatMap(({ key, pins }) => pins.map(({ post, place, until }) => [post, `${key} ${place} ${until}`] as const)),
    );
  const [pinned, nowPinned] = [pinsOf(former), pinsOf(later)];
  return [
    ...findParts(former, later, { toKey: ({ key }) => key, name, toText: ({ pins: _, ...section }) => JSON.stringify(section) }),
    ...[...nowPinned].filter(([post, at]) => pinned.get(post) !== at).map(([post]) => toPin("PINNED", post)),
    ...[...pinned].filter(([post]) => !nowPinned.has(post)).map(([post]) => toPin("UNPINNED", post)),
  ];
}

/** Of two states of a menu, as JSON. */
function findMenuChanges(before: string, after: string): StateChange[] {
  const [former, later] = [before, after].map((content) => parse<{ items: MenuItems }>(content).items) as [MenuItems, MenuItems];
  return findParts(former, later, {
    toKey: ({ title }) => title,
    name: ({ title }) => title,
    toText: (item) => JSON.stringify(item),
  });
}

const pageParts = { title: "Titel", slug: "Adresse", description: "Beschreibung", blocks: "Text" } as const;

/** Of two states of a standing page, as JSON. */
function findPageChanges(before: string, after: string): StateChange[] {
  const [former, later] = [before, after].map((content) => parse<Record<string, unknown>>(content));
  return Object.entries(pageParts)
    .filter(([part]) => JSON.stringify(former?.[part]) !== JSON.stringify(later?.[part]))
    .map(([, what]) => ({ kind: "CHANGED", what }));
}

/** Of two states of a term, as JSON: each field that says something else, by its name. */
function findTermChanges(before: string, after: string): StateChange[] {
  const [former, later] = [before, after].map((content) => parse<Record<string, string | null>>(content));
  return Object.entries(later ?? {})
    .filter(([field, value]) => former?.[field] !== value)
    .map(([field]) => ({ kind: "CHANGED", what: field }));
}

/** By what was arranged. */
export const changesOf: Record<StateKind, (before: string, after: string) => StateChange[]> = {
  home: findFrontChanges,
  menu: findMenuChanges,
  page: findPageChanges,
  term: findTermChanges,
};

const parse = <Content>(content: string) => JSON.parse(content) as Content;
const toPin = (kind: ChangeKind, post: number): StateChange => ({ kind, what: "", post });

type Reading<Part> = { toKey: (part: Part) => string; name: (part: Part) => string; toText: (part: Part) => string };

function findParts<Part>(former: Part[], later: Part[], { toKey, name, toText }: Reading<Part>): StateChange[] {
  const known = new Map(former.map((part) => [toKey(part), part]));
  const kept = later.filter((part) => known.has(toKey(part)));
  const left = new Set(later.map(toKey));
  const order = former.filter((part) => left.has(toKey(part))).map(toKey);
  const moved = kept.filter((part, index) => order[index] !== toKey(part));
  const toText_ = (key: string) => {
    const part = known.get(key);
    return part === undefined ? null : toText(part);
  };
  return [
    ...later.filter((part) => !known.has(toKey(part))).map((part) => ({ kind: "ADDED" as const, what: name(part) })),
    ...former.filter((part) => !left.has(toKey(part))).map((part) => ({ kind: "REMOVED" as const, what: name(part) })),
    ...kept
      .filter((part) => toText_(toKey(part)) !== toText(part))
      .map((part) => ({ kind: "CHANGED" as const, what: name(part) })),
    ...moved.map((part) => ({ kind: "MOVED" as const, what: name(part) })),
  ];
}
