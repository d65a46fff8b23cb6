/** Composes the family and community notices: clubs, births, weddings, schools and baptisms of every municipality. */

import { picturesFor } from "#workers/demo/compose/picture-choice.ts";
import { type Municipality, placeOf, settingOf } from "#workers/demo/compose/place.ts";
import {
  ageBetween,
  at,
  attention,
  type ComposedPost,
  from,
  grouped,
  plainFields,
  type Register,
} from "#workers/demo/compose/post-fields.ts";
import { randomOf } from "#workers/demo/compose/random.ts";
import { type Facts, factsFor, type Telling } from "#workers/demo/compose/telling.ts";
import { tellBaptism } from "./baptisms.ts";
import { tellBirth } from "./births.ts";
import { tellClub } from "./clubs.ts";
import { tellSchool } from "./schools.ts";
import { tellWedding } from "./weddings.ts";

export const noticeKinds: { type: ComposedPost["type"]; tell: (f: Facts, round: number) => Telling; authors: string[] }[] = [
  { type: "nnp_clubs", tell: tellClub, authors: ["redaktion", "anna-summer", "redaktion", "david-rhomberg"] },
  { type: "nnp_births", tell: tellBirth, authors: ["redaktion"] },
  { type: "nnp_weddings", tell: tellWedding, authors: ["redaktion", "redaktion", "miriam-fessler"] },
  { type: "nnp_schools", tell: tellSchool, authors: ["redaktion", "sophie-moosbrugger", "miriam-fessler"] },
  { type: "nnp_baptism", tell: tellBaptism, authors: ["redaktion"] },
];

/** From the youngest to the oldest, in hours: each municipality has one notice of every span. */
const spans: [number, number][] = [
  [1, 140],
  [30, 700],
  [400, 3000],
  [2000, 9000],
  [8000, 17200],
];

/**
 * Chooses one variant of each part. The rounds are laid out so that two posts of a kind have at most one part in common:
 * with thirteen variants, the part at position s of post n is variant (n + s · ⌊n / 13⌋) modulo thirteen.
 */
export function chosenParts(telling: Telling, round: number, turn: number): string[] {
  return telling.parts.map((variants, position) => {
    if (variants.length < 13) return at(variants, turn);
    return at(variants, round + (position + 1) * turn);
  });
}

function laidOut(parts: string[], layout: number): string {
  const [opening = "", middle = "", quote = "", closing = ""] = parts;
  const paragraphs = [
    [opening, middle, quote, closing],
    [opening, quote, middle, closing],
    [`${opening} ${quote}`, middle, closing],
    [opening, `${middle} ${quote}`, closing],
  ];
  return at(paragraphs, layout).join("\n\n");
}

/** Composes five notices for every municipality. */
export function composeNotices(municipalities: Municipality[], seed: number, register: Register): ComposedPost[] {
  return noticeKinds.flatMap(({ type, tell, authors }, kindIndex) => {
    const order = randomOf(seed, type, "order").shuffled(municipalities);
    return order.map((municipality, index): ComposedPost => {
      const random = randomOf(seed, type, municipality.slug);
      const place = placeOf(municipality, municipalities, seed, random);
      const round = index % 13;
      const turn = Math.floor(index / 13);
      const telling = tell(factsFor(place, random), round);
      const title = register.title(from(telling.titles, telling.titles.length < 13 ? turn : round + 5 * turn));
      const own = randomOf(seed, "spans", municipality.slug).shuffled([0, 1, 2, 3, 4]);
      const [youngest, oldest] = at(spans, own[kindIndex] ?? 0);
      return {
        ...plainFields,
        type,
        slug: register.slug(title),
        title,
        kicker: random.of(telling.kickers),
        lead: grouped(telling.leads.length < 13 ? at(telling.leads, Math.floor(turn / 2)) : at(telling.leads, round + 6 * turn)),
        category: `news-aus-${municipality.slug}`,
        municipality: municipality.slug,
        topics: telling.topics ?? [],
        tags: telling.tags,
        authors: [random.of(authors)],
        age: ageBetween(random, youngest, oldest),
        pictures: picturesFor(telling.pictures, place),
        setting: settingOf(place),
        ...attention(random, [60, 2400], 90, 10),
        markdown: grouped(laidOut(chosenParts(telling, round, turn), random.int(0, 3))),
      };
    });
  });
}
