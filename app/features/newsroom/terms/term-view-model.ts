/** A topic or a section as staff change it, in words. */

import type { TermDone } from "#app/domain/newsroom/front/term-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { type StateView, toStates } from "#app/features/newsroom/front/states-view-model.ts";
import type { RoomPicture } from "#app/features/newsroom/room/room-picture.island.tsx";
import type { GetTermQuery } from "#graphql/generated/operations.ts";
import { toOriginName, toPostsText } from "./terms-view-model.ts";

export type WireTerm = NonNullable<NonNullable<GetTermQuery["newsroom"]>["term"]>;

export type TermView = Pick<WireTerm, "taxonomy" | "slug" | "title" | "latest"> & {
  /** Path of the page that readers see. */
  link: string;
  /** What the fields hold. */
  values: Record<string, string>;
  picture: RoomPicture | null;
  parents: { slug: string; title: string }[];
  /** Posts, and the last of them. */
  posts: string;
  origin: string;
  /** Whose it can be again; null where it cannot. */
  backTo: string | null;
  states: StateView[];
  /** Of one that was begun here: what names it, and keeps it from being deleted. Null where it cannot be. */
  namedBy: string[] | null;
};

const fieldNames: Readonly<Record<string, string>> = {
  title: "Titel",
  description: "Beschreibung",
  parent: "übergeordnet",
  media: "Bild",
  buttonText: "Text des Knopfs",
  buttonLink: "Link des Knopfs",
  owner: "Herkunft",
};

export function toTermView(term: WireTerm): TermView {
  const { taxonomy, slug, title, latest, parent, picture, parents, newest } = term;
  return {
    taxonomy,
    slug,
    title,
    latest,
    link: term.page_link,
    values: {
      title,
      description: term.description ?? "",
      parent: parent?.slug ?? "",
      picture: picture === null ? "" : String(picture.id),
      buttonText: term.button_text ?? "",
      buttonLink: term.button_link ?? "",
    },
    picture,
    // What it stands below now can be kept, wherever that stands itself.
    parents: parent === null || parents.some((one) => one.slug === parent.slug) ? parents : [parent, ...parents],
    posts: [toPostsText(term.post_count), ...(newest === null ? [] : [`zuletzt ${toMomentText(newest)}`])].join(" · "),
    origin: toOriginText(term),
    backTo: term.origin === null ? null : term.origin === "demo" ? "die Demo" : toOriginName(term.origin),
    states: toStates(term.states, latest, (what) => fieldNames[what] ?? what),
    namedBy: term.removal === null ? null : toNamedBy(term.removal),
  };
}

type Uses = Omit<NonNullable<WireTerm["removal"]>, "__typename">;

/** One, and several of each. */
const useTexts: Record<keyof Uses, [string, string]> = {
  posts: ["Beitrag", "Beiträge"],
  drafts: ["Text am Desk, der noch nicht so erschienen ist", "Texte am Desk, die noch nicht so erschienen sind"],
  topics: ["Thema, das darunter steht", "Themen, die darunter stehen"],
  menus: ["Eintrag in einem Menü", "Einträge in Menüs"],
  front: ["Stelle der Titelseite oder ihres Entwurfs", "Stellen der Titelseite oder ihres Entwurfs"],
  newsletters: ["Newsletter", "Newsletter"],
  follows: ["Person, die ihm folgt", "Personen, die ihm folgen"],
  devices: ["Gerät, das Meldungen dazu bekommt", "Geräte, die Meldungen dazu bekommen"],
  redirects: ["Weiterleitung", "Weiterleitungen"],
};

function toNamedBy(uses: Uses): string[] {
  return (Object.keys(useTexts) as (keyof Uses)[])
    .filter((use) => uses[use] > 0)
    .map((use) => `${uses[use].toLocaleString("de-AT")} ${useTexts[use][uses[use] === 1 ? 0 : 1]}`);
}

function toOriginText({ owner, origin }: WireTerm): string {
  if (owner === null)
    return "Es gehört niemandem: Der nächste Import, der es mitbringt, übernimmt es. Was du hier speicherst, bleibt.";
  if (owner !== "own")
    return `Es kommt aus ${toOriginName(owner)}, und ein Import kann es ändern. Sobald du es hier speicherst, bleibt es, wie du es schreibst.`;
  const before = origin === null ? "" : ` Ursprünglich kam es aus ${toOriginName(origin)}.`;
  return `Es wird hier gepflegt: Kein Import aus WordPress ändert es.${before}`;
}

/** What stands where a form that came too late says something else. */
export function toStanding(
  { values, parents }: Pick<TermView, "values" | "parents">,
  typed: Readonly<Record<string, string>>,
): { label: string; text: string }[] {
  const toText: Record<string, (value: string) => string> = {
    parent: (slug) => parents.find((one) => one.slug === slug)?.title ?? slug,
    picture: (id) => `Nr. ${id}`,
  };
  return Object.entries(values)
    .filter(([field, value]) => typed[field] !== undefined && typed[field].trim() !== value)
    .map(([field, value]) => ({
      label: fieldNames[field === "picture" ? "media" : field] ?? field,
      text: value === "" ? "nichts" : (toText[field]?.(value) ?? value),
    }));
}

const doneTexts: Record<TermDone, string> = {
  angelegt: "Angelegt. Beschreibung, Bild und Knopf kannst du jetzt ergänzen.",
  gespeichert: "Gespeichert: So sehen es jetzt alle.",
  zurueckgeholt: "Zurückgeholt: So sehen es jetzt alle.",
  zurueckgegeben: "Zurückgegeben: Es steht wieder da, wie es gekommen ist, und Importe können es ändern.",
};
const leftTexts: Readonly<Record<string, string>> = {
  bild: "Das Bild von damals gibt es nicht mehr.",
  oben: "Worunter es damals stand, gibt es nicht mehr.",
};

/** What was done last, and what of it could not be; null where nothing was. */
export function toDoneText({ done, left }: { done: TermDone | null; left: readonly string[] }): string | null {
  if (done === null) return null;
  return [doneTexts[done], ...left.flatMap((word) => leftTexts[word] ?? [])].join(" ");
}
