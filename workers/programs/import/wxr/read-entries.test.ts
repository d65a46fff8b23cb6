import { readFileSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { MAX_ENTRY_LENGTH, readEntries, WxrError } from "./read-entries.ts";
import { toItemXml, toMetaXml, toWxr, WXR_END, WXR_START, writeForTest } from "./write-wxr-for-test.ts";

type Read = { ids: string[]; oversized: string[]; notes: string[]; error: WxrError | null; kinds: string[] };

async function read(content: string | Uint8Array): Promise<Read> {
  return readFrom(writeForTest(content));
}

async function readFrom(path: string): Promise<Read> {
  const result: Read = { ids: [], oversized: [], notes: [], error: null, kinds: [] };
  try {
    for await (const entry of readEntries(path, { note: (what) => void result.notes.push(what) })) {
      result.kinds.push(entry.kind);
      if (entry.kind !== "item") continue;
      const id = entry.item.fields["wp:post_id"] ?? "";
      (entry.item.isOversized ? result.oversized : result.ids).push(id);
    }
  } catch (error) {
    if (!(error instanceof WxrError)) throw error;
    result.error = error;
  }
  return result;
}

describe("an export file", () => {
  test("gives its site, authors, terms and items in their order", async () => {
    const head =
      "<wp:author><wp:author_login>anna</wp:author_login></wp:author><wp:category><wp:category_nicename>sport</wp:category_nicename></wp:category>";
    expect((await read(toWxr([{ id: 1 }, { id: 2 }], head))).kinds).toEqual(["channel", "author", "term", "item", "item"]);
  });

  test("counts comments that are approved and written by people", async () => {
    const comment = (approved: string, type: string) =>
      `<wp:comment><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>${type}</wp:comment_type></wp:comment>`;
    const more =
      comment("1", "comment") +
      comment("1", "") +
      comment("0", "comment") +
      comment("spam", "comment") +
      comment("1", "pingback");
    for await (const entry of readEntries(writeForTest(toWxr([{ id: 1, more }])), { note: () => {} })) {
      if (entry.kind === "item") expect(entry.item.commentCount).toBe(2);
    }
    expect.assertions(1);
  });

  test("that breaks off gives what came before and the place", async () => {
    const whole = toWxr([{ id: 1 }, { id: 2 }]);
    const { ids, error } = await read(whole.slice(0, whole.lastIndexOf("<wp:status>")));
    expect(ids).toEqual(["1"]);
    expect(error?.message).toMatch(/^The XML is broken: unclosed tag: item \(line \d+, column \d+\)$/);
  });

  test("with wrong markup in the middle gives what came before and the place", async () => {
    const { ids, error } = await read(
      `${WXR_START}${toItemXml({ id: 1 })}<item><title>a</b></title></item>${toItemXml({ id: 2 })}${WXR_END}`,
    );
    expect(ids).toEqual(["1"]);
    expect(error?.line).toBe(WXR_START.split("\n").length + toItemXml({ id: 1 }).split("\n").length - 1);
  });

  test("may begin with empty lines or a warning of the server", async () => {
    const { ids, notes } = await read(`\n\n  ${toWxr([{ id: 1 }])}`);
    expect([ids, notes]).toEqual([["1"], []]);
    const warned = await read(`Warning: something in export.php\n${toWxr([{ id: 1 }])}`);
    expect([warned.ids, warned.notes]).toEqual([["1"], ["text before the XML was skipped"]]);
  });

  test("may hold control characters and unknown entities", async () => {
    const { ids, notes, error } = await read(
      toWxr([{ id: 1, content: "a\u0008b\u000bc" }, { id: 2 }]).replace("<title>Probe", "<title>A&nbsp;B"),
    );
    expect(ids).toEqual(["1", "2"]);
    expect(error).toBeNull();
    expect(notes).toEqual(["control characters that XML forbids were removed", "small faults in the XML were passed over"]);
  });

  test("cannot make the import expand entities", async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "${"x".repeat(1000)}"><!ENTITY b "${"&a;".repeat(1000)}"><!ENTITY c "${"&b;".repeat(1000)}">]>`;
    const xml = toWxr([{ id: 1 }])
      .replace("?>", `?>${bomb}`)
      .replace("<link>https://probe.example</link>", "<description>&c;</description>");
    for await (const entry of readEntries(writeForTest(xml), { note: () => {} })) {
      expect(JSON.stringify(entry).length).toBeLessThan(2000);
    }
    const external = toWxr([{ id: 1, title: "]]>&e;<![CDATA[" }]).replace(
      "?>",
      '?><!DOCTYPE rss [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
    );
    expect((await read(external)).ids).toEqual(["1"]);
    expect.assertions(3);
  });

  test.each([
    ["an empty line", "\n\n"],
    ["a warning of the server", "PHP Warning: something in /x.php\n"],
    ["a warning with markup", "<br />\n<b>Warning</b>: something in <b>/x.php</b><br />\n"],
  ])("may stand behind %s", async (_what, before) => {
    expect((await read(`${before}${toWxr([{ id: 1 }])}`)).ids).toEqual(["1"]);
  });

  test.each([
    ["", "The file is empty"],
    ["  \n ", "The file is empty"],
    ["<html><body>Anmelden</body></html>", "This is no WordPress export: it begins with <html>, not with <rss>"],
    [
      "<rss><channel><title>Feed</title><item><title>a</title></item></channel></rss>",
      "This is an RSS feed, but no WordPress export",
    ],
    ['{"posts":[]}', "The XML is broken"],
    ["\u0000\u0001\u0002 PK binary", "The XML is broken"],
  ])("that is invalid is refused with a clear message: %j", async (content, message) => {
    const { error, ids } = await read(content);
    expect(error?.message).toContain(message);
    expect(ids).toEqual([]);
  });

  test("with one gigantic item loses only that item", async () => {
    const content = "x".repeat(MAX_ENTRY_LENGTH + 1000);
    const { ids, oversized } = await read(toWxr([{ id: 1 }, { id: 2, content }, { id: 3 }]));
    expect([ids, oversized]).toEqual([["1", "3"], ["2"]]);
  });

  test("with a gigantic setting of some plug-in keeps the post", async () => {
    const more = toMetaXml("_elementor_data", "x".repeat(MAX_ENTRY_LENGTH + 1000));
    expect((await read(toWxr([{ id: 1, more }]))).ids).toEqual(["1"]);
  });

  test.each([
    ["elements without an end", WXR_START, "<a>".repeat(20_000), "nested more than 100 deep"],
    ["a document type without an end", "<!DOCTYPE rss [", `<!ENTITY a "${"x".repeat(60_000)}">`, "no <rss> at its beginning"],
  ])("with %s ends before it fills the memory", async (_, start, part, message) => {
    const path = writeForTest(start);
    const file = await open(path, "a");
    for (let count = 0; count < 1000; count += 1) await file.write(part);
    await file.close();
    const before = process.memoryUsage().heapUsed;
    const reading = async () => {
      for await (const _entry of readEntries(path, { note: () => {} }));
    };
    await expect(reading()).rejects.toThrow(message);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024);
    rmSync(path);
  });

  test("of 170 MB, in small items and one endless text, is read in bounded memory", async () => {
    const path = writeForTest(WXR_START);
    const file = await open(path, "a");
    const content = "<!-- wp:paragraph --><p>Ein Absatz mit Text.</p><!-- /wp:paragraph -->".repeat(100);
    for (let id = 1; id <= 2400; id += 1) await file.write(toItemXml({ id, content }));
    await file.write(`<item><wp:post_id>9999</wp:post_id><content:encoded><![CDATA[`);
    for (let part = 0; part < 1500; part += 1) await file.write("endlos ".repeat(15_000));
    await file.write(`]]></content:encoded></item>${WXR_END}`);
    await file.close();

    const before = process.memoryUsage().heapUsed;
    let most = 0;
    let samples = 0;
    const sampling = setInterval(() => {
      samples += 1;
      most = Math.max(most, process.memoryUsage().heapUsed);
    }, 2);
    let count = 0;
    for await (const entry of readEntries(path, { note: () => {} })) if (entry.kind === "item") count += 1;
    clearInterval(sampling);
    rmSync(path);
    expect(samples).toBeGreaterThan(10);
    expect(count).toBe(2401);
    expect(most - before).toBeLessThan(100 * 1024 * 1024);
  }, 60_000);

  test("of WordPress's own exporter gives its thirty posts", async () => {
    const fixture = new URL("../fixtures/wordpress-export.xml", import.meta.url);
    const { ids, error } = await read(readFileSync(fixture));
    expect(error).toBeNull();
    expect(ids).toHaveLength(30);
  });
});
