/** The filters of the search as the form shows them. */
import { municipalitiesByDistrict } from "#app/domain/municipality/municipality-table.ts";
import { accesses, kinds, orders, periods, type SearchWords } from "#app/domain/search/search-address.ts";

export type FilterOption = { value: string; title: string; isChosen: boolean };
export type FilterView = { name: Exclude<keyof SearchWords, "q">; title: string; isOrder: boolean; options: FilterOption[] };

const kindTitles: Readonly<Record<(typeof kinds)[number], string>> = {
  artikel: "Artikel",
  video: "Videos",
  ticker: "Liveticker",
  vereine: "Vereine",
  geburten: "Geburten",
  hochzeiten: "Hochzeiten",
  schulen: "Schulen",
  taufen: "Taufen",
};
const periodTitles: Readonly<Record<(typeof periods)[number], string>> = {
  heute: "Heute",
  woche: "Letzte 7 Tage",
  monat: "Letzte 30 Tage",
  jahr: "Letzte 12 Monate",
};
const accessTitles: Readonly<Record<(typeof accesses)[number], string>> = { frei: "Frei lesbar", plus: "Plus" };
const orderTitles: Readonly<Record<(typeof orders)[number], string>> = { neueste: "Neueste zuerst", aelteste: "Älteste zuerst" };

const german = new Intl.Collator("de");
const places = Object.values(municipalitiesByDistrict)
  .flat()
  .map(({ slug, title }): [string, string] => [slug, title])
  .toSorted(([, one], [, other]) => german.compare(one, other));

type Named = readonly (readonly [value: string, title: string])[];

/** All filters with what is chosen. A topic that is not among the listed ones is named by its address, so that it stays chosen. */
export function toFilters(words: SearchWords, topics: readonly { slug: string; title: string }[]): FilterView[] {
  const listed: Named = topics.map(({ slug, title }) => [slug, title] as const);
  const isListed = words.thema === null || listed.some(([slug]) => slug === words.thema);
  const named: Named = isListed ? listed : [[words.thema ?? "", words.thema ?? ""], ...listed];
  const sorted = named.toSorted(([, one], [, other]) => german.compare(one, other));
  const filters: [FilterView["name"], string, string, Named][] = [
    ["gemeinde", "Gemeinde", "Alle Gemeinden", places],
    ["thema", "Thema", "Alle Themen", sorted],
    ["art", "Art", "Alles", kinds.map((kind) => [kind, kindTitles[kind]])],
    ["zeitraum", "Zeitraum", "Jederzeit", periods.map((period) => [period, periodTitles[period]])],
    ["zugang", "Zugang", "Frei und Plus", accesses.map((access) => [access, accessTitles[access]])],
    ["sortierung", "Sortierung", "Nach Relevanz", orders.map((order) => [order, orderTitles[order]])],
  ];
  return filters
    .filter(([name, , , options]) => name !== "thema" || options.length > 0)
    .map(([name, title, all, options]) => ({
      name,
      title,
      isOrder: name === "sortierung",
      options: [["", all] as const, ...options].map(([value, text]) => ({
        value,
        title: text,
        isChosen: value === (words[name] ?? ""),
      })),
    }));
}
