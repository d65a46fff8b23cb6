/** Feeds of an agency that does not exist: one in each form, with a story every three hours. The stories are invented. */
import type { ServiceDocument } from "./documents.ts";

const SITE = "https://agentur.example";
const STEP_MS = 3 * 3_600_000;
const ITEMS = 8;

type Story = { title: string; summary: string };

const politics: Story[] = [
  {
    title: "Nationalrat berät über neue Regeln für Ortsumfahrungen",
    summary: "Länder und Gemeinden sollen früher eingebunden werden. Die Opposition verlangt ein Mitspracherecht der Anrainer.",
  },
  {
    title: "Finanzausgleich: Gemeinden fordern Planbarkeit",
    summary: "Die Kosten für Pflege und Kinderbetreuung steigen schneller als die Einnahmen, sagt der Gemeindeverband.",
  },
  {
    title: "Ministerrat beschließt Paket für leistbares Wohnen",
    summary: "Gefördert werden Sanierungen und der Umbau leer stehender Häuser in Ortskernen.",
  },
  {
    title: "Bundesheer übt Katastrophenhilfe im Gebirge",
    summary: "Hubschrauber, Pioniere und Bergretter proben zehn Tage lang das Zusammenspiel.",
  },
  {
    title: "Verfassungsgerichtshof prüft Gebühr für Zweitwohnsitze",
    summary: "Mehrere Eigentümer hatten sich beschwert. Ein Erkenntnis wird für das Frühjahr erwartet.",
  },
  {
    title: "Schulpaket bringt mehr Personal für kleine Klassen",
    summary: "Ab Herbst sollen 400 zusätzliche Lehrpersonen an Volksschulen unterrichten.",
  },
  {
    title: "Klimaticket: Verkäufe steigen auf neuen Höchststand",
    summary: "Am stärksten wächst die Nachfrage in den westlichen Bundesländern.",
  },
];

const vienna: Story[] = [
  {
    title: "Wien baut drei Straßenbahnlinien aus",
    summary: "Die Stadt rechnet mit zwei Jahren Bauzeit und kürzeren Intervallen im Berufsverkehr.",
  },
  {
    title: "Staatsoper: Stehplätze künftig auch online",
    summary: "Ein Kontingent bleibt für die Abendkassa, versichert die Direktion.",
  },
  {
    title: "Hitzesommer kostete Stadtbäume das Leben",
    summary: "1800 Bäume müssen ersetzt werden. Gepflanzt werden Arten, die Trockenheit vertragen.",
  },
  {
    title: "Donaukanal bekommt eine neue Fußgängerbrücke",
    summary: "Der Siegerentwurf kommt von einem jungen Büro und ist aus Holz.",
  },
  { title: "Märkte sperren im Winter früher zu", summary: "Standler und Bezirk haben sich auf neue Zeiten geeinigt." },
];

const salzburg: Story[] = [
  {
    title: "Salzburg sucht 200 Lehrlinge für den Tourismus",
    summary: "Betriebe locken mit Vier-Tage-Woche und Wohnungen für Personal.",
  },
  {
    title: "Festung: Sanierung der Standseilbahn dauert länger",
    summary: "Bis Ostern verkehrt ein Bus. Die Fahrgastzahlen waren zuletzt gestiegen.",
  },
  {
    title: "Lawinenwarndienst stellt neues Lagebild vor",
    summary: "Tourengeher sehen Gefahrenstellen künftig genauer nach Höhe und Exposition.",
  },
  { title: "Getreidegasse: Weniger Lieferverkehr am Vormittag", summary: "Waren kommen mit Lastenrädern vom Stadtrand." },
];

type Item = Story & { guid: string; link: string; date: Date };

function toItems(section: string, stories: readonly Story[], now: Date): Item[] {
  const newest = Math.floor(now.getTime() / STEP_MS);
  return Array.from({ length: ITEMS }, (_, index) => {
    const step = newest - index;
    const story = stories[step % stories.length] as Story;
    const guid = `${section}-${step}`;
    return { ...story, guid, link: `${SITE}/${section}/${step}?utm_source=talblick`, date: new Date(step * STEP_MS) };
  });
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

export const nationalDocuments: ServiceDocument[] = [
  {
    path: "/agentur/politik.rss",
    type: "application/rss+xml",
    title: "Agency: politics, RSS 2.0",
    toBody: ({ now }) => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Agentur: Politik</title><link>${SITE}</link><description>Innenpolitik</description>
${toItems("politik", politics, now)
  .map(
    ({ title, summary, guid, link, date }) => `<item><title>${escapeXml(title)}</title><link>${escapeXml(link)}</link>
<guid isPermaLink="false">${guid}</guid><pubDate>${date.toUTCString()}</pubDate><category>Politik</category>
<description><![CDATA[<p>${summary}</p>]]></description></item>`,
  )
  .join("\n")}
</channel></rss>`,
  },
  {
    path: "/agentur/wien.atom",
    type: "application/atom+xml",
    title: "Agency: Vienna, Atom",
    toBody: ({ now }) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Agentur: Wien</title><id>${SITE}/wien</id><updated>${now.toISOString()}</updated>
${toItems("wien", vienna, now)
  .map(
    ({ title, summary, guid, link, date }) => `<entry><id>tag:agentur.example,2026:${guid}</id><title>${escapeXml(title)}</title>
<link rel="alternate" href="${escapeXml(link)}"/><published>${date.toISOString()}</published><updated>${date.toISOString()}</updated>
<category term="wien" label="Wien"/><summary>${escapeXml(summary)}</summary></entry>`,
  )
  .join("\n")}
</feed>`,
  },
  {
    path: "/agentur/salzburg.json",
    type: "application/feed+json",
    title: "Agency: Salzburg, JSON Feed",
    toBody: ({ now }) =>
      JSON.stringify({
        version: "https://jsonfeed.org/version/1.1",
        title: "Agentur: Salzburg",
        items: toItems("salzburg", salzburg, now).map(({ title, summary, guid, link, date }) => ({
          id: guid,
          url: link,
          title,
          content_text: summary,
          date_published: date.toISOString(),
          tags: ["Salzburg"],
        })),
      }),
  },
];

/** The variable `NATIONAL_FEEDS` of a back end that reads the stand-in at `origin`. */
export function toNationalSetting(origin: string): string {
  return JSON.stringify(nationalDocuments.map(({ path }) => ({ agency: "Agentur (Beispieldaten)", url: `${origin}${path}` })));
}
