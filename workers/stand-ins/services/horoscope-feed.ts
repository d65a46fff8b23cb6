/** Horoscopes of the days, weeks and months around now (docs/import.md): the same text for the same sign and day, whenever it is asked for. */
import type { ServiceDocument } from "./documents.ts";

const signs = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
];

const moods = [
  "Du bist heller wach als sonst und merkst, was anderen entgeht.",
  "Es darf langsamer gehen: Was du liegen lässt, läuft dir nicht davon.",
  "Eine alte Idee meldet sich zurück, und diesmal passt der Zeitpunkt.",
  "Du willst zu viel auf einmal. Streich eine Sache, und der Rest gelingt.",
  "Ein Umweg führt dich zu jemandem, den du längst sprechen wolltest.",
  "Deine gute Laune steckt an, sogar am Telefon.",
  "Du spürst Gegenwind, und er macht dich eher neugierig als müde.",
  "Was gestern noch verwickelt war, löst sich fast von selbst.",
  "Heute zählt das Kleine: ein Gruß, ein Handgriff, ein Dank.",
  "Du hast recht, musst es aber nicht beweisen.",
  "Ordnung im Kopf beginnt auf dem Küchentisch.",
  "Jemand traut dir mehr zu, als du selbst es tust.",
  "Die Berge sind nah, und der Weg hinauf ist kürzer als gedacht.",
];
const hearts = [
  "In der Liebe genügt ein ehrlicher Satz zur rechten Zeit.",
  "Wer allein ist, lernt beim Warten auf den Bus jemanden kennen.",
  "Zu zweit hilft ein Spaziergang mehr als jede Aussprache.",
  "Ein Missverständnis klärt sich, sobald du nachfragst.",
  "Lass dich einladen, auch wenn das Sofa lauter ruft.",
  "Alte Freundschaften tun dir jetzt besonders gut.",
  "Du wirst angelächelt: Schau nicht gleich wieder weg.",
  "Zuhören bringt dich weiter als Ratschläge.",
  "Ein Brief von Hand überrascht mehr als jede Nachricht.",
  "Nimm dir Zeit für die, die nie danach fragen.",
  "Eifersucht ist ein schlechter Beirat, gib ihr keinen Stuhl.",
];
const works = [
  "Im Beruf lohnt sich ein zweiter Blick auf die Zahlen.",
  "Bei der Arbeit bist du gefragt, aber nicht für alles zuständig.",
  "Ein Angebot klingt gut. Schlaf eine Nacht darüber.",
  "Größere Ausgaben vertragen noch etwas Geduld.",
  "Was du heute erledigst, dankst du dir am Freitag.",
  "Lob kommt von unerwarteter Seite, nimm es einfach an.",
  "Teile dein Wissen, es kehrt verzinst zurück.",
];
const bodies = [
  "Frische Luft macht aus einem müden Nachmittag noch einen guten Abend.",
  "Trink mehr Wasser und weniger Kaffee.",
  "Der Rücken erinnert dich daran, dass Treppen auch Sport sind.",
  "Geh früher schlafen als gestern.",
  "Eine warme Suppe richtet mehr als jeder Vorsatz.",
];

const region = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna", dateStyle: "short" });
const DAY_MS = 86_400_000;

export const horoscopeFeed: ServiceDocument = {
  path: "/horoskop.json",
  type: "application/json",
  title: "Horoscopes (JSON)",
  toBody: ({ now }) => {
    const today = new Date(`${region.format(now)}T00:00:00Z`);
    const later = (days: number) => new Date(today.getTime() + days * DAY_MS);
    const days = range(-7, 2).map((offset) => toRecords("day", later(offset)));
    const weeks = range(-2, 1).map((offset) => toRecords("week", later(7 * offset - ((today.getUTCDay() + 6) % 7))));
    const months = range(-1, 1).map((offset) =>
      toRecords("month", new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + offset, 1))),
    );
    return JSON.stringify({ records: [...days, ...weeks, ...months].flat() });
  },
};

function toRecords(period: string, date: Date): Record<string, string>[] {
  const seed = Math.floor(date.getTime() / DAY_MS) + (period === "day" ? 0 : period.length * 11);
  return signs.map((sign, index) => ({
    period,
    date: date.toISOString().slice(0, 10),
    sign,
    text: [
      `${pick(moods, seed * 5 + index)} ${pick(hearts, seed * 3 + index * 2)}`,
      `${pick(works, seed + index * 3)} ${pick(bodies, seed * 2 + index)}`,
    ].join("\n\n"),
  }));
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
