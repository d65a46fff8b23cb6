/** The services of the paper, as `/service` lists them, and in short the front page. */
import { portalBrand } from "#app/configuration/portal-brand.ts";

export type Service = { title: string; link: string; text: string };
export type ServiceGroup = { title: string; services: readonly Service[] };

export const serviceGroups: readonly ServiceGroup[] = [
  {
    title: "Unterwegs",
    services: [
      { title: "Verkehr", link: "/verkehr", text: "Staus, Sperren und Baustellen im ganzen Land, nach Straße und Bezirk." },
      {
        title: "Spritpreise",
        link: "/spritpreise",
        text: "Die günstigsten Tankstellen in deiner Nähe, für Diesel, Super und Erdgas.",
      },
      { title: "Schneebericht", link: "/widgets/schnee", text: "Schneehöhen und offene Lifte der Skigebiete." },
    ],
  },
  {
    title: "Im Alltag",
    services: [
      {
        title: "Notdienste",
        link: "/notdienste",
        text: "Notrufnummern, und wer gerade Dienst hat: Ärzte, Apotheken, Zahnärzte, Tierärzte.",
      },
      { title: "Mondkalender", link: "/mondkalender", text: "Mondphasen, Auf- und Untergang und Finsternisse, Tag für Tag." },
      { title: "Horoskop", link: "/horoskop", text: "Zwölf Zeichen, für heute, diese Woche und diesen Monat." },
      {
        title: "Meine Gemeinde",
        link: "/gemeinde/gemeinde",
        text: `Nachrichten, Vereine, Schulen und Familiäres aus ${portalBrand.region}.`,
      },
    ],
  },
  {
    title: "Lesen, hören, schauen",
    services: [
      { title: "Suche", link: "/suche", text: "Alle Artikel, Themen und Gemeinden durchsuchen." },
      { title: "Themen", link: "/themen", text: "Was uns länger beschäftigt, gesammelt an einem Ort." },
      { title: "Liveticker", link: "/liveticker", text: "Was wir gerade Minute für Minute begleiten." },
      { title: "Video", link: "/video", text: "Nachrichten und Geschichten in bewegten Bildern." },
      { title: "Merkliste", link: "/merkliste", text: "Artikel, die du dir für später aufgehoben hast." },
    ],
  },
  {
    title: "In Verbindung",
    services: [
      { title: "Newsletter", link: "/newsletter", text: "Das Wichtigste per E-Mail, täglich oder am Wochenende." },
      {
        title: "Tipp geben",
        link: "/tipp-geben",
        text: "Du hast etwas gesehen oder gehört? Schreib der Redaktion, auf Wunsch anonym.",
      },
      { title: "Mein Konto", link: "/profil", text: "Abonnements, Newsletter und Einstellungen." },
    ],
  },
];

/** For a line at the end of the front page. */
export const servicesInShort: readonly Pick<Service, "title" | "link">[] = [
  { title: "Verkehr", link: "/verkehr" },
  { title: "Spritpreise", link: "/spritpreise" },
  { title: "Notdienste", link: "/notdienste" },
  { title: "Horoskop", link: "/horoskop" },
  { title: "Mondkalender", link: "/mondkalender" },
  { title: "Schneebericht", link: "/widgets/schnee" },
  { title: "Newsletter", link: "/newsletter" },
  { title: "Tipp geben", link: "/tipp-geben" },
  { title: "Alle Services", link: "/service" },
];
