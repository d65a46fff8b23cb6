/** Pages and actions of the portal itself by the words that people look for them with: the back end knows posts, topics and places alone. */
import { EPAPER_PATH } from "#app/domain/epaper/epaper-paths.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { epaper } from "#brand/epaper.ts";

export type OwnPage = { title: string; link: string };

/** What else each is called, besides the words of its title. */
const pages: readonly (OwnPage & { words: string })[] = [
  {
    title: "Spritpreise",
    link: "/spritpreise",
    words: "Sprit Spritpreis Benzin Benzinpreis Diesel Dieselpreis Super Erdgas Treibstoff tanken Tank Tankstelle",
  },
  {
    title: "Verkehr",
    link: "/verkehr",
    words: "Stau Staus Sperre Straßensperre Baustelle Verkehrslage Verkehrsmeldungen Umleitung",
  },
  {
    title: "Bus und Bahn",
    link: "/bus-bahn",
    words: "Bus Busse Zug Züge Bahn Seilbahn Gondel Störung Störungen Verspätung Ausfall Zugausfall Fahrplan Öffis ÖBB VVV",
  },
  {
    title: "Pässe und Webcams",
    link: "/berge",
    words: "Pass Berge Berg Webcam Kamera Livebild Passstraße Wintersperre Kettenpflicht Arlbergpass Flexenpass",
  },
  {
    title: "Notdienste",
    link: "/notdienste",
    words:
      "Notdienst Apotheke Nachtapotheke Arzt Ärzte Notarzt Zahnarzt Zahnärzte Tierarzt Tierärzte Notruf Notrufnummer Rettung Bereitschaftsdienst",
  },
  {
    title: "Termine",
    link: "/termine",
    words:
      "Termin Veranstaltung Veranstaltungen Veranstaltungskalender Kalender Konzert Theater Kino Ausstellung Markt Flohmarkt Fest Ausgehen Wochenende",
  },
  {
    title: "Traueranzeigen",
    link: "/trauer",
    words:
      "Trauer Traueranzeige Todesanzeige Todesanzeigen Todesfall Todesfälle Parte Parten Danksagung Nachruf Jahrestag Kondolenz Beileid Kerze Verstorbene verstorben gestorben Begräbnis Beerdigung",
  },
  {
    title: "Horoskop",
    link: "/horoskop",
    words:
      "Tageshoroskop Wochenhoroskop Monatshoroskop Sternzeichen Sterne Widder Stier Zwillinge Krebs Löwe Jungfrau Waage Skorpion Schütze Steinbock Wassermann Fische",
  },
  {
    title: "Mondkalender",
    link: "/mondkalender",
    words: "Mond Mondphase Vollmond Neumond Mondfinsternis Sonnenfinsternis Finsternis",
  },
  {
    title: "Wetter",
    link: "/wetter",
    words: "Wetterbericht Wettervorhersage Vorhersage Prognose Regen Regenradar Temperatur Wind Sonne Bergwetter Seewetter",
  },
  {
    title: "Schneebericht",
    link: "/schneebericht",
    words: "Schnee Schneehöhe Schneelage Ski Schi Skigebiet Schigebiet Lift Lifte Piste Pisten Skifahren",
  },
  { title: "Newsletter", link: "/newsletter", words: "Newsletter bestellen abonnieren abmelden abbestellen Mail" },
  { title: "Tipp geben", link: "/tipp-geben", words: "Hinweis Leserreporter Redaktion Foto schicken melden anonym Kontakt" },
  { title: "Abo", link: "/abo", words: "Abonnement abonnieren Plus Premium Pur Digitalabo Preise Angebote kaufen bestellen" },
  { title: "Abo kündigen", link: "/kuendigen", words: "Abonnement Kündigung Vertrag beenden stornieren widerrufen" },
  { title: "Passwort vergessen", link: toDialogPath("ForgetPassword"), words: "Kennwort zurücksetzen neues Zugangsdaten" },
  { title: "Anmelden", link: toDialogPath("Login"), words: "Login einloggen Anmeldung Zugang" },
  { title: "Registrieren", link: toDialogPath("Register"), words: "Registrierung Konto anlegen erstellen" },
  { title: "Mein Konto", link: "/profil", words: "Profil Benutzerkonto Passwort ändern Adresse Daten löschen" },
  { title: "Merkliste", link: "/merkliste", words: "gemerkt gespeichert Lesezeichen" },
  { title: "Für dich", link: "/fuer-dich", words: "folgen gefolgt Themen Gemeinden Autoren abonniert" },
  {
    title: "Benachrichtigungen",
    link: "/benachrichtigungen",
    words: "Push Pushnachrichten Eilmeldung Eilmeldungen Handy Mitteilungen",
  },
  ...(epaper !== null
    ? [
        {
          title: "E-Paper",
          link: EPAPER_PATH,
          words: "epaper ePaper Zeitung Printausgabe Ausgabe gedruckte PDF blättern Titelseite",
        },
      ]
    : []),
  { title: "Video", link: "/video", words: "Videos Filme Mediathek" },
  { title: "Liveticker", link: "/liveticker", words: "Ticker live" },
  { title: "Themen", link: "/themen", words: "Thema Schwerpunkte" },
  { title: "Suche", link: "/suche", words: "suchen finden Archiv" },
  { title: "Meine Gemeinde", link: "/gemeinde/gemeinde", words: "Gemeinde Gemeinden Ort wählen" },
  { title: "Alle Services", link: "/service", words: "Service" },
  { title: "Cookie-Einstellungen", link: toDialogPath("Consent"), words: "Cookies Einwilligung Tracking" },
];

