import { describe, expect, test } from "vitest";
import { MAX_PASTED_CHARACTERS } from "#shared/content/text-limits.ts";
import { type Pasted, readClipboard } from "./read-clipboard.ts";

function read(html: string, text: string): Pasted {
  const pasted = readClipboard(html, text);
  if (pasted === null || "refusal" in pasted) throw new Error(JSON.stringify(pasted));
  return pasted;
}

const words = (pasted: Pasted) =>
  pasted.parts.map((part) => ("content" in part ? part.content?.map(({ text }) => text ?? "⏎").join("") : part));

describe("text without markup", () => {
  test.each([
    ["a\nb", ["a", "b"]],
    ["a\nb\n\nc\r\n\r\n\r\nd\n", ["a⏎b", "c", "d"]],
    ["  a\t b  ", ["a b"]],
    ["<b>a</b> & b", ["<b>a</b> & b"]],
  ])("%j", (text, paragraphs) => {
    expect(words(read("", text))).toEqual(paragraphs);
  });

  test("none is nothing to paste", () => {
    expect(readClipboard("", " \n")).toBeNull();
  });
});

describe("an address alone", () => {
  test.each([
    ["https://youtu.be/tB7LkS3hRnK", { kind: "embed", provider: "youtube", url: "https://www.youtube.com/watch?v=tB7LkS3hRnK" }],
    ["https://x.com/talblick/status/20", { kind: "embed", provider: "twitter", url: "https://x.com/talblick/status/20" }],
    ["https://www.datawrapper.de/_/Tb7Lk/", { kind: "embed", provider: "datawrapper" }],
    [
      "https://players.brightcove.net/1160438696001/RUsPQ8qzl_default/index.html?videoId=6327763506112",
      { kind: "video", video: { id: "6327763506112", accountId: "1160438696001", playerId: "RUsPQ8qzl", isPlaylist: false } },
    ],
  ])("%s is what it shows", (address, block) => {
    expect(read("", ` ${address}\n`).parts).toMatchObject([block]);
  });

  test.each([["https://orf.at/stories/1"], ["https://www.youtube.com/"], ["http://x.com/talblick"]])(
    "%s is a link",
    (address) => {
      const { parts, address: kept } = read(`<a href="${address}">${address}</a>`, address);
      expect(kept).toBe(address);
      expect(parts).toMatchObject([{ type: "paragraph", content: [{ text: address, marks: [{ type: "a" }] }] }]);
    },
  );

  test.each([["javascript:alert(1)"], ["https://a.example/ und mehr"], ["www.orf.at"]])("%s is text", (text) => {
    expect(read("", text).address).toBeNull();
  });
});

describe("too much", () => {
  test.each([["html"], ["text"]])("is refused as a whole, as %s", (kind) => {
    const long = "a".repeat(MAX_PASTED_CHARACTERS + 1);
    const pasted = readClipboard(kind === "html" ? long : "", kind === "text" ? long : "");
    expect(pasted).toEqual({
      refusal: "Das ist zu viel auf einmal: Höchstens 5 Millionen Zeichen lassen sich einfügen. Dein Text ist unverändert.",
    });
  });

  test("of tags comes as its text, and says so", () => {
    const { parts, notice } = read("<b>".repeat(100_001), "nur Text");
    expect(parts).toMatchObject([{ content: [{ text: "nur Text" }] }]);
    expect(notice).toContain("verschachtelt");
  });
});
