/** A unique word in the paid part of each premium post, in every kind of place where a text can stand. */
import type { ContentRecord, PostRecord } from "#workers/backend/content/records/content-record.ts";

/** Beginning of every planted word: no text of the paper holds it. */
export const MARK = "Zwirbelfund";

export type PlantedPost = { source: string; slug: string; word: string };

type Block = PostRecord["blocks"][number];

/** The same records, but that each premium post goes on with the planted word after its own end. */
export function plantWords(records: readonly ContentRecord[]): { records: ContentRecord[]; posts: PlantedPost[] } {
  const posts: PlantedPost[] = [];
  const planted = records.map((record) => {
    if (record.kind !== "post" || record.isPremium !== true) return record;
    const word = `${MARK}${String(posts.length).padStart(3, "0")}`;
    posts.push({ source: record.source, slug: record.slug, word });
    // The second paragraph of a long text is paid too; the word behind all that is certainly so.
    return { ...record, blocks: [...record.blocks, ...toPlantedBlocks(word, findPicture(records))] };
  });
  return { records: planted, posts };
}

function findPicture(records: readonly ContentRecord[]): string {
  const picture = records.find((record) => record.kind === "media");
  if (picture?.kind !== "media") throw new Error("The paper has no picture");
  return picture.source;
}

/** Every kind of block, with the word in each of its texts. */
function toPlantedBlocks(word: string, media: string): Block[] {
  const image = { media, alt: `${word} im Bild`, caption: `${word} darunter`, credit: `${word} dahinter` };
  const url = `https://karten.example/${word}`;
  const video = { id: word, accountId: `${word}-konto`, title: `${word} läuft`, description: `${word} bewegt` };
  return [
    { kind: "paragraph", html: `Erst hier steht ${word}, und <a href="${url}">dort</a>.` },
    { kind: "heading", level: 2, html: `${word} als Überschrift` },
    { kind: "list", html: `<ul><li>${word}</li></ul>` },
    { kind: "quote", html: `${word}, sagt sie.`, citation: `${word} selbst` },
    { kind: "table", html: `<table><tbody><tr><td>${word}</td></tr></tbody></table>`, caption: `${word} in Zahlen` },
    { kind: "image", image },
    { kind: "gallery", images: [image, image] },
    { kind: "embed", provider: "datawrapper", url, title: `${word} als Karte` },
    { kind: "video", video },
    { kind: "media", medium: "VIDEO", sources: [{ media }], title: `${word} im Film`, caption: `${word} zu sehen` },
    { kind: "ticker", entries: [{ id: "1", date: "2026-01-02T08:00:00Z", title: `${word} im Ticker`, html: word }] },
    { kind: "facts", title: `${word} kurz`, html: `<p>${word}</p>` },
    { kind: "code", code: `print("${word}")`, language: "python" },
    { kind: "button", text: `${word} öffnen`, link: url },
    { kind: "html", html: `<p>${word}</p>` },
  ];
}
