/** A duty rota as CSV (docs/import.md), from yesterday for a fortnight: names and numbers are invented. */
import type { ServiceDocument } from "./documents.ts";

const DAYS = 16;
const DAY_MS = 86_400_000;

/** `area` is the town's own area code; the numbers behind it belong to nobody. */
type Service = {
  area: string;
  district: string;
  municipality: string;
  names: readonly [string, string, string];
  address: string;
};

const towns: readonly Service[] = [
  {
    area: "05574",
    district: "bregenz",
    municipality: "Bregenz",
    names: ["Anna Beispiel", "Jakob Muster", "Lena Probst"],
    address: "Musterstraße 12",
  },
  {
    area: "05572",
    district: "dornbirn",
    municipality: "Dornbirn",
    names: ["Paul Vorlage", "Mara Beispiel", "Simon Muster"],
    address: "Beispielgasse 4",
  },
  {
    area: "05522",
    district: "feldkirch",
    municipality: "Feldkirch",
    names: ["Ida Muster", "Felix Probst", "Nora Vorlage"],
    address: "Am Mustergraben 7",
  },
  {
    area: "05552",
    district: "bludenz",
    municipality: "Bludenz",
    names: ["Tobias Beispiel", "Eva Muster", "Rosa Probst"],
    address: "Vorlagenweg 3",
  },
];
const pharmacies = ["Apotheke zum Beispiel", "Muster-Apotheke", "Alte Vorlagen-Apotheke"] as const;

const region = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna", dateStyle: "short" });

export const dutyRota: ServiceDocument = {
  path: "/notdienste.csv",
  type: "text/csv",
  title: "Duty rota (CSV)",
  toBody: ({ now }) => {
    // Noon of the calendar: a day more is the next date, whatever the clocks do.
    const today = Date.parse(`${region.format(now)}T12:00:00Z`);
    const rows = Array.from({ length: DAYS }, (_, index) => toRows(today + (index - 1) * DAY_MS)).flat();
    return ["Art;Name;Von;Bis;Adresse;Gemeinde;Bezirk;Telefon;Hinweis", ...rows].join("\r\n");
  },
};

function toRows(noon: number): string[] {
  const number = Math.floor(noon / DAY_MS);
  const [day, next] = [noon, noon + DAY_MS].map((moment) => new Date(moment).toISOString().slice(0, 10)) as [string, string];
  const isWeekend = [0, 6].includes(new Date(noon).getUTCDay());
  return towns.flatMap(({ area, district, municipality, names, address }, town) => {
    const [first, second] = [pick(names, number + town), pick(names, number + town + 1)];
    const phone = (line: number) => `${area} 000 ${line}`;
    const at = `${address};${municipality};${district}`;
    const night = `Arzt;Dr. ${first};${day} 19:00;${next} 07:00;${at};${phone(101)};`;
    const pharmacy = `Apotheke;${pick(pharmacies, number + town)} ${municipality};${day} 08:00;${next} 08:00;${at};${phone(201)};Nachts bitte läuten`;
    const weekend = [
      `Arzt;Dr. ${second};${day} 07:00;${day} 19:00;${at};${phone(102)};Ordination von 10 bis 12 Uhr`,
      `Zahnarzt;Dr. ${pick(names, number + town + 2)};${day} 09:00;${day} 11:00;${at};${phone(301)};`,
    ];
    const vet = `Tierarzt;Mag. ${second};${day} 18:00;${next} 08:00;;;${district};${phone(401)};Kommt auch auf den Hof`;
    return [night, pharmacy, ...(isWeekend ? weekend : []), ...(town % 2 === number % 2 ? [vet] : [])];
  });
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
