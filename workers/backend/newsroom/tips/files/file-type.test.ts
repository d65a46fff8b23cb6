import { describe, expect, test } from "vitest";
import { examine } from "./examine-for-test.ts";
import { toDisposition, toFileName } from "./file-name.ts";
import { detectType, type FileType } from "./file-type.ts";
import { createMp4, createWebm } from "./video-for-test.ts";
import { createZip } from "./zip-for-test.ts";

const bytesOf = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const ftyp = (brand: string, ...more: string[]) =>
  bytesOf(`\0\0\0${String.fromCharCode(16 + 4 * more.length)}ftyp${brand}\0\0\0\0${more.join("")}`);

const heads: [Uint8Array, FileType | "zip" | null][] = [
  [bytesOf("\xff\xd8\xff\xe1"), "jpg"],
  [bytesOf("\x89PNG\r\n\x1a\n"), "png"],
  [bytesOf("GIF89a"), "gif"],
  [bytesOf("RIFF\0\0\0\0WEBPVP8 "), "webp"],
  [ftyp("heic", "mif1"), "heic"],
  [ftyp("mif1", "avif"), "avif"],
  [ftyp("mif1", "heic"), "heic"],
  [ftyp("avif"), "avif"],
  [ftyp("qt  "), "mov"],
  [ftyp("M4A "), "m4a"],
  [ftyp("XAVC", "mp42"), "mp4"],
  [ftyp("crx "), null],
  [createMp4(), "mp4"],
  [createWebm(), "webm"],
  [bytesOf("\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska"), null],
  [bytesOf("%PDF-1.7"), "pdf"],
  [bytesOf("PK\x03\x04"), "zip"],
  [bytesOf("Grüße"), "txt"],
  [bytesOf("MZ\x90\0\x03\0"), null],
  [bytesOf("\x7fELF\x02"), null],
  [bytesOf(" %PDF-1.7\0"), null],
];

test.each(heads)("a file is what its first bytes say (%#)", (head, type) => {
  expect(detectType(head)).toBe(type);
});

describe("a zip", () => {
  const word = ["[Content_Types].xml", "word/document.xml"];
  test.each<[string[], FileType | null]>([
    [word, "docx"],
    [["[Content_Types].xml", "xl/workbook.xml"], "xlsx"],
    [[...word, "word/vbaProject.bin"], null],
    [["word/document.xml"], null],
    [["geheim.exe"], null],
    [[], null],
  ])("with %j is %s", (names, type) => {
    expect(examine(createZip(names.map((name) => [name, "x"]))).type).toBe(type);
  });

  test("of OpenDocument says so in its first file", () => {
    const open = (kind: string, ...names: string[]) =>
      createZip([
        ["mimetype", `application/vnd.oasis.opendocument.${kind}`],
        ...names.map((name) => [name, "x"] as [string, string]),
      ]);
    expect(examine(open("text", "content.xml")).type).toBe("odt");
    expect(examine(open("spreadsheet", "content.xml")).type).toBe("ods");
    expect(examine(open("text")).type).toBeNull();
    expect(examine(open("text", "content.xml", "Basic/Standard/Makro.xml")).type).toBeNull();
  });

  test("that is cut off, or has a false list, is refused", () => {
    const zip = createZip(word.map((name) => [name, "x"]));
    expect(examine(zip.subarray(0, zip.length - 5)).type).toBeNull();
    const lying = zip.slice();
    lying.fill(0xff, zip.length - 6, zip.length - 2);
    expect(examine(lying).type).toBeNull();
  });
});

test("text is UTF-8 to its end, and a PDF has an end", () => {
  expect(examine(new TextEncoder().encode("Grüß Gott")).type).toBe("txt");
  expect(examine(bytesOf("Gr\xfc\xdf")).type).toBeNull();
  const faces = new TextEncoder().encode("Grüß 😀😀");
  for (let cut = 1; cut < faces.length; cut += 1) {
    expect(examine(faces, [cut]).type).toBe("txt");
    expect(examine(faces.slice(0, -2), [Math.min(cut, faces.length - 3)]).type).toBeNull();
    const broken = faces.slice();
    broken[8] = 0x41;
    expect(examine(broken, [cut]).type).toBeNull();
  }
  expect(examine(bytesOf("Gut\0")).type).toBeNull();
  expect(examine(bytesOf("%PDF-1.7\n…\n%%EOF\n")).type).toBe("pdf");
  expect(examine(bytesOf("%PDF-1.7\n")).type).toBeNull();
});

test("a name is one of a file and nothing else, and says what the file is", () => {
  expect(toFileName("C:\\Users\\Maria\\foto.jpg")).toBe("foto.jpg");
  expect(toFileName("../../etc/passwd")).toBe("passwd");
  expect(toFileName("...")).toBe("datei");
  expect(toFileName("rechnung\u202egnp.exe\r\n")).toBe("rechnunggnp.exe");
  expect(toFileName("x".repeat(500))).toHaveLength(120);
  expect(toDisposition("rechnung.exe", "pdf")).toBe("attachment; filename=\"rechnung.pdf\"; filename*=UTF-8''rechnung.pdf");
  expect(toDisposition('Blödsinn "a".html', "txt")).toBe(
    "attachment; filename=\"Bl_dsinn _a_.txt\"; filename*=UTF-8''Bl%C3%B6dsinn%20%22a%22.txt",
  );
});
