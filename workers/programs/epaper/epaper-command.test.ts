/** `npm run epaper` on real PDFs: what it takes, what it draws and reads, what it refuses, and what it says of each. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import type { BrandEpaper } from "#app/configuration/brands/brand.ts";
import type { Send } from "./bring-issue.ts";
import { parseEpaperCommand } from "./epaper-command.ts";
import { parseFileName } from "./parse-file-name.ts";
import { writePdf } from "./pdf-for-test.ts";
import { runEpaper } from "./run-epaper.ts";
import { toPageText } from "./to-page-text.ts";

const brand: BrandEpaper = {
  kind: "pages",
  address: null,
  offers: ["plus-premium"],
  editions: [{ slug: "bregenz", title: "Bregenz" }],
};
const folder = mkdtempSync(join(tmpdir(), "epaper-"));
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, bytes: Uint8Array): string {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

/** A back end that takes everything, and remembers it; `kind` as a brand says it. */
function createBackend(kind: "pages" | "handover" = "pages") {
  const sent: { path: string; body: unknown }[] = [];
  const send: Send = async (path, { body }) => {
    sent.push({ path, body: typeof body === "string" ? JSON.parse(body) : body });
    if (path.endsWith("/begin")) return Response.json({ id: 7, kind });
    if (path.endsWith("/finish")) return Response.json({ readable: "2026-11-23T19:00:00Z", isReplaced: false });
    return Response.json({});
  };
  return { sent, send };
}

async function run(args: string[], backend = createBackend()) {
  const lines: string[] = [];
  const exit = await runEpaper(parseEpaperCommand(args, brand), { send: backend.send, say: (line) => void lines.push(line) });
  return { exit, lines, sent: backend.sent };
}

describe("a file's name", () => {
  test.each([
    ["2026-11-24.pdf", { date: "2026-11-24", edition: "" }],
    ["20261124.PDF", { date: "2026-11-24", edition: "" }],
    ["Talblick_2026-11-24.pdf", { date: "2026-11-24", edition: "" }],
    ["talblick-bregenz-2026-11-24.pdf", { date: "2026-11-24", edition: "bregenz" }],
    ["Talblick Bregenz 2026-11-24.pdf", { date: "2026-11-24", edition: "bregenz" }],
    ["talblick-egg-2026-11-24.pdf", { date: "2026-11-24", edition: "" }],
    ["2026-02-30.pdf", null],
    ["2026-13-01.pdf", null],
    ["zeitung.pdf", null],
    ["x2026-11-24.pdf", null],
    ["2026-11-24.pdf.txt", null],
  ])("%s is of %j", (name, day) => {
    expect(parseFileName(name, ["bregenz"])).toEqual(day);
  });
});

test("each page becomes three pictures and its text, the first one a cover", async () => {
  const path = put("2026-11-24.pdf", writePdf({ lines: ["Der Damm h\\344lt", "Seite zwei"] }));
  const { exit, lines, sent } = await run([path]);
  expect([exit, lines]).toEqual([0, ["2026-11-24.pdf  2026-11-24: 2 pages, new, readable from 23 Nov 2026, 20:00"]]);
  expect(sent[0]).toMatchObject({ path: "/admin/epaper/begin", body: { key: "2026-11-24", pages: 2, isSample: false } });
  expect(sent.map(({ path: one }) => one.replace("/admin/epaper/7/", "")).sort()).toEqual(
    ["/admin/epaper/begin", "cover.webp", "finish", "pages", "pages"]
      .concat([1, 2].flatMap((page) => [300, 900, 1800].map((width) => `${page}-${width}.webp`)))
      .sort(),
  );
  const texts = sent.filter(({ path: one }) => one.endsWith("/pages")).map(({ body }) => body);
  expect(texts).toEqual([
    { pages: [{ page: 1, width: 1800, height: 2400, text: "Der Damm hält" }] },
    { pages: [{ page: 2, width: 1800, height: 2400, text: "Seite zwei" }] },
  ]);
  const large = sent.find(({ path: one }) => one.endsWith("1-1800.webp"))?.body as Uint8Array;
  const { data, info } = await sharp(Buffer.from(large)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1800, 2400]);
  // The rectangle that the page has at the bottom on the left, and paper beside it.
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  expect(pixel(400, 2000)[0]).toBeLessThan(60);
  expect(pixel(1500, 2000)).toEqual([255, 255, 255]);
  expect(sent.at(-1)).toMatchObject({ path: "/admin/epaper/7/finish", body: { cover: { width: 480, height: 640 } } });
});

test("for a reader of the publisher's only the cover is brought", async () => {
  const path = put("2026-11-25.pdf", writePdf({ lines: ["eins", "zwei"] }));
  const { sent } = await run([path], createBackend("handover"));
  expect(sent.map(({ path: one }) => one)).toEqual([
    "/admin/epaper/begin",
    "/admin/epaper/7/cover.webp",
    "/admin/epaper/7/finish",
  ]);
});

