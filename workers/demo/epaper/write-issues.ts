/** Prints the sample issues of the demo paper anew, by Chromium: `npm run sample-issues`. They are in the repository as they are printed. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import sharp from "sharp";
import * as v from "valibot";
import { readMarkdownFolder } from "#workers/demo/read-markdown.ts";
import { type Story, toIssueHtml } from "./issue-html.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = `${here}../../../`;

/** By the pages on which they stand, the leading one first. */
const issues: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "muster-1": [
    ["rhein-hochwasserschutz-reportage-26-kilometer", "fontanella-dorf-kauft-seinen-skilift"],
    ["holzbau-egg-modulwerk-fuer-schulen", "bergrettung-kanisfluh-nacht-zwei-wanderer"],
    ["skicrosserin-marent-rueckkehr-nach-kreuzbandriss", "derby-walgau-rheindelta-sieben-tore"],
    ["elf-wochen-43-kuehe-kein-empfang", "kritik-der-gemeinderat-tagt-im-stall"],
  ],
  "muster-2": [
    ["vier-gemeinden-ein-bauamt-grosses-walsertal", "bodensee-quaggamuschel-forschung-tiefe"],
    ["zwanzig-tueren-in-der-alten-spinnerei", "kinderarzt-gesucht-seit-vierzehn-monaten"],
    ["eismeisterin-feldkirch-zwei-grad-minus", "schiedsrichterin-sucht-nachwuchs"],
    ["die-hebamme-und-die-kehren", "rotauge-statt-felchen"],
  ],
};

const storySchema = v.object({
  title: v.string(),
  kicker: v.optional(v.string(), ""),
  lead: v.optional(v.string(), ""),
  picture: v.optional(v.string()),
});
const stories = new Map(readMarkdownFolder("stories", storySchema).map((story) => [story.slug, story]));

async function toStory(slug: string): Promise<Story> {
  const story = stories.get(slug);
  if (story === undefined) throw new Error(`There is no story ${slug}`);
  const { title, kicker, lead, picture, markdown } = story;
  return {
    title,
    kicker,
    lead,
    picture: picture === undefined ? null : await readPicture(picture),
    paragraphs: toParagraphs(markdown),
  };
}

/** As JPEG, which a PDF keeps as it is. */
async function readPicture(name: string): Promise<string> {
  const file = `${root}workers/demo/pictures/media/demo/${name}/16-9-1600.webp`;
  const bytes = await sharp(file).resize(640).jpeg({ quality: 50, mozjpeg: true }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}

/** Plain: what is no paragraph is left out. */
function toParagraphs(markdown: string): string[] {
  const text = markdown.replaceAll(/^```[\s\S]*?^```$/gm, "").replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replaceAll(/\*+|^#+ .*$/gm, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((paragraph) => paragraph.length > 40 && !/^[-|>!:]/.test(paragraph));
}

function readFont(path: string): string {
  return `data:font/woff2;base64,${readFileSync(`${root}node_modules/@fontsource-variable/${path}`).toString("base64")}`;
}

const fonts = {
  serif: readFont("source-serif-4/files/source-serif-4-latin-wght-normal.woff2"),
  sans: readFont("source-sans-3/files/source-sans-3-latin-wght-normal.woff2"),
};
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
for (const [name, slugs] of Object.entries(issues)) {
  const pages = await Promise.all(slugs.map((ofPage) => Promise.all(ofPage.map(toStory))));
  const page = await browser.newPage();
  await page.setContent(toIssueHtml(pages, fonts), { waitUntil: "load" });
  const bytes = await page.pdf({ width: "280mm", height: "400mm", printBackground: true, tagged: false });
  writeFileSync(`${here}${name}.pdf`, bytes);
  process.stdout.write(`${name}.pdf  ${Math.round(bytes.length / 1024)} kB\n`);
}
await browser.close();
