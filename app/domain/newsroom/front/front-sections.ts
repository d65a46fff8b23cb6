/** How the sections of the front page and what is pinned in them change, step by step: each gives new sections and leaves the others alone. */
import type { CardRatio, HomeSectionLayout } from "#graphql/generated/contract.ts";

export type FrontPin = { place: number; post: number; ends: string | null };
export type FrontSettings = {
  title: string | null;
  link: string | null;
  layout: HomeSectionLayout;
  feed: string | null;
  post_count: number;
  ratio: CardRatio;
  button_text: string | null;
  shows_pictures: boolean;
};
export type FrontSection = FrontSettings & { key: string; pins: readonly FrontPin[] };

/** These bring their own posts, so nothing is pinned in them. */
export function hasOwnPosts(layout: HomeSectionLayout): boolean {
  return layout === "MOST_READ" || layout === "MUNICIPALITY";
}

/** The section `by` places further down, or up where that is negative; it stops at the ends. */
export function moveSection(sections: readonly FrontSection[], key: string, by: number): FrontSection[] {
  const from = sections.findIndex((section) => section.key === key);
  const moved = sections[from];
  if (moved === undefined) return [...sections];
  const others = sections.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(from + by, 0), others.length), 0, moved);
}

export function removeSection(sections: readonly FrontSection[], key: string): FrontSection[] {
  return sections.filter((section) => section.key !== key);
}

/** At the end; it gets its key when it is kept. */
export function addSection(sections: readonly FrontSection[], settings: FrontSettings): FrontSection[] {
  return [...sections, { ...settings, key: "", pins: [] }];
}

/** Pins for which there is no place any more go. */
export function changeSection(sections: readonly FrontSection[], key: string, settings: FrontSettings): FrontSection[] {
  return sections.map((section) =>
    section.key === key
      ? {
          ...settings,
          key,
          pins: hasOwnPosts(settings.layout) ? [] : section.pins.filter(({ place }) => place < settings.post_count),
        }
      : section,
  );
}

/** A post is pinned once on the page: elsewhere it goes. */
export function pinPost(sections: readonly FrontSection[], key: string, pin: FrontPin): FrontSection[] {
  return sections.map((section) => {
    const others = section.pins.filter(({ post, place }) => post !== pin.post && (section.key !== key || place !== pin.place));
    return { ...section, pins: section.key === key ? [...others, pin] : others };
  });
}

export function unpin(sections: readonly FrontSection[], key: string, place: number): FrontSection[] {
  return sections.map((section) =>
    section.key === key ? { ...section, pins: section.pins.filter((pin) => pin.place !== place) } : section,
  );
}

type Move = { post: number; from: { key: string; place: number }; to: { key: string; place: number } };

/**
 * The post stands at another place, pinned there from then on. What was pinned there makes room: towards the place that is left, or from
 * another section downwards; the last one that finds no room goes.
 */
export function movePost(sections: readonly FrontSection[], { post, from, to }: Move): FrontSection[] {
  const ends = sections.flatMap(({ pins }) => pins).find((pin) => pin.post === post)?.ends ?? null;
  const step = from.key === to.key && to.place > from.place ? -1 : 1;
  return sections.map((section) => {
    const others = section.pins.filter((pin) => pin.post !== post);
    if (section.key !== to.key) return { ...section, pins: others };
    const pins = makeRoom(others, to.place, step).filter(({ place }) => place >= 0 && place < section.post_count);
    return { ...section, pins: [...pins, { place: to.place, post, ends }] };
  });
}

function makeRoom(pins: readonly FrontPin[], place: number, step: 1 | -1): FrontPin[] {
  const taken = new Set(pins.map((pin) => pin.place));
  const moving = new Set<number>();
  for (let at = place; taken.has(at); at += step) moving.add(at);
  return pins.map((pin) => (moving.has(pin.place) ? { ...pin, place: pin.place + step } : pin));
}
