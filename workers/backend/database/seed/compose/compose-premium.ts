/** Composes the premium articles: background, analysis and service. */
import { captionFor } from "./captions.ts";
import { type Municipality, placeOf } from "./place.ts";
import { ageBetween, at, attention, type ComposedPost, plainFields, type Register } from "./post-fields.ts";
import { premiumLand } from "./premium-land.ts";
import { premiumLiving } from "./premium-living.ts";
import { premiumClosings, premiumMethods } from "./premium-phrases.ts";
import { premiumSociety } from "./premium-society.ts";
import type { PremiumSubject } from "./premium-subject.ts";
import { randomOf } from "./random.ts";

const subjects = [...premiumLiving, ...premiumLand, ...premiumSociety];
const brands = ["talblick", "rheinbote", "alpenpost", "seeblick"];

/** Which paragraphs and quotes the five articles of a subject take: two articles share at most three paragraphs and one quote. */
const choices: { bodies: number[]; quotes: [number, number] }[] = [
  { bodies: [0, 1, 2, 3, 4], quotes: [0, 1] },
  { bodies: [0, 1, 5, 6, 7], quotes: [2, 3] },
  { bodies: [0, 2, 3, 5, 6], quotes: [0, 2] },
  { bodies: [1, 2, 4, 5, 7], quotes: [1, 3] },
  { bodies: [0, 3, 4, 6, 7], quotes: [0, 3] },
];

function factsBlock(subject: PremiumSubject, points: string[]): string {
  const lines = points.map((point) => `  - ${point}`).join("\n");
  return ["```facts", `title: "${subject.advice.title}"`, "text: |", lines, "```"].join("\n");
}

/** Composes five articles on each subject. */
export function composePremium(municipalities: Municipality[], seed: number, register: Register): ComposedPost[] {
  return subjects.flatMap((subject, subjectIndex) =>
    subject.angles.map((angle, angleIndex): ComposedPost => {
      const random = randomOf(seed, "premium", subjectIndex, angleIndex);
      const number = subjectIndex * 5 + angleIndex;
      const choice = at(choices, angleIndex);
      const bodies = choice.bodies.map((index) => at(subject.bodies, index));
      const [first, second] = choice.quotes.map((index) => at(subject.quotes, index));
      const [one, two, three, four, five] = bodies as [string, string, string, string, string];
      const head = `## ${at(subject.heads, angleIndex)}`;
      const nextHead = `## ${at(subject.heads, angleIndex + 1)}`;
      const method = at(premiumMethods, number * 3 + subjectIndex);
      const closing = at(premiumClosings, number * 5 + subjectIndex);
      const points = random.shuffled(subject.advice.points).slice(0, 3);
      const service = angleIndex % 2 === 1 ? [factsBlock(subject, points)] : [];
      const layouts = [
        [angle.opening, one, first, head, two, three, second, nextHead, method, four, five, closing],
        [angle.opening, one, two, first, head, method, three, second, four, five, ...service, closing],
        [angle.opening, method, head, one, first, two, three, nextHead, four, second, five, closing],
      ];
      const municipality = municipalities.find(({ slug }) => slug === angle.place);
      const setting = municipality
        ? placeOf(municipality, municipalities, seed, random)
        : { name: "Vorarlberg", in: "in Vorarlberg", In: "In Vorarlberg", region: "im Land" };
      const title = register.title([angle.title]);
      const picture = at(subject.pictures, angleIndex);
      return {
        ...plainFields,
        type: "post",
        slug: register.slug(title),
        title,
        kicker: angleIndex % 2 === 0 ? subject.kicker : random.one("Hintergrund", "Analyse", "Service"),
        lead: angle.lead,
        category: subject.category,
        ...(municipality ? { municipality: municipality.slug } : {}),
        topics: subject.topics,
        tags: subject.tags,
        authors: [at(subject.authors, angleIndex)],
        age: at(
          [
            ageBetween(random, 3, 90),
            ageBetween(random, 100, 700),
            ageBetween(random, 700, 4000),
            ageBetween(random, 4000, 16500),
          ],
          number,
        ),
        premium: at(brands, number + subjectIndex),
        picture,
        caption: captionFor(picture, setting, random),
        ...attention(random, [900, 24000], 260, 60),
        markdown: at(layouts, angleIndex + subjectIndex).join("\n\n"),
      };
    }),
  );
}
