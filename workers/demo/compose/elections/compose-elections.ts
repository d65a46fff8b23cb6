/** Composes one article about the local election in every municipality. */

import { municipalityFacts } from "#workers/demo/compose/municipality-facts.ts";
import { chosenParts } from "#workers/demo/compose/notices/compose-notices.ts";
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
import { factsFor } from "#workers/demo/compose/telling.ts";
import { tellCampaign } from "./election.ts";
import { tellMajority, withoutLists } from "./election-majority.ts";
import { tellResult } from "./election-result.ts";

const people = ({ slug }: Municipality): number => municipalityFacts[slug]?.people ?? 0;
const brands = ["talblick", "rheinbote", "alpenpost", "seeblick"];
const resultCount = 10;
const premiumCount = 12;

/** Composes the articles: the smallest places counted on the last Sunday; what is told of the others is older. */
export function composeElections(municipalities: Municipality[], seed: number, register: Register): ComposedPost[] {
  const bySize = [...municipalities].sort((a, b) => people(a) - people(b));
  const counted = new Set(
    bySize
      .filter(({ slug }) => !withoutLists.has(slug))
      .slice(0, resultCount)
      .map(({ slug }) => slug),
  );
  const premium = new Map(bySize.slice(-premiumCount).map(({ slug }, index) => [slug, at(brands, index)]));
  const order = randomOf(seed, "election", "order").shuffled(municipalities);
  const numbers = { result: 0, campaign: 0 };
  return order.map((municipality): ComposedPost => {
    const { slug } = municipality;
    const random = randomOf(seed, "election", slug);
    const place = placeOf(municipality, municipalities, seed, random);
    const facts = factsFor(place, random);
    const kind = withoutLists.has(slug) ? "majority" : counted.has(slug) ? "result" : "campaign";
    const telling = kind === "majority" ? tellMajority(facts) : kind === "result" ? tellResult(facts) : tellCampaign(facts);
    const number = kind === "majority" ? 0 : numbers[kind]++;
    const variants = kind === "result" ? 7 : 13;
    const round = number % variants;
    const turn = Math.floor(number / variants);
    const parts =
      kind === "result"
        ? telling.parts.map((each, position) => at(each, round + (position + 1) * turn))
        : chosenParts(telling, round, turn);
    const title = register.title(from(telling.titles, round + 6 * turn));
    const brand = premium.get(slug);
    return {
      ...plainFields,
      type: "post",
      slug: register.slug(title),
      title,
      kicker: random.of(telling.kickers),
      lead: grouped(at(telling.leads, round + 7 * turn)),
      category: "politik",
      municipality: slug,
      topics: telling.topics ?? [],
      tags: telling.tags,
      authors: [random.one("lea-bertsch", "thomas-hagen", "redaktion")],
      age: kind === "result" ? "sunday 13:40" : ageBetween(random, 188, 1268),
      ...(brand ? { premium: brand } : {}),
      pictures: picturesFor(telling.pictures, place),
      setting: settingOf(place),
      ...attention(random, [200, 12000], 180, 40),
      markdown: grouped(parts.join("\n\n")),
    };
  });
}
