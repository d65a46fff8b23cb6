/** A sample issue as a document that a browser prints: four pages of a small newspaper. */
export type Story = { title: string; kicker: string; lead: string; picture: string | null; paragraphs: string[] };
type Fonts = { serif: string; sans: string };

const sections = ["Titelseite", "Land und Leute", "Sport", "Die letzte Seite"];
/** So many letters of the two stories stand on a page; the first page has the larger picture. */
const lengths = [
  [1750, 1050],
  [2500, 1250],
  [2500, 1250],
  [2500, 1250],
] as const;

export function toIssueHtml(pages: readonly (readonly Story[])[], fonts: Fonts): string {
  return `<!doctype html><html lang="de-AT"><meta charset="utf-8"><title>Talblick, Musterausgabe</title><style>${toStyles(fonts)}</style>
<body>${pages.map(toPage).join("")}</body></html>`;
}

function toPage(stories: readonly Story[], index: number): string {
  const [first, second] = lengths[index] ?? [3000, 2000];
  const [lead, other] = stories;
  const head =
    index === 0
      ? `<header class="mast"><p class="line"><span>Unabhängige Zeitung für Vorarlberg</span><span>Musterausgabe: Alles darin ist erfunden</span><span>2,20 Euro</span></p><p class="name">Talblick</p></header>`
      : `<header class="run"><span>${index + 1}</span><span>${escapeText(sections[index] ?? "")}</span><span>Talblick, Musterausgabe</span></header>`;
  return `<section class="page">${head}${toStory(lead, first, "lead")}${toStory(other, second, "other")}</section>`;
}

function toStory(story: Story | undefined, length: number, name: string): string {
  if (story === undefined) return "";
  const { title, kicker, lead, picture } = story;
  const image = picture === null || name === "other" ? "" : `<img src="${picture}" alt="">`;
  const text = cut(story.paragraphs, length)
    .map((paragraph) => `<p>${escapeText(paragraph)}</p>`)
    .join("");
  return `<article class="${name}"><p class="kicker">${escapeText(kicker)}</p><h2>${escapeText(title)}</h2><p class="intro">${escapeText(lead)}</p>${image}<div class="text">${text}</div></article>`;
}

/** Whole sentences, about so many letters. */
function cut(paragraphs: readonly string[], length: number): string[] {
  const kept: string[] = [];
  let left = length;
  for (const paragraph of paragraphs) {
    if (left <= 0) break;
    const sentences = paragraph.match(/[^.!?]+[.!?“]+(?:\s|$)|.+$/g) ?? [paragraph];
    let part = "";
    for (const sentence of sentences) {
      if (part.length >= left) break;
      part += sentence;
    }
    kept.push(part.trim());
    left -= part.length;
  }
  return kept;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function toStyles({ serif, sans }: Fonts): string {
  return `
@font-face { font-family: Zeitung; src: url(${serif}); font-weight: 200 900 }
@font-face { font-family: Rubrik; src: url(${sans}); font-weight: 200 900 }
@page { size: 280mm 400mm; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font: 10.6pt/1.36 Zeitung, serif; color: #16191d }
.page { width: 280mm; height: 400mm; padding: 12mm 14mm; overflow: hidden; break-after: page; display: flex; flex-direction: column }
.mast { border-bottom: 1.2mm solid #0a5570; margin-bottom: 6mm }
.mast .line { display: flex; justify-content: space-between; font: 600 9pt Rubrik, sans-serif; border-bottom: .2mm solid #98a2ab; padding-bottom: 1.5mm }
.mast .name { font: 700 66pt/1.12 Zeitung, serif; letter-spacing: -.02em; color: #0a5570; padding: 1mm 0 3mm }
.run { display: flex; justify-content: space-between; align-items: baseline; font: 600 10pt Rubrik, sans-serif; border-bottom: .6mm solid #0a5570; padding-bottom: 1.5mm; margin-bottom: 6mm }
.run span:nth-child(2) { font: 700 17pt Zeitung, serif; color: #0a5570 }
.kicker { font: 600 10.5pt Rubrik, sans-serif; color: #0a5570; margin-bottom: 1mm }
h2 { font: 700 30pt/1.08 Zeitung, serif; letter-spacing: -.012em; text-wrap: balance }
.intro { font: 400 14pt/1.3 Zeitung, serif; margin: 3mm 0 4mm; max-width: 200mm }
.lead img { display: block; width: 100%; height: 94mm; object-fit: cover; margin-bottom: 4mm }
.page:not(:first-child) .lead img { height: 88mm }
.text { columns: 4; column-gap: 6mm; column-rule: .2mm solid #c9d0d6; text-align: justify; hyphens: auto; overflow: hidden }
.text p + p { text-indent: 4mm }
.other { border-top: .2mm solid #98a2ab; margin-top: 6mm; padding-top: 5mm; display: grid; grid-template-columns: 84mm 1fr; column-gap: 8mm; align-content: start; flex: 1; min-height: 0 }
.other h2 { font-size: 21pt; line-height: 1.12 }
.other .kicker, .other h2, .other .intro { grid-column: 1 }
.other .intro { font-size: 12pt }
.other .text { grid-column: 2; grid-row: 1 / span 5; columns: 2 }
`;
}
