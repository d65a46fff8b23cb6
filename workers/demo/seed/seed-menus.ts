/** Menus and front page of the demo paper. */
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";

const header: ContentRecord = {
  kind: "navigation",
  menu: "header",
  items: [
    { title: "Start", link: "/" },
    {
      title: "Vorarlberg",
      link: "/news/vorarlberg",
      children: [
        { title: "Blaulicht", link: "/news/blaulicht" },
        { title: "Wohnen", link: "/themen/wohnen" },
        { title: "Bildung", link: "/themen/bildung" },
        { title: "Bodensee", link: "/themen/bodensee" },
      ],
    },
    {
      title: "Politik",
      link: "/news/politik",
      children: [
        { title: "Gemeindewahl", link: "/themen/gemeindewahl" },
        { title: "Hochwasserschutz am Rhein", link: "/themen/rhesi-hochwasserschutz" },
        { title: "Österreich", link: "/news/oesterreich" },
        { title: "Politik-News", link: "/news/politik-news" },
        { title: "Wien aktuell", link: "/news/wien-aktuell" },
        { title: "Welt", link: "/news/welt" },
        { title: "Meinung", link: "/news/meinung" },
      ],
    },
    {
      title: "Wirtschaft",
      link: "/news/wirtschaft",
      children: [
        { title: "Architektur und Handwerk", link: "/themen/architektur-und-handwerk" },
        { title: "Landwirtschaft", link: "/themen/landwirtschaft" },
        { title: "Tourismus", link: "/themen/tourismus" },
        { title: "Digitalisierung", link: "/themen/digitalisierung" },
      ],
    },
    {
      title: "Sport",
      link: "/news/sport",
      children: [
        { title: "Fußball", link: "/themen/fussball" },
        { title: "Eishockey", link: "/themen/eishockey" },
        { title: "Wintersport", link: "/themen/wintersport" },
      ],
    },
    {
      title: "Kultur",
      link: "/news/kultur",
      children: [
        { title: "Bregenzer Festspiele", link: "/themen/bregenzer-festspiele" },
        { title: "Blasmusik und Vereine", link: "/themen/blasmusik-und-vereine" },
      ],
    },
    { title: "Menschen", link: "/news/menschen", children: [{ title: "Essen und Trinken", link: "/themen/essen-und-trinken" }] },
    { title: "Leben", link: "/news/leben", children: [{ title: "Wissen", link: "/news/wissen" }] },
    { title: "Video", link: "/video", children: [{ title: "Liveticker", link: "/liveticker" }] },
    { title: "Themen", link: "/themen" },
    { title: "Gemeinden", link: "/gemeinde/gemeinde" },
    {
      title: "Service",
      link: "/service",
      children: [
        { title: "Wetter", link: "/news/wetter" },
        { title: "Verkehr", link: "/verkehr" },
        { title: "Spritpreise", link: "/spritpreise" },
        { title: "Notdienste", link: "/notdienste" },
        { title: "Horoskop", link: "/horoskop" },
        { title: "Mondkalender", link: "/mondkalender" },
        { title: "Newsletter", link: "/newsletter" },
      ],
    },
  ],
};

const footer: ContentRecord = {
  kind: "navigation",
  menu: "footer",
  items: [
    {
      title: "Service",
      link: "/service",
      children: [
        { title: "Verkehr", link: "/verkehr" },
        { title: "Spritpreise", link: "/spritpreise" },
        { title: "Notdienste", link: "/notdienste" },
        { title: "Horoskop", link: "/horoskop" },
        { title: "Newsletter", link: "/newsletter" },
        { title: "Tipp geben", link: "/tipp-geben" },
        { title: "Hilfe", link: "/hilfe" },
        { title: "Kontakt", link: "/kontakt" },
      ],
    },
    {
      title: "Talblick",
      link: "/ueber-uns",
      children: [
        { title: "Über uns", link: "/ueber-uns" },
        { title: "Abonnements", link: "/abo" },
        { title: "Werbung", link: "/werbung" },
        { title: "Impressum", link: "/impressum" },
        { title: "AGB", link: "/agb" },
        { title: "Vertrag kündigen", link: "/kuendigen" },
        { title: "Datenschutz", link: "/datenschutz" },
        { title: "Barrierefreiheit", link: "/barrierefreiheit" },
      ],
    },
  ],
};

function toSection(layout: "LIST" | "GRID", title: string, slug: string, postCount: number) {
  return { layout, title, link: `/news/${slug}`, feed: `category:${slug}`, postCount };
}

export const homeRecord: Extract<ContentRecord, { kind: "home" }> = {
  kind: "home",
  sections: [
    { layout: "LEAD", feed: "front", postCount: 9 },
    { layout: "MUNICIPALITY", title: "Aus deiner Gemeinde", link: "/gemeinde/gemeinde", postCount: 4 },
    toSection("LIST", "Politik", "politik", 5),
    {
      layout: "SLIDER",
      title: "Gemeindewahl",
      link: "/themen/gemeindewahl",
      feed: "topic:gemeindewahl",
      postCount: 6,
      buttonText: "Alle Beiträge zur Gemeindewahl",
    },
    toSection("GRID", "Wirtschaft", "wirtschaft", 4),
    { layout: "VIDEO", title: "Video", link: "/video", feed: "video", postCount: 4 },
    toSection("GRID", "Sport", "sport", 4),
    { layout: "SLIDER", title: "Plus", link: "/abo", feed: "premium", postCount: 5, buttonText: "Talblick Plus entdecken" },
    { layout: "MOST_READ", title: "Meistgelesen", postCount: 5 },
    toSection("GRID", "Kultur", "kultur", 4),
    { layout: "SLIDER", title: "Menschen", link: "/news/menschen", feed: "category:menschen", postCount: 5, ratio: "CARD" },
    toSection("LIST", "Meinung", "meinung", 3),
  ],
};

/** The front page comes last of all records: its presence means that the seed is complete. */
export const menuRecords: ContentRecord[] = [header, footer, homeRecord];
