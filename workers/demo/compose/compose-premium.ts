/** Composes the premium articles: background, analysis and service. */
import type { Setting } from "./captions.ts";
import { picturesFor } from "./picture-choice.ts";
import { type Municipality, placeOf, settingOf } from "./place.ts";
import { ageBetween, at, attention, type ComposedPost, plainFields, type Register } from "./post-fields.ts";
import { premiumClosings, premiumMethods } from "./premium-phrases.ts";
import { type PremiumSubject, readPremiumSubjects } from "./premium-subject.ts";
import { randomOf } from "./random.ts";

const subjects = readPremiumSubjects();
const land: Setting = { name: "Vorarlberg", in: "in Vorarlberg", In: "In Vorarlberg", region: "im Land" };
const brands = ["talblick", "rheinbote", "alpenpost", "seeblick"];

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
      const bodies = angle.bodies.map((index) => at(subject.bodies, index));
      const [first, second] = angle.quotes.map((index) => at(subject.quotes, index)) as [string, string];
      const [one, two, three, four] = bodies.map(({ text }) => text) as [string, string, string, string];
      const [headOne, headTwo, headThree, headFour] = bodies.map(({ head }) => `## ${head}`) as [string, string, string, string];
      const method = at(premiumMethods, number * 3 + subjectIndex);
      const closing = at(premiumClosings, number * 5 + subjectIndex);
      const points = random.shuffled(subject.advice.points).slice(0, 3);
      const service = angleIndex % 2 === 1 ? [factsBlock(subject, points)] : [];
      const layouts = [
        [angle.opening, angle.second, headOne, one, first, two, headThree, three, second, method, four, ...service, closing],
        [angle.opening, angle.second, method, headOne, one, two, first, three, headFour, four, second, ...service, closing],
        [angle.opening, angle.second, first, headOne, one, method, headTwo, two, three, second, four, ...service, closing],
      ];
      const municipality = municipalities.find(({ slug }) => slug === angle.place);
      const place = municipality ? placeOf(municipality, municipalities, seed, random) : null;
      const title = register.title([angle.title]);
      return {
        ...plainFields,
        type: "post",
        slug: register.slug(title),
        title,
        kicker: angleIndex % 2 === 0 ? subject.kicker : "Hintergrund",
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
        pictures: place ? picturesFor(angle.pictures, place) : angle.pictures,
        setting: place ? settingOf(place) : land,
        ...attention(random, [900, 24000], 260, 60),
        markdown: at(layouts, angleIndex + subjectIndex).join("\n\n"),
      };
    }),
  );
}
