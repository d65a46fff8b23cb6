/** The front page as staff arrange it: sections, places, what stands there and why, and what was done last. */
import { frontLayouts, frontRatios } from "#app/domain/newsroom/front/front-form.ts";
import { type FrontSpot, toSpotPath, toSpotText } from "#app/domain/newsroom/front/front-paths.ts";
import { hasOwnPosts } from "#app/domain/newsroom/front/front-sections.ts";
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetFrontQuery } from "#graphql/generated/operations.ts";

type Newsroom = NonNullable<GetFrontQuery["newsroom"]>;
type WireFront = NonNullable<Newsroom["front"]>;
type WireSection = WireFront["sections"][number];
type WirePlace = WireSection["places"][number];
type WirePost = NonNullable<WirePlace["post"]>;
type WireSource = WireFront["sources"][number];

export type PlaceView = {
  place: number;
  spot: string;
  path: string;
  title: string;
  link: string | null;
  /** Why it stands there, or what is to come. */
  text: string;
  /** The post that the buttons of the place are about; null where nothing stands. */
  post: number | null;
  isPinned: boolean;
};
export type SectionView = {
  key: string;
  name: string;
  text: string;
  /** "2 von 5" */
  rank: string;
  isFirst: boolean;
  isLast: boolean;
  isFixed: boolean;
  places: PlaceView[];
  values: Record<string, string>;
};
export type SourceGroup = { title: string; options: { value: string; text: string }[] };
export type FrontView = ReturnType<typeof toFrontView>;

const groups: Record<WireSource["kind"], string> = {
  LIST: "Listen",
  CATEGORY: "Rubriken",
  TOPIC: "Themen",
  MUNICIPALITY: "Gemeinden",
  AUTHOR: "Autorinnen und Autoren",
};

type Asked = {
  /** The place for which a post is looked for. */
  opened: FrontSpot | null;
  words: string;
  done: { code: string; spot: FrontSpot | null } | null;
};

export function toFrontView(
  { front, found, line }: { front: WireFront; found: readonly WirePost[] | null; line: GetFrontQuery["breaking_line"] },
  { opened, words, done }: Asked,
) {
  const sections = front.sections.map((section, index) => toSection(section, front, index));
  const open = sections.find(({ key }) => key === opened?.section)?.places.find(({ place }) => place === opened?.place);
  return {
    seen: { known: String(front.revision), latest: String(front.latest) },
    state: toState(front),
    isDraft: front.is_draft,
    planned: front.publish_at === null ? null : `Erscheint ${toMomentText(front.publish_at)}, so wie der Entwurf dann ist.`,
    outdated: front.is_draft && front.base !== front.latest ? OUTDATED : null,
    breaking: line === null ? null : `${line.text} (bis ${toMomentText(line.ends)})`,
    sections,
    sources: toGroups(front.sources),
    done: done === null ? null : toDoneText(done, sections),
    doneAt: done?.spot == null ? null : { spot: toSpotText(done.spot), step: steps[done.code] ?? null },
    opened: open === undefined || opened === null ? null : toOpened(open, sections, { opened, words, found }, front),
  };
}

/** What was pressed last can be pressed again. */
const steps: Readonly<Record<string, "up" | "down">> = { auf: "up", ab: "down" };

const OUTDATED =
  "Seit dieser Entwurf begonnen wurde, hat ein Import oder ein früherer Stand die Titelseite ersetzt. Wenn du veröffentlichst, gilt der Entwurf; was jetzt steht, bleibt unter „Stände“.";

function toState({ is_draft, changed, changed_by }: WireFront): string {
  if (!is_draft) return "So steht die Titelseite. Was du hier änderst, sieht niemand, bis du es veröffentlichst.";
  const by = changed_by === null ? "" : ` von ${changed_by}`;
  return `Entwurf, zuletzt geändert ${changed === null ? "" : toMomentText(changed)}${by}. Noch sieht ihn niemand außer der Redaktion.`;
}

/** What a section is called where it has no title of its own. */
export function toSectionName({ title, layout }: Pick<WireSection, "title" | "layout">): string {
  return title ?? frontLayouts.find((one) => one.layout === layout)?.title ?? layout;
}

export function toSectionText({ layout, feed, post_count }: WireSection, sources: readonly WireSource[]): string {
  const form = frontLayouts.find((one) => one.layout === layout)?.title ?? layout;
  const source = feed === null ? null : (sources.find(({ key }) => key === feed)?.title ?? feed);
  return [form, ...(source === null ? [] : [source]), post_count === 1 ? "1 Platz" : `${post_count} Plätze`].join(" · ");
}

