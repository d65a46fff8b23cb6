/** Composes the local news of every municipality. */
import { municipalityFacts } from "#workers/demo/compose/municipality-facts.ts";
import { picturesFor } from "#workers/demo/compose/picture-choice.ts";
import { type Municipality, type Place, placeOf, settingOf } from "#workers/demo/compose/place.ts";
import {
  ageBetween,
  at,
  attention,
  type ComposedPost,
  grouped,
  plainFields,
  type Register,
} from "#workers/demo/compose/post-fields.ts";
import { randomOf } from "#workers/demo/compose/random.ts";
import { type Facts, factsFor, type NewsEvent, type NewsTelling, steady } from "#workers/demo/compose/telling.ts";
import { tellBusiness } from "./news-business.ts";
import { tellCouncil } from "./news-council.ts";
import { tellCulture } from "./news-culture.ts";
import { tellFire } from "./news-fire.ts";
import { tellNature } from "./news-nature.ts";
import { tellSport } from "./news-sport.ts";
import { tellStreet } from "./news-street.ts";

type Subject = { key: string; tell: (f: Facts) => NewsTelling; authors: string[] };
type Job = { subject: Subject; event: number; use: number };
type Told = { place: Place; telling: NewsTelling; event: NewsEvent; job: Job };

const subjects: Subject[] = [
  { key: "council", tell: tellCouncil, authors: ["lea-bertsch", "thomas-hagen", "redaktion"] },
  { key: "street", tell: tellStreet, authors: ["jonas-maetzler", "redaktion"] },
  { key: "fire", tell: tellFire, authors: ["redaktion", "elias-burtscher"] },
  { key: "business", tell: tellBusiness, authors: ["katharina-natter", "jonas-maetzler"] },
  { key: "culture", tell: tellCulture, authors: ["david-rhomberg", "miriam-fessler"] },
  { key: "sport", tell: tellSport, authors: ["anna-summer", "redaktion"] },
  { key: "nature", tell: tellNature, authors: ["sophie-moosbrugger", "elias-burtscher"] },
];
const uses = 4;

function tellingFor(
  subject: Subject,
  municipality: Municipality,
  all: Municipality[],
  seed: number,
): { place: Place; telling: NewsTelling } {
  const random = randomOf(seed, subject.key, municipality.slug);
  const place = placeOf(municipality, all, seed, random);
  return { place, telling: subject.tell(steady(factsFor(place, random))) };
}

/** Every happening four times; the subjects take turns, so that neighbours in the queue differ. */
function queued(municipalities: Municipality[], seed: number): Job[] {
  const first = municipalities[0];
  if (!first) return [];
  const lists = subjects.map((subject) => {
    const amount = tellingFor(subject, first, municipalities, seed).telling.events.length;
    const order = randomOf(seed, subject.key, "order").shuffled(Array.from({ length: amount }, (_, index) => index));
    return Array.from({ length: uses }, (_, use) => order.map((event): Job => ({ subject, event, use }))).flat();
  });
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => (list[index] ? [list[index]] : []))).flat();
}

/** How many news a municipality gets: the large ones four, the small ones two. */
function amounts(municipalities: Municipality[]): Map<string, number> {
  const bySize = [...municipalities].sort(
    (a, b) => (municipalityFacts[b.slug]?.people ?? 0) - (municipalityFacts[a.slug]?.people ?? 0),
  );
  return new Map(bySize.map(({ slug }, index) => [slug, index < bySize.length / 4 ? 4 : index >= bySize.length * 0.71 ? 2 : 3]));
}