test.each([
  [
    "encrypted",
    writePdf({
      lines: ["x"],
      trailer:
        "/Encrypt << /Filter /Standard /V 1 /R 2 /O (00000000000000000000000000000000) /U (00000000000000000000000000000000) /P -4 >> /ID [<00> <00>]",
    }),
    "The PDF is encrypted: save it without a password",
  ],
  ["damaged", new Uint8Array(Buffer.from("%PDF-1.4\nnichts davon")), "The PDF is damaged and cannot be read"],
  ["no PDF", new Uint8Array(Buffer.from("<html>Zeitung</html>")), "The file is no PDF"],
  ["empty", new Uint8Array(0), "The file is no PDF"],
  ["too long", writePdf({ lines: Array.from({ length: 201 }, () => "x") }), "The PDF has 201 pages; an issue has 1 to 200"],
  ["a ribbon", writePdf({ lines: ["x"], width: 100, height: 900 }), "Page 1 of the PDF has no size of a page: 100 by 900"],
])("a file that is %s is refused in one sentence, and the newsroom is told", async (_, bytes, message) => {
  const path = put("2026-11-26.pdf", bytes);
  const { exit, lines, sent } = await run([path]);
  expect([exit, lines]).toEqual([1, [`2026-11-26.pdf  not brought: ${message}`]]);
  expect(sent.at(-1)).toEqual({ path: "/admin/epaper/problem", body: { key: "2026-11-26", message } });
  expect(sent.some(({ path: one }) => one.endsWith("/finish"))).toBe(false);
});

test("of a folder each PDF is brought; one without a day hinders no other", async () => {
  const inner = mkdtempSync(join(folder, "mappe-"));
  for (const name of ["2026-11-02.pdf", "2026-11-01.pdf", "beilage.pdf"])
    writeFileSync(join(inner, name), writePdf({ lines: ["x"] }));
  writeFileSync(join(inner, "liesmich.txt"), "");
  const { exit, lines } = await run([inner]);
  expect(exit).toBe(1);
  expect(lines.map((line) => line.split("  ")[0])).toEqual([
    "2026-11-01.pdf",
    "2026-11-02.pdf",
    "beilage.pdf",
    "1 of 3 files were not brought",
  ]);
  expect(lines[2]).toContain("its name says no day");
});

test("what is there from the same file is said and left", async () => {
  const path = put("2026-11-27.pdf", writePdf({ lines: ["x"] }));
  const { exit, lines } = await run([path], { sent: [], send: async () => Response.json({ id: null, kind: "pages" }) });
  expect([exit, lines]).toEqual([0, ["2026-11-27.pdf  is there already as 2026-11-27"]]);
});

test("a back end that stumbles is asked again; what it refuses is said in its words", async () => {
  const path = put("2026-11-28.pdf", writePdf({ lines: ["x"] }));
  const backend = createBackend();
  let stumbled = 0;
  const stumbling: Send = async (to, init) => {
    if (to.endsWith("cover.webp") && stumbled < 2) {
      stumbled += 1;
      if (stumbled === 1) throw new TypeError("fetch failed");
      return new Response("", { status: 503 });
    }
    return backend.send(to, init);
  };
  expect((await run([path], { sent: backend.sent, send: stumbling })).exit).toBe(0);
  const refusing: Send = async () => Response.json({ error: "key: the brand has no edition" }, { status: 400 });
  expect((await run([path], { sent: [], send: refusing })).lines).toEqual([
    "2026-11-28.pdf  not brought: key: the brand has no edition",
  ]);
}, 20_000);

describe("the command line", () => {
  const file = put("zeitung.pdf", writePdf({ lines: ["x"] }));
  const parse = (...args: string[]) => parseEpaperCommand(args, brand);

  test("names the day, the edition and the title of one file", () => {
    expect(parse(file, "--date", "2026-11-24", "--edition", "bregenz", "--title", "Mit Beilage", "--again")).toEqual({
      files: [{ path: file, key: "2026-11-24-bregenz" }],
      title: "Mit Beilage",
      isAgain: true,
      remote: null,
    });
  });

  test.each([
    [[], "Name the PDFs"],
    [["nirgends.pdf"], "There is no nirgends.pdf"],
    [[file, "--date", "24.11.2026"], "--date must be such as 2026-11-24"],
    [[file, "--edition", "egg"], "--edition: the brand has bregenz"],
    [[file, file, "--date", "2026-11-24"], "--date and --title are for one file"],
    [[file, "--day", "2026-11-24"], "Unknown option '--day'"],
  ])("%j is wrong, and says why", (args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });

  test("of a brand without an E-Paper says so", () => {
    expect(() => parseEpaperCommand([file], null)).toThrow("This brand has no E-Paper: brand.json, epaper (docs/epaper.md)");
  });
});

describe("a page's text", () => {
  test.each([
    ["Donau\u0002\r\nschifffahrt", "Donauschifffahrt"],
    ["Gemeinde-\nrat und Gemeinde-\nVorstand", "Gemeinderat und Gemeinde-\nVorstand"],
    ["Feuerstein\u0002\r\nMoosmann", "Feuerstein-Moosmann"],
    ["eins\r\n\r\n\r\n\r\nzwei  drei\u0007 ", "eins\n\nzwei drei"],
    ["\ue001\uf8ff", ""],
  ])("%j reads as %j", (raw, text) => {
    expect(toPageText(raw)).toBe(text);
  });
});
