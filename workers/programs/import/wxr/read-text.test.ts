import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readText } from "./read-text.ts";
import { writeForTest } from "./write-wxr-for-test.ts";

async function read(content: string | Uint8Array, encoding: string | null = null): Promise<{ text: string; notes: string[] }> {
  const notes: string[] = [];
  let text = "";
  const note = (what: string, detail?: string | null): void => void notes.push(`${what}: ${detail}`);
  for await (const piece of readText(writeForTest(content), { note }, encoding)) text += piece;
  return { text, notes };
}

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Dürre „Gülle“ – 5 €</a>`;
/** As windows-1252 writes it. */
const windows1252 = Buffer.from(
  xml("windows-1252").replaceAll("„", "\x84").replaceAll("“", "\x93").replaceAll("–", "\x96").replaceAll("€", "\x80"),
  "latin1",
);

const withFault = Buffer.concat([Buffer.from(`\n${"x".repeat(70_000)}ü`), Buffer.from([0xfc, 0x62, 0xe4]), Buffer.from("ende")]);

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

  test.each<[string, Uint8Array, string]>([
    ["UTF-8", withFault, "The file says it is UTF-8, but a byte that is no UTF-8 stands at byte 70003 (line 2)"],
    [
      "UTF-8 by its mark",
      Buffer.concat([Buffer.from("\ufeff"), withFault]),
      "UTF-8, but a byte that is no UTF-8 stands at byte 70006 (line 2)",
    ],
    ["UTF-8 and breaks off within a character", Buffer.from("<a>\nü").subarray(0, 5), "at byte 4 (line 2)"],
    [
      "klingon",
      Buffer.concat([Buffer.from(xml("klingon")), withFault]),
      "The file says it is klingon, but a byte that is no UTF-8",
    ],
    [
      "Shift_JIS",
      Buffer.concat([Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?>\n'), Buffer.from([0x81, 0x20])]),
      "The file says it is shift_jis, but its bytes are not at byte 0 (line 1)",
    ],
    ["UTF-16", Buffer.from("\ufeff<a>\ud800</a>", "utf16le"), "The file says it is utf-16le, but its bytes are not at byte 2"],
    [
      "windows-1252 and is UTF-8",
      Buffer.from(`\n${xml("windows-1252")}`),
      "it is UTF-8: the first character of several bytes stands at byte 50 (line 2)",
    ],
  ])("that says it is %s and is not is refused with the place", async (_what, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
    await expect(read(content)).rejects.toThrow("Name its true encoding with --encoding, such as --encoding windows-1252");
  });

  test("is read in the encoding that an operator names, whatever it says itself", async () => {
    const lie = Buffer.from(windows1252.toString("latin1").replace("windows-1252", "UTF-8"), "latin1");
    expect((await read(lie, "Windows-1252")).text).toBe(xml("UTF-8"));
    expect((await read(Buffer.from(xml("windows-1252")), "utf-8")).text).toBe(xml("windows-1252"));
    const { text, notes } = await read(withFault, "utf-8");
    expect(text.slice(-8)).toBe("ü\ufffdb\ufffdende");
    expect(notes).toEqual(["bytes that are no UTF-8 were replaced: first at byte 70003 (line 2), 2 places"]);
  });

  test("does not take a replacement character that stands in the file for a fault", async () => {
    expect((await read("<a>\ufffd</a>")).notes).toEqual([]);
  });

  test("is read as UTF-8 when it declares an unknown encoding", async () => {
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
