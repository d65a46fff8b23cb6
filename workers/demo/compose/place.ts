/** A municipality as the texts need it: every phrase in the case it is used in. */
import type { Setting } from "./captions.ts";
import { municipalityFacts, type RegionKey, regions } from "./municipality-facts.ts";
import { blockedNames, familyNames, menNames, womenNames } from "./name-lists.ts";
import { type Person, personNamed } from "./people.ts";
import { type Random, randomOf } from "./random.ts";

export type Municipality = { slug: string; name: string; district: string };

export type Place = {
  slug: string;
  name: string;
  district: string;
  people: number;
  city: boolean;
  /** On the plain of the Rhine, without a slope of its own. */
  flat: boolean;
  /** In a mountain valley. */
  alpine: boolean;
  /** Does a railway stop here or nearby? */
  rail: boolean;
  /** „in Dornbirn“, „am Bürserberg“; `In` for the beginning of a sentence. */
  in: string;
  In: string;
  /** „im Rheintal“ */
  region: string;
  /** nominative and accusative: „die Stadt“, „die Gemeinde“; genitive and dative: „der Stadt“, „der Gemeinde“ */
  die: string;
  Die: string;
  der: string;
  /** „im Ort“ or „in der Stadt“ */
  here: string;
  council: string;
  councillor: (person: Person) => string;
  atOffice: string;
  hall: string;
  church: string;
  water: string;
  spot: string;
  mayor: Person;
  /** „Bürgermeisterin Maria Fink“ */
  mayorTitle: string;
  /** The name of another municipality of the same region. */
  other: string;
};

const flat = new Set([
  "hard",
  "hochst",
  "fussach",
  "gaissau",
  "lustenau",
  "lauterach",
  "mader",
  "altach",
  "meiningen",
  "koblach",
]);
const alpine = new Set<RegionKey>(["wald", "klein", "gross", "kloster", "brandner", "arlberg", "montafon"]);
const rail = new Set<RegionKey>(["rheintal", "vorderland", "leiblachtal", "walgau"]);

/** Mayors who appear in the hand-written stories. */
const knownMayors: Record<string, [string, string, boolean]> = {
  lustenau: ["Roswitha", "Keckeis-Lang", true],
  damuls: ["Wendelin", "Domig", false],
  brand: ["Angelika", "Schallert", true],
  sonntag: ["Cornelia", "Türtscher", true],
};

function mayorOf(slug: string, seed: number): Person {
  const known = knownMayors[slug];
  if (known) return personNamed(...known);
  const random = randomOf(seed, "mayor", slug);
  for (;;) {
    const woman = random.chance(0.35);
    const first = random.of(woman ? womenNames : menNames);
    const last = random.of(familyNames);
    if (!blockedNames.has(`${first} ${last}`)) return personNamed(first, last, woman);
  }
}

/** Gives the municipality with all its phrases; the mayor is invented and stays the same for a seed. */
export function placeOf(municipality: Municipality, all: Municipality[], seed: number, random: Random): Place {
  const { slug, name, district } = municipality;
  const facts = municipalityFacts[slug] ?? { people: 1500, region: "rheintal" as const };
  const city = facts.rank === "Stadt";
  const preposition = facts.at ?? "in";
  const townHall = facts.rank !== undefined;
  const mayor = mayorOf(slug, seed);
  const others = all.filter((each) => each.slug !== slug);
  const near = others.filter((each) => municipalityFacts[each.slug]?.region === facts.region);
  const neighbours = near.length > 0 ? near : others.filter((each) => each.district === district);
  return {
    slug,
    name,
    district,
    people: facts.people,
    city,
    flat: flat.has(slug),
    alpine: alpine.has(facts.region),
    rail: rail.has(facts.region),
    in: `${preposition} ${name}`,
    In: `${preposition === "am" ? "Am" : "In"} ${name}`,
    region: regions[facts.region],
    die: city ? "die Stadt" : "die Gemeinde",
    Die: city ? "Die Stadt" : "Die Gemeinde",
    der: city ? "der Stadt" : "der Gemeinde",
    here: city ? "in der Stadt" : "im Ort",
    council: city ? "Stadtvertretung" : "Gemeindevertretung",
    councillor: (person) => `${city ? "Stadtvertreter" : "Gemeindevertreter"}${person.woman ? "in" : ""} ${person.full}`,
    atOffice: townHall ? "im Rathaus" : "im Gemeindeamt",
    hall: facts.hall ?? random.one("im Gemeindesaal", "im Mehrzwecksaal", "im Saal der Volksschule"),
    church:
      slug === "feldkirch" ? "im Dom St. Nikolaus" : facts.church ? `in der Pfarrkirche ${facts.church}` : "in der Pfarrkirche",
    water: facts.water ?? "am Dorfbach",
    spot: facts.spots
      ? random.of(facts.spots)
      : random.one("nahe der Kirche", "am Ortsrand", "unterhalb der Kirche", "hinter der Volksschule"),
    mayor,
    mayorTitle: mayor.as("Bürgermeisterin", "Bürgermeister"),
    other: slug === "mittelberg" ? "Oberstdorf" : neighbours.length > 0 ? random.of(neighbours).name : "Bregenz",
  };
}

/** What captions say about a place. */
export function settingOf({ name, in: within, In, region }: Place): Setting {
  return { name, in: within, In, region };
}
