/** Death notices of the demo paper, counted from the day of the seed: nobody of these names is known to have lived. */
import type { Send } from "./seed-over.ts";

type DemoNotice = {
  kind?: string;
  name: string;
  birthName?: string;
  born: string;
  /** Days before the seed. */
  died: number;
  place: string;
  municipality: string;
  text: string;
  mourners?: string[];
  /** Days after the seed. */
  farewell?: { day: number; time: string; place: string; text?: string };
  undertaker?: string;
  picture?: string;
  pictureText?: string;
  condolences?: boolean;
};

const notices: readonly DemoNotice[] = [
  {
    name: "Musterina Beispielhuber",
    birthName: "Probst-Vorlage",
    born: "1938-04-12",
    died: 4,
    place: "Musterweg, Götzis",
    municipality: "gotzis",
    text: "Sie hat den Garten gegossen, bis zuletzt.\n\nIn Liebe und Dankbarkeit nehmen wir Abschied von unserer Mutter, Großmutter und Urgroßmutter.",
    mourners: ["Platzhalter und Vorlagine mit Familien", "deine Enkel und Urenkel", "im Namen aller Verwandten"],
    farewell: {
      day: 3,
      time: "14:30",
      place: "Pfarrkirche Götzis",
      text: "Statt Blumen bitten wir um eine Spende für den Nachbarschaftsgarten.",
    },
    undertaker: "Haus Beispiel, Götzis",
    picture: "demo:alpe-sommer",
    pictureText: "Eine Alpwiese im Sommer, ihr liebster Ort",
  },
  {
    name: "Alt-Beispielmeister Johann Musterle",
    born: "1945",
    died: 2,
    place: "Lustenau",
    municipality: "lustenau",
    text: "Ein langes Leben an der Stickmaschine und am Kartentisch ist zu Ende.",
    mourners: ["Deine Vorlagia", "die Kinder und ihre Familien", "der Jassclub Musterrunde"],
    farewell: { day: 2, time: "10:00", place: "Friedhof Lustenau" },
    undertaker: "Haus Beispiel, Lustenau",
  },
  {
    name: "Frieda Probegast",
    birthName: "Muster",
    born: "1951-09-30",
    died: 7,
    place: "Dornbirn-Musterfeld",
    municipality: "dornbirn",
    text: "Deine Stimme fehlt uns im Chor, und noch mehr am Küchentisch.",
    mourners: ["Die Familie Probegast", "der Chor Beispielklang"],
    farewell: { day: 1, time: "15:00", place: "Verabschiedungshalle Dornbirn", text: "Der Chor singt. Wer mag, singt mit." },
    picture: "demo:bergdorf-winter",
    pictureText: "Ein Bergdorf im Schnee",
  },
  {
    kind: "Danksagung",
    name: "Gebhard Beispielmoosbrugger",
    born: "1932-02-02",
    died: 30,
    place: "Egg",
    municipality: "egg",
    text: "Für alle Worte, geschrieben und gesagt, für jeden Händedruck und jeden Schritt auf dem letzten Weg sagen wir Danke.\n\nBesonders danken wir der Musterpflege im Haus Vorlage und Doktor Beispiel.",
    mourners: ["Die Trauerfamilie"],
    condolences: false,
  },
  {
    kind: "Jahrestag",
    name: "Lina Musterbach",
    born: "1979",
    died: 365,
    place: "Bludenz",
    municipality: "bludenz",
    text: "Ein Jahr ist es her.\nWir reden noch mit dir.",
    mourners: ["Deine Familie, deine Freundinnen"],
    picture: "demo:gipfel-winter",
    pictureText: "Ein Gipfel im Winter, den sie dreißigmal bestiegen hat",
  },
  {
    kind: "Nachruf",
    name: "Direktor Ernst Vorlagenstein",
    born: "1940-11-05",
    died: 9,
    place: "Bregenz",
    municipality: "bregenz",
    text: "Die Musterschule am Beispielufer trauert um ihren langjährigen Direktor.\n\nErnst Vorlagenstein hat dieses Haus von 1978 bis 2003 geleitet. Er kannte jedes Kind beim Namen und jede Ausrede beim ersten Wort. Unter ihm bekam die Schule ihre Bücherei, ihren Schulgarten und das Sommerfest, das bis heute an jedem letzten Schultag gefeiert wird.\n\nWer ihn besuchte, fand ihn selten im Büro. Meist stand er im Garten, mit Schülerinnen und Schülern, die gerade lernten, wie man einen Apfelbaum schneidet. Der älteste dieser Bäume trägt noch, und unter ihm werden wir uns an ihn erinnern.",
    mourners: ["Das Kollegium, die Schülerinnen und Schüler", "der Elternverein der Musterschule"],
  },
  {
    name: "Roswitha Platzhalter",
    birthName: "Beispielin",
    born: "1960-06-21",
    died: 1,
    place: "Feldkirch",
    municipality: "feldkirch",
    text: "Plötzlich und viel zu früh.",
    mourners: ["In stiller Trauer: alle, die sie lieb hatten"],
    farewell: { day: 4, time: "09:30", place: "Basilika Rankweil", text: "Die Urne wird im engsten Kreis beigesetzt." },
    undertaker: "Haus Beispiel, Feldkirch",
  },
  {
    name: "Xaver Mustermann-Probst",
    born: "1929-12-24",
    died: 12,
    place: "Lech",
    municipality: "lech",
    text: "Er ist noch einmal hinaufgegangen.",
    mourners: ["Die Musterfamilien im Tal"],
    undertaker: "Haus Beispiel, Bludenz",
  },
];

const region = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna", dateStyle: "short" });
/** So long they stand there. */
const DAYS = 300;

/** The same `now` gives the same file. */
export function toDemoDeathNotices(now: Date): object {
  const today = region.format(now);
  return {
    // What comes first stands first: of one moment the last number is the newest.
    notices: notices
      .toReversed()
      .map(({ died, farewell, ...notice }) => ({
        ...notice,
        id: `demo-${notices.findIndex(({ name }) => name === notice.name) + 1}`,
        died: addDays(today, -died),
        farewell: farewell === undefined ? null : { ...farewell, day: addDays(today, farewell.day) },
        lastDay: addDays(today, DAYS),
      })),
  };
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Throws with a message for the operator when the back end refuses them. */
export async function seedDeathNotices(send: Send, now: Date): Promise<void> {
  const body = JSON.stringify(toDemoDeathNotices(now));
  const response = await send("/admin/death-notices?source=demo", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  if (!response.ok)
    throw new Error(`POST /admin/death-notices was answered with ${response.status}: ${(await response.text()).slice(0, 300)}`);
}