/** Takes jobs for one municipality from the queue: different subjects, suitable, at least one that is not bound to a season. */
function taken(queue: Job[], amount: number, municipality: Municipality, all: Municipality[], seed: number): Told[] {
  const told: Told[] = [];
  while (told.length < amount) {
    const lastChance = told.length === amount - 1 && told.every(({ event }) => event.seasonal);
    const index = queue.findIndex((job) => {
      if (told.some((other) => other.job.subject === job.subject)) return false;
      const event = at(tellingFor(job.subject, municipality, all, seed).telling.events, job.event);
      return event.suits !== false && !(lastChance && event.seasonal);
    });
    const [job] = index < 0 ? [] : queue.splice(index, 1);
    if (!job) break;
    const { place, telling } = tellingFor(job.subject, municipality, all, seed);
    told.push({ place, telling, event: at(telling.events, job.event), job });
  }
  return told.sort((a, b) => Number(a.event.seasonal ?? false) - Number(b.event.seasonal ?? false));
}

/** For lists of two or three: which of them the four uses take, so that two uses do not agree in everything. */
const steps: Record<"context" | "voice" | "closing", { two: number[]; three: number[] }> = {
  context: { two: [0, 1, 0, 1], three: [0, 1, 2, 0] },
  voice: { two: [0, 1, 1, 0], three: [0, 1, 2, 1] },
  closing: { two: [0, 0, 1, 1], three: [0, 1, 2, 2] },
};

function fitting(all: string[], fits: number[] | undefined, kind: keyof typeof steps, { event, use }: Job): string {
  const numbers = fits ?? all.map((_, index) => index);
  const step = numbers.length > 3 ? use : at(numbers.length === 3 ? steps[kind].three : steps[kind].two, use);
  return at(all, at(numbers, event + step));
}

function body({ telling, event, job }: Told): string {
  const { use } = job;
  const detail = at(event.details, use);
  const quote = at(event.quotes, use === 0 || use === 3 ? 0 : 1);
  const context = fitting(telling.contexts, event.fits?.contexts, "context", job);
  const voice = fitting(telling.voices, event.fits?.voices, "voice", job);
  const closing = fitting(telling.closings, event.fits?.closings, "closing", job);
  const head = `## ${at(telling.heads, job.event + use)}`;
  const layouts = [
    [event.opening, detail, quote, context, voice, closing],
    [event.opening, quote, detail, context, `${voice} ${closing}`],
    [event.opening, detail, context, quote, `${voice} ${closing}`],
    [event.opening, detail, quote, head, context, voice, closing],
  ];
  return at(layouts, use).join("\n\n");
}

/** Composes two to four news for every municipality. */
export function composeNews(municipalities: Municipality[], seed: number, register: Register): ComposedPost[] {
  const queue = queued(municipalities, seed);
  const amount = amounts(municipalities);
  const order = randomOf(seed, "news", "order").shuffled(municipalities);
  return order.flatMap((municipality) => {
    const told = taken(queue, amount.get(municipality.slug) ?? 3, municipality, municipalities, seed);
    const posts = told.map((each, index): ComposedPost => {
      const { event, telling, place, job } = each;
      const random = randomOf(seed, "news", municipality.slug, job.subject.key);
      const title = register.title([at(event.titles, job.use), ...event.titles]);
      const age = index === 0 ? ageBetween(random, 1, 220) : ageBetween(random, 300 * index, 5600 * index);
      const hours = age.endsWith("h") ? Number.parseInt(age, 10) : 0;
      return {
        ...plainFields,
        type: "post",
        slug: register.slug(title),
        title,
        kicker: random.of(telling.kickers),
        lead: grouped(at(event.leads, job.use < 2 ? 0 : 1)),
        category: `news-aus-${municipality.slug}`,
        municipality: municipality.slug,
        topics: event.topics ?? [],
        tags: [...event.tags, place.name],
        authors: [random.of(job.subject.authors)],
        age,
        ...(hours > 4 && random.chance(0.4) ? { updated: `${Math.floor(hours / 2)}h` } : {}),
        pictures: picturesFor(event.pictures, place),
        setting: settingOf(place),
        ...attention(random, [150, 9000], 160, 12),
        markdown: grouped(body(each)),
      };
    });
    const [newest, older] = posts;
    return newest && older && older.slug.length % 3 === 0 ? [{ ...newest, associated: [older.slug] }, ...posts.slice(1)] : posts;
  });
}
