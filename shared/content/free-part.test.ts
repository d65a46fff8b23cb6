import { describe, expect, test } from "vitest";
import type { ContentBlock } from "./content-block.ts";
import { decideFreeBlockCount } from "./free-part.ts";
import { countWithoutSpoken, toSpokenLast } from "./spoken-article.ts";

const paragraph: ContentBlock = { kind: "paragraph", html: "Text" };
const heading: ContentBlock = { kind: "heading", level: 2, html: "Titel" };
const gallery: ContentBlock = { kind: "gallery", images: [] };
const image: ContentBlock = { kind: "image", image: { media: "a", alt: null, caption: null, credit: null } };

function count(blocks: ContentBlock[], freeBlockCount: number | null = null, isPremium = true): number {
  return decideFreeBlockCount({ isPremium, freeBlockCount, blocks });
}

describe("everybody may read", () => {
  test("the whole of a free post, whatever the record says", () => {
    expect(count([paragraph, gallery, paragraph], 1, false)).toBe(3);
  });

  test("a premium post up to its second paragraph", () => {
    expect(count([paragraph, heading, image, paragraph, paragraph, paragraph])).toBe(4);
  });

  test.each(["video", "gallery", "ticker", "embed", "html", "facts"] as const)("nothing from the first %s on", (kind) => {
    const block = { kind } as ContentBlock;
    expect(count([block, paragraph, paragraph, paragraph])).toBe(0);
    expect(count([paragraph, block, paragraph, paragraph])).toBe(1);
  });

  test("never the whole of a premium post, however short or wrongly marked", () => {
    expect(count([paragraph])).toBe(0);
    expect(count([paragraph, paragraph])).toBe(1);
    expect(count([paragraph, paragraph, paragraph], 99)).toBe(2);
    expect(count([])).toBe(0);
  });

  test("never the recording of a premium post, wherever it was sent", () => {
    const recording: ContentBlock = {
      kind: "media",
      medium: "AUDIO",
      sources: [{ media: "a" }],
      tracks: [],
      poster: null,
      title: null,
      caption: null,
      duration: 180,
      isSpokenArticle: true,
    };
    const sent = [recording, paragraph, gallery, paragraph];
    const kept = toSpokenLast(sent);
    expect(kept).toEqual([paragraph, gallery, paragraph, recording]);
    expect(count(kept)).toBe(1);
    expect(count(kept, countWithoutSpoken(sent, 3))).toBe(2);
    expect(count(kept, countWithoutSpoken(sent, 99))).toBe(2);
    expect(count([paragraph, recording])).toBe(0);
    expect(count(kept, null, false)).toBe(4);
  });

  test("what the newsroom marked as free", () => {
    expect(count([paragraph, gallery, paragraph, paragraph], 3)).toBe(3);
    expect(count([paragraph, paragraph], 0)).toBe(0);
    expect(count([paragraph, paragraph], -4)).toBe(0);
  });
});
