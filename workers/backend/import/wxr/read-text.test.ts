import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readText } from "./read-text.ts";
import { writeForTest } from "./write-wxr-for-test.ts";

async function read(content: string | Uint8Array): Promise<{ text: string; notes: string[] }> {
  const notes: string[] = [];
  let text = "";
  for await (const piece of readText(writeForTest(content), { note: (what, detail) => void notes.push(`${what}: ${detail}`) }))
    text += piece;
  return { text, notes };
}

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Dürre „Gülle“ – 5 €</a>`;
/** As windows-1252 writes it. */
const windows1252 = Buffer.from(
  xml("windows-1252").replaceAll("„", "\x84").replaceAll("“", "\x93").replaceAll("–", "\x96").replaceAll("€", "\x80"),
  "latin1",
);

describe("the text of an export", () => {
  test("is read as UTF-8, with or without a byte order mark", async () => {
    expect(await read(xml("UTF-8"))).toEqual({ text: xml("UTF-8"), notes: [] });
    expect((await read(`\ufeff${xml("UTF-8")}`)).text).toBe(xml("UTF-8"));
  });

  test("is decoded from the encoding it declares", async () => {
    expect((await read(windows1252)).text).toBe(xml("windows-1252"));
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Dürre</a>', "latin1");
    expect((await read(latin)).text).toContain("Dürre");
  });

  test("is decoded from UTF-16 of both orders", async () => {
    const little = Buffer.from(`\ufeff${xml("UTF-16")}`, "utf16le");
    expect((await read(little)).text).toBe(xml("UTF-16"));
    expect((await read(Buffer.from(little).swap16())).text).toBe(xml("UTF-16"));
    expect((await read(little.subarray(2))).text).toBe(xml("UTF-16"));
  });

  test("is unpacked when the file is compressed", async () => {
    expect((await read(gzipSync(xml("UTF-8")))).text).toBe(xml("UTF-8"));
  });

  test("keeps characters that lie across the border of two pieces", async () => {
    const long = `<a>${"x".repeat(64 * 1024 - 5)}🎿${"ü".repeat(70_000)}</a>`;
    expect(await read(long)).toEqual({ text: long, notes: [] });
  });

  test("goes on with a replacement at bytes that are no UTF-8, and names the first", async () => {
    const start = `${"x".repeat(70_000)}ü`;
    const { text, notes } = await read(Buffer.concat([Buffer.from(start), Buffer.from([0xfc, 0x62, 0xe4]), Buffer.from("ende")]));
    expect(text).toBe(`${start}\ufffdb\ufffdende`);
    expect(notes).toEqual([expect.stringContaining("first at byte 70002, 2 places")]);
  });

  test("does not take a replacement character that stands in the file for a fault", async () => {
    expect((await read("<a>\ufffd</a>")).notes).toEqual([]);
  });

  test("is read as UTF-8 when it declares an encoding that nobody knows", async () => {
    const { text, notes } = await read(xml("klingon"));
    expect(text).toBe(xml("klingon"));
    expect(notes).toEqual(["encoding of the file is unknown, read as UTF-8: klingon"]);
  });

  test("ends in an error of the system when there is no file, and of the format when gzip is damaged", async () => {
    const none = readText("/nowhere/export.xml", { note: () => {} });
    await expect(none.next()).rejects.toThrow("ENOENT");
    await expect(read(gzipSync(xml("UTF-8").repeat(1000)).subarray(0, 40))).rejects.toThrow("unexpected end of file");
  });
});