const MOST = 3;
/** Of what is still being typed. */
const SHORTEST_TYPED = 2;
/** From here on a word may be the beginning of another. */
const SHORTEST_BEGINNING = 4;
/** What a word may have more in another case or number. */
const LONGEST_ENDING = 2;

const slight = new Set(
  "der die das den dem ein eine mein meine meinen wie wo was ich man kann und oder im in zu zum zur fur am auf heute jetzt".split(
    " ",
  ),
);

const known = pages.map(({ title, link, words }) => ({ title, link, words: toWords(`${title} ${words}`) }));

/** The best first; none for a question that asks for something else as well. Names of places do not count: a page is of all of them. */
export function findOwnPages(query: string): OwnPage[] {
  return find(query, matches);
}

/** As `findOwnPages`, where the last word is still being typed. */
export function suggestOwnPages(query: string): OwnPage[] {
  if (query.trim().length < SHORTEST_TYPED) return [];
  return find(query, (word, other, isLast) => (isLast && other.startsWith(word)) || matches(word, other));
}

type Match = (word: string, other: string, isLast: boolean) => boolean;

function find(query: string, isMatch: Match): OwnPage[] {
  const asked = toWords(query);
  const words = asked.filter((word) => !slight.has(word) && parseMunicipality(word) === null);
  if (words.length === 0) return [];
  const scored = known.flatMap((page) => {
    const isFound = words.every((word) => page.words.some((other) => isMatch(word, other, word === asked.at(-1))));
    return isFound ? [{ page, score: toWords(page.title).filter((word) => words.includes(word)).length }] : [];
  });
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ page: { title, link } }) => ({ title, link }));
}

function matches(word: string, other: string): boolean {
  if (word === other) return true;
  return (
    (word.length >= SHORTEST_BEGINNING && other.startsWith(word)) ||
    (word.startsWith(other) && other.length >= SHORTEST_BEGINNING && word.length - other.length <= LONGEST_ENDING)
  );
}

/** Lower case, without umlauts however they are written. */
function toWords(text: string): string[] {
  const folded = text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");
  return folded.replaceAll(/([ao])e|(?<![aeiouq])(u)e/g, "$1$2").match(/[\p{L}\p{N}]+/gu) ?? [];
}