function toSection(section: WireSection, { sections, sources }: WireFront, index: number): SectionView {
  const { key, places, title, link, layout, feed, post_count, ratio, button_text, shows_pictures } = section;
  return {
    key,
    name: toSectionName(section),
    text: toSectionText(section, sources),
    rank: `${index + 1} von ${sections.length}`,
    isFirst: index === 0,
    isLast: index === sections.length - 1,
    isFixed: hasOwnPosts(layout),
    places: places.map((place, at) => toPlace(place, { section: key, place: at })),
    values: {
      title: title ?? "",
      link: link ?? "",
      layout,
      feed: feed ?? "",
      post_count: String(post_count),
      ratio,
      button_text: button_text ?? "",
      shows_pictures: shows_pictures ? "on" : "",
    },
  };
}

function toPlace({ post, pin }: WirePlace, spot: FrontSpot & { place: number }): PlaceView {
  const isWaiting = pin !== null && pin.post_id !== post?.id;
  const shown = isWaiting ? (pin.post ?? post) : post;
  return {
    place: spot.place,
    spot: toSpotText(spot),
    path: toSpotPath(spot),
    title: shown === null ? "Leer" : toPlainText(shown.title),
    link: shown?.link ?? null,
    text: toPlaceText(post, pin, isWaiting),
    post: pin?.post_id ?? post?.id ?? null,
    isPinned: pin !== null,
  };
}

function toPlaceText(post: WirePost | null, pin: WirePlace["pin"], isWaiting: boolean): string {
  if (pin === null) return post === null ? "Die Liste hat keinen Beitrag mehr." : "Automatisch";
  const until = pin.ends === null ? "" : ` bis ${toMomentText(pin.ends)}`;
  if (!isWaiting) return `Angeheftet${until}`;
  const when = pin.post?.date == null ? "sobald er veröffentlicht ist" : toMomentText(pin.post.date);
  const instead = post === null ? "" : `; bis dahin: ${toPlainText(post.title)}`;
  return `Angeheftet${until}, erscheint ${when}${instead}`;
}

function toGroups(sources: readonly WireSource[]): SourceGroup[] {
  return [...Map.groupBy(sources, ({ kind }) => kind)].map(([kind, own]) => ({
    title: groups[kind],
    options: own.map(({ key, title }) => ({ value: key, text: title })),
  }));
}

/** The results of a search, or what stands at the place. */
function toOpened(
  place: PlaceView,
  sections: readonly SectionView[],
  { opened, words, found }: { opened: FrontSpot; words: string; found: readonly WirePost[] | null },
  front: WireFront,
) {
  const section = sections.find(({ key }) => key === opened.section);
  const pin = front.sections.find(({ key }) => key === opened.section)?.places[place.place]?.pin ?? null;
  return {
    ...place,
    heading: `Platz ${place.place + 1} in „${section?.name ?? ""}“`,
    words,
    ends: pin?.ends == null ? "" : toLocalInput(pin.ends),
    found: found === null ? null : found.map(toFound),
    isMissed: found !== null && found.length === 0,
  };
}

function toFound({ id, title, date, is_out }: WirePost) {
  const when = date === null ? "Entwurf" : is_out ? toMomentText(date) : `geplant für ${toMomentText(date)}`;
  return { id, title: toPlainText(title), text: `Nr. ${id}, ${when}` };
}

const doneTexts: Readonly<Record<string, string>> = {
  weg: "Der Abschnitt ist aus dem Entwurf entfernt.",
  neu: "Der neue Abschnitt steht ganz unten.",
  veroeffentlicht: "Veröffentlicht. Leserinnen und Leser sehen das jetzt.",
  geplant: "Geplant. Bis dahin kannst du den Entwurf weiter ändern.",
  ungeplant: "Der Plan ist zurückgenommen. Der Entwurf bleibt.",
  verworfen: "Der Entwurf ist verworfen. Das ist, was steht.",
};

function toDoneText({ code, spot }: NonNullable<Asked["done"]>, sections: readonly SectionView[]): string | null {
  const section = sections.find(({ key }) => key === spot?.section);
  if (section === undefined) return doneTexts[code] ?? null;
  const place = spot?.place == null ? undefined : section.places[spot.place];
  if (place === undefined)
    return code === "geaendert" ? `„${section.name}“ ist geändert.` : `„${section.name}“ steht jetzt an Stelle ${section.rank}.`;
  if (code === "geloest") return `Platz ${place.place + 1} von „${section.name}“ füllt sich wieder von selbst: ${place.title}`;
  return `„${place.title}“ ist an Platz ${place.place + 1} von „${section.name}“ angeheftet.`;
}

export const ratioOptions = frontRatios.map(({ ratio, title }) => ({ value: ratio, text: title }));
export const layoutOptions = frontLayouts.map(({ layout, title }) => ({ value: layout, text: title }));
