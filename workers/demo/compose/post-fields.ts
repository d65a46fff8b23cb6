/** The fields around the text of a composed post: slug, age, views and the like. */
import type { PictureKey } from "#workers/demo/media/picture-keys.ts";
import type { SeedStory } from "#workers/demo/seed/seed-story.ts";
import type { Setting } from "./captions.ts";
import type { Random } from "./random.ts";

/** Its picture is chosen later, one of `pictures` that does not stand beside it, or none; the caption comes with it. */
export type ComposedPost = Omit<SeedStory, "picture" | "caption"> & {
  pictures: readonly PictureKey[];
  setting: Setting;
  type: "post" | "nnp_clubs" | "nnp_births" | "nnp_weddings" | "nnp_schools" | "nnp_baptism";
};

/** Hands out titles and slugs, none of them twice. */
export type Register = { title: (choices: string[]) => string; slug: (title: string) => string };

/** Turns a title into the words of an address: lower case, without umlauts, at most 70 characters. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/[\u0300-\u036f’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return plain.length <= 70 ? plain : plain.slice(0, 71).replace(/-[^-]*$/, "");
}

/** Starts an empty register. */
export function newRegister(): Register {
  const titles = new Set<string>();
  const slugs = new Set<string>();
  return {
    title(choices) {
      const fitting = choices.map(grouped).filter((choice) => choice.length <= 85);
      const free = [...fitting, ...choices.map(grouped)].find((choice) => !titles.has(choice));
      if (free === undefined) throw new Error(`no free title among: ${choices.join(" | ")}`);
      titles.add(free);
      return free;
    },
    slug(title) {
      const base = slugOf(title);
      let slug = base;
      for (let number = 2; slugs.has(slug); number++) slug = `${base.slice(0, 66)}-${number}`;
      slugs.add(slug);
      return slug;
    },
  };
}

/** An age between two numbers of hours, written in hours when it is less than two days. */
export function ageBetween(random: Random, fromHours: number, toHours: number): string {
  const hours = random.int(fromHours, toHours);
  return hours < 48 ? `${hours}h` : `${Math.floor(hours / 24)}d`;
}

/** How much a post was read: most a little, few a lot. */
export function attention(
  random: Random,
  views: [number, number],
  reactions: number,
  comments: number,
): Pick<SeedStory, "views" | "reactions" | "comments"> {
  const share = (random.int(0, 1000) / 1000) ** 2.2;
  const talk = random.chance(0.45) ? 0 : (random.int(0, 1000) / 1000) ** 2;
  return {
    views: Math.round(views[0] + (views[1] - views[0]) * share),
    reactions: Math.round(reactions * ((share + random.int(0, 400) / 1000) / 1.4)),
    comments: Math.round(comments * talk),
  };
}

/** Writes thousands with a dot also where a text put a number together: „2400 Euro“ becomes „2.400 Euro“. */
export function grouped(text: string): string {
  return text.replace(/(?<![\d.,])(\d)(\d{3})(?![\d.,]*\d)/g, "$1.$2");
}

/** What every composed post starts from. */
export const plainFields = { promotion: false, story: false, liveticker: false, associated: [] as string[] };

/** Chooses an element of a list by an index that may be larger than the list. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error("cannot choose from an empty list");
  return item;
}

/** The list turned so that it begins at an index. */
export function from<T>(list: readonly T[], index: number): T[] {
  const start = list.length === 0 ? 0 : index % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
