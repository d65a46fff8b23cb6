/** In German what the back end and `npm run takedown` name (decision 101). */
import type { GetTakedownQuery } from "#graphql/generated/operations.ts";

type WireTakedown = NonNullable<NonNullable<GetTakedownQuery["newsroom"]>["takedown"]>;
export type WireCheck = NonNullable<WireTakedown["checks"]>[number];
export type WireSurface = NonNullable<WireTakedown["proof"]>["surfaces"][number];

export type SurfaceRow = { place: string; address: string; answer: string; isGone: boolean };

const rows: Readonly<Record<string, string>> = {
  unfinished: "Arbeiten, die noch offen sind",
  posts: "Beitrag",
  texts: "Text",
  lists: "Listen",
  "most read": "Meistgelesen",
  bookmarks: "Merklisten",
  "former addresses": "Frühere Adressen",
  pictures: "Eigene Bilder",
};

const surfaces: Readonly<Record<string, string>> = {
  database: "Datenbank",
  portal: "Portal",
  article: "Artikel",
  "article in the app": "Artikel in der App",
  "former address": "Frühere Adresse",
  "video page": "Videoseite",
  "picture or film": "Bild oder Film",
  "REST post": "REST: Beitrag",
  "REST list": "REST: Liste",
  "front page, most read": "Startseite, Meistgelesen",
  "list of all": "Liste aller Beiträge",
  "list of a subject": "Liste eines Themas",
  feed: "Feed",
  videos: "Videos",
  "live tickers": "Liveticker",
  sitemap: "Sitemap",
  search: "Suche",
  suggestions: "Suchvorschläge",
  "related, linked": "Verknüpfter Beitrag",
  "newsletter archive": "Newsletter-Archiv",
};

export function toCheckRow({ place, name, looked, left }: WireCheck): SurfaceRow {
  const isGone = left === 0;
  switch (place) {
    case "ROWS":
      return { place: "Datenbank", address: rows[name] ?? name, answer: isGone ? "nichts mehr" : `noch ${left}`, isGone };
    case "SEARCH":
      return { place: "Suche", address: "Wörter des Titels", answer: isGone ? "findet ihn nicht" : "findet ihn noch", isGone };
    case "ADDRESS":
      return { place: "Adresse", address: name, answer: isGone ? "410, entfernt" : "nicht als entfernt bekannt", isGone };
    case "FILES":
      return { place: "Dateien", address: toFilesText(looked), answer: isGone ? "keine mehr" : `noch ${left}`, isGone };
  }
}

function toFilesText(looked: number): string {
  if (looked === 0) return "Der Beitrag hatte keine eigenen";
  return looked === 1 ? "1 Datei gesucht" : `${looked} Dateien gesucht`;
}

export function toSurfaceRow({ surface, address, answer, is_gone: isGone }: WireSurface): SurfaceRow {
  const own = surface === "database" ? (rows[address] ?? address) : address;
  return { place: surfaces[surface] ?? surface, address: own, answer: toAnswerText(answer), isGone };
}

/** HTTP status codes stay; the text beside them is the command's English. */
function toAnswerText(answer: string): string {
  return answer
    .replace(/^(\d+) rows$/, "$1 Zeilen")
    .replace(/, works$/, ", läuft")
    .replace(/, no portal that works: is the origin right\?$/, ", kein Portal, das läuft: Stimmt die Adresse?")
    .replace(/, leads away to /, ", führt weg nach ")
    .replace(/, leads nowhere$/, ", führt nirgendwohin")
    .replace(/^leads on and on$/, "führt im Kreis")
    .replace(/, without it$/, ", ohne ihn")
    .replace(/^(\d+), has /, "$1, enthält ");
}
