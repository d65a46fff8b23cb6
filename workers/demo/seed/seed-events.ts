/** What is on in the demo paper: a dozen invented events around the day of seeding, brought as an organiser's file. */
import type { Send } from "./seed-over.ts";

type DemoEvent = {
  /** Days after the day of seeding, and so many more for what lasts. */
  day: number;
  days?: number;
  /** `19:00` to `21:30`; neither for whole days. */
  from?: string;
  to?: string;
  title: string;
  kind: string;
  place: string;
  municipality: string;
  organiser: string;
  price: string;
  text: string;
  picture?: string;
  isCancelled?: true;
};

const FREE = "frei";

const events: readonly DemoEvent[] = [
  {
    day: -6,
    days: 45,
    title: "Krippen aus sieben Tälern",
    kind: "Ausstellung",
    place: "Heimatmuseum Rhomberghaus",
    municipality: "dornbirn",
    organiser: "Krippenverein Oberdorf",
    price: "6 Euro, Kinder frei",
    text: "Vierzig Krippen aus Holz, Wurzel und Papier, die älteste aus der Zeit um 1780.\n\nSonntags um 15 Uhr führt der Schnitzer selbst durch die Räume.",
    picture: "altstadt",
  },
  {
    day: 0,
    from: "19:00",
    to: "21:00",
    title: "Chor und Orgel zum Advent",
    kind: "Konzert",
    place: "Pfarrkirche St. Ulrich",
    municipality: "gotzis",
    organiser: "Kirchenchor Götzis",
    price: FREE,
    text: "Werke von Rheinberger, Distler und aus dem Liederbuch des Tals. Danach gibt es Tee auf dem Kirchplatz.",
    picture: "bergdorf-winter",
  },
  {
    day: 0,
    from: "17:30",
    title: "Laternenwanderung ins Ried",
    kind: "Kinder",
    place: "Parkplatz Senderhof",
    municipality: "lustenau",
    organiser: "Naturfreunde Lustenau",
    price: FREE,
    text: "Für Kinder ab vier Jahren, mit Geschichten am Feuer. Laternen bitte mitbringen.",
    picture: "moor",
  },
  {
    day: 1,
    from: "08:00",
    to: "12:30",
    title: "Wochenmarkt",
    kind: "Markt",
    place: "Marktplatz",
    municipality: "dornbirn",
    organiser: "Stadtmarketing",
    price: FREE,
    text: "Käse von sechs Alpen, Gemüse aus dem Rheintal, Brot aus dem Holzofen.",
    picture: "marktplatz",
  },
  {
    day: 1,
    from: "20:00",
    to: "22:00",
    title: "Der letzte Postbus",
    kind: "Theater",
    place: "Kleines Theater am Thalbach",
    municipality: "bregenz",
    organiser: "Bühne Thalbach",
    price: "18 Euro",
    text: "Eine Komödie über einen Fahrplan, den niemand mehr versteht, und drei Menschen, die trotzdem einsteigen.",
  },
  {
    day: 2,
    from: "19:30",
    title: "Lawinen lesen: ein Abend für alle, die hinaufwollen",
    kind: "Vortrag",
    place: "Sonnensaal",
    municipality: "lech",
    organiser: "Bergrettung Arlberg",
    price: FREE,
    text: "Zwei Bergführer erklären den Lawinenbericht, und warum Stufe drei die gefährlichste ist.",
    picture: "gipfel-winter",
  },
  {
    day: 3,
    from: "20:15",
    to: "22:20",
    title: "Stummfilm mit Klavier: Der Berg ruft nicht zurück",
    kind: "Kino",
    place: "Kino im Spielboden",
    municipality: "dornbirn",
    organiser: "Filmkulturclub",
    price: "11 Euro",
    text: "Eine restaurierte Fassung, am Flügel begleitet.",
  },
  {
    day: 4,
    from: "18:30",
    title: "Blasmusik am Rathausplatz",
    kind: "Konzert",
    place: "Rathausplatz",
    municipality: "bludenz",
    organiser: "Stadtmusik Bludenz",
    price: FREE,
    text: "Die Stadtmusik spielt bei jedem Wetter, außer bei diesem.",
    isCancelled: true,
  },
  {
    day: 5,
    from: "19:30",
    to: "22:00",
    title: "Füchse gegen Steinböcke",
    kind: "Sport",
    place: "Eishalle Messe",
    municipality: "feldkirch",
    organiser: "EHC Füchse",
    price: "14 Euro, ermäßigt 8 Euro",
    text: "Das Derby der Runde. Die Abendkasse öffnet um 18 Uhr.",
    picture: "stadt-nacht",
  },
  {
    day: 6,
    days: 2,
    title: "Flohmarkt in der alten Weberei",
    kind: "Markt",
    place: "Alte Weberei",
    municipality: "hard",
    organiser: "Kulturverein Kammgarn",
    price: "2 Euro",
    text: "Möbel, Platten, Geschirr, und am zweiten Tag alles zum halben Preis.",
    picture: "industriehalle",
  },
  {
    day: 9,
    from: "14:00",
    to: "18:00",
    title: "Hoffest mit Käsanschnitt",
    kind: "Fest",
    place: "Sennerei",
    municipality: "egg",
    organiser: "Sennerei Egg",
    price: FREE,
    text: "Der Bergkäse dieses Sommers wird angeschnitten. Dazu Musik, Most und eine Hüpfburg.",
    picture: "alpe-sommer",
  },
  {
    day: 16,
    from: "18:00",
    title: "Reparaturcafé",
    kind: "Sonstiges",
    place: "Pfarrsaal",
    municipality: "rankweil",
    organiser: "Nachbarschaft Rankweil",
    price: FREE,
    text: "Wer etwas Kaputtes bringt, repariert es mit jemandem, der weiß, wie.",
  },
];

const columns = "uid;title;kind;from;to;place;municipality;organiser;price;free;text;picture;cancelled";
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const region = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna", dateStyle: "short" });

/** The same `now` gives the same file. */
export function toDemoEvents(now: Date): string {
  const today = region.format(now);
  const rows = events.map((event, index) => {
    const day = addDays(today, event.day);
    const last = addDays(today, event.day + (event.days ?? 1) - 1);
    const from = event.from === undefined ? day : `${day}T${event.from}`;
    const to = event.from === undefined ? last : event.to === undefined ? "" : `${day}T${event.to}`;
    const isFree = event.price === FREE;
    return [
      `demo-${index + 1}`,
      event.title,
      event.kind,
      from,
      to,
      event.place,
      event.municipality,
      event.organiser,
      isFree ? "" : event.price,
      isFree ? "ja" : "nein",
      event.text,
      event.picture === undefined ? "" : `demo:${event.picture}`,
      event.isCancelled === true ? "ja" : "nein",
    ]
      .map(quote)
      .join(";");
  });
  return [columns, ...rows].join("\r\n");
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Throws with a message for the operator when the back end refuses them. */
export async function seedEvents(send: Send, now: Date): Promise<void> {
  const init = { method: "POST", headers: { "content-type": "text/csv; charset=utf-8" }, body: toDemoEvents(now) };
  const response = await send("/admin/events?source=demo", init);
  if (!response.ok)
    throw new Error(`POST /admin/events was answered with ${response.status}: ${(await response.text()).slice(0, 300)}`);
}
