import sharp from "sharp";
import { expect, test } from "vitest";
import { band, headline, height, kicker, width } from "./post-card.ts";
import { measure, setLines, toWritable } from "./set-lines.ts";
import { toSharePng } from "./to-share-png.ts";

const ROOM = width - 144;

/** Grey levels; `failOn` none forgives nothing: a wrong checksum is an error. */
async function read(texts: Parameters<typeof toSharePng>[0]) {
  const image = sharp(toSharePng(texts), { failOn: "warning" });
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const rowHasInk = (y: number) => data.subarray(y * width, (y + 1) * width).some((level) => level < 128);
  const inked = Array.from({ length: height - band.height }, (_, y) => y + band.height).filter(rowHasInk);
  return { format: (await image.metadata()).format, info, data, inked };
}

/** Groups of rows with ink: lines of text, apart from dots and descenders. */
function countLines(inked: readonly number[]): number {
  return inked.filter((row, index) => index === 0 || row - (inked[index - 1] ?? 0) > 8).length;
}

test("a share image is a whole PNG of the announced size, with the band on top and the headline below", async () => {
  const { format, info, data, inked } = await read({ headline: "Lustenau wählt", kicker: "Gemeindewahl" });
  expect([format, info.width, info.height]).toEqual(["png", width, height]);
  expect(data[0]).toBeLessThan(200);
  expect(data[(height - 1) * width]).toBe(255);
  expect(countLines(inked)).toBe(2);
});

test("a post without kicker has its headline alone, in the middle", async () => {
  const { inked } = await read({ headline: "Lustenau wählt", kicker: null });
  expect(countLines(inked)).toBe(1);
  const middle = ((inked[0] ?? 0) + (inked.at(-1) ?? 0)) / 2;
  expect(Math.abs(middle - (height + band.height) / 2)).toBeLessThan(12);
});

test.each([
  ["", null],
  ["汉字 🎉", "🎉"],
  ["\u0000\u001b", "\u0000"],
])("%j with kicker %j is a picture all the same", async (text, above) => {
  const { info, inked } = await read({ headline: text, kicker: above });
  expect([info.height, inked]).toEqual([height, []]);
});

test("nothing is ever written beyond the picture's margins", async () => {
  const long = "Straßenverkehrsunfallstatistik und Wasserkraftwerksbau ".repeat(20);
  const { data } = await read({ headline: long, kicker: long });
  for (let y = band.height; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    expect(row.subarray(0, 60).every((level) => level === 255)).toBe(true);
    expect(row.subarray(width - 60).every((level) => level === 255)).toBe(true);
  }
  expect(data.subarray((height - 8) * width).every((level) => level === 255)).toBe(true);
});

test("letters that the face has not are written as what they are made of", () => {
  expect(toWritable(headline, "Fußball\u00a0in  Sölden: ﬁt, ắ & Ω")).toBe("Fußball in Sölden: fit, a &");
  expect(toWritable(headline, "Ausse\u00adrer\u00adbach o\u0308ffnet")).toBe("Ausserbach öffnet".replace("Ausser", "Ausserer"));
});

test("lines are even, and as few as they can be", () => {
  const lines = setLines(headline, "Gemeindewahl in Lustenau: Die Auszählung im Liveticker", ROOM, 4);
  expect(lines).toEqual(["Gemeindewahl in Lustenau:", "Die Auszählung im Liveticker"]);
});

test.each([
  ["Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik", /^[^-]+-$/],
  ["Rheintal-Hochwasserschutz-Volksabstimmung", /^Rheintal-Hochwasserschutz-$/],
])("%s is wider than a line and is parted", (word, first) => {
  const lines = setLines(headline, word, ROOM, 4);
  expect(lines.join("").replaceAll("-", "")).toBe(word.replaceAll("-", ""));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(first);
  for (const line of lines) expect(measure(headline, line)).toBeLessThanOrEqual(ROOM);
});

test("what does not fit ends in an ellipsis, without a comma before it", () => {
  const lines = setLines(kicker, "Wort, ".repeat(200).trim(), ROOM, 1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/[a-z]…$/);
  expect(measure(kicker, lines[0] ?? "")).toBeLessThanOrEqual(ROOM + 20);
});
