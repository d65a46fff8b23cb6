import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { Request } from "miniflare";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseMail, readMails, waitForMail } from "#tests/support/read-mail.ts";
import { createMailWorker, keepLetter, toFileName } from "./local-mail.ts";
import { writeEml } from "./write-eml.ts";

const letter = {
  from: { name: "Talblick", email: "post@talblick.example" },
  to: "anna@leser.talblick.example",
  subject: "Grüße aus Götzis",
  text: "Guten Tag,\n\nhttps://talblick.example/zugang-aktivieren?key=abc-_1\n",
  html: '<p style="color:#000">Grüß Gott = 100 %</p>',
};
const date = new Date("2026-11-21T04:05:06.123Z");

let state: string;
let folder: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "talblick-mail-"));
  folder = join(state, "mail");
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

describe("the file of a mail", () => {
  test("is a message that any mail program opens: ASCII, short lines, all headers", async () => {
    await keepLetter(folder, { ...letter, headers: { "Auto-Submitted": "auto-generated" } }, date);
    const source = readFileSync(join(folder, "2026-11-21T04-05-06-123Z-to-anna_at_leser.talblick.example.eml"), "latin1");
    expect(source).toMatch(/^[\x20-\x7e\r\n]*$/);
    const lines = source.split("\r\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(100);
    expect(source.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const head = lines.slice(0, lines.indexOf(""));
    expect(head).toEqual(
      expect.arrayContaining([
        "From: Talblick <post@talblick.example>",
        "To: anna@leser.talblick.example",
        "Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe_aus_G=C3=B6tzis?=",
        "Date: Sat, 21 Nov 2026 04:05:06 +0000",
        expect.stringMatching(/^Message-ID: <[0-9a-f-]{36}@talblick\.example>$/),
        "Auto-Submitted: auto-generated",
        "MIME-Version: 1.0",
      ]),
    );
    expect(source).toContain("Gr=C3=BC=C3=9F Gott =3D 100 %");
  });

  test("is read back as it was sent", async () => {
    await keepLetter(folder, letter, date);
    expect(await readMails(state)).toEqual([
      {
        file: "2026-11-21T04-05-06-123Z-to-anna_at_leser.talblick.example.eml",
        to: "anna@leser.talblick.example",
        from: "Talblick <post@talblick.example>",
        subject: "Grüße aus Götzis",
        text: letter.text,
        html: letter.html,
        links: ["https://talblick.example/zugang-aktivieren?key=abc-_1"],
      },
    ]);
  });

  test("survives any text, and any subject without control characters", async () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 400 }).map((value) => value.replace(/\r\n?/g, "\n"));
    const subject = fc.string({ unit: "grapheme", maxLength: 200 }).map((value) => value.replace(/\p{Cc}/gu, "").trim());
    await fc.assert(
      fc.asyncProperty(text, text, subject, async (plain, html, title) => {
        const { eml } = await writeEml({ ...letter, text: plain, html, subject: title, headers: {} }, date);
        const read = await parseMail(eml);
        expect([read.text, read.html, read.subject]).toEqual([plain, html, title]);
      }),
    );
  });

  test.each([
    ["a line break in the address", { to: "a@b.example\r\nBcc: c@d.example" }],
    ["two addresses", { to: "a@b.example, c@d.example" }],
    ["a display name in the address", { to: "Anna <a@b.example>" }],
    ["a line break in the subject", { subject: "Hallo\r\nBcc: c@d.example" }],
    ["a line break in the sender's name", { from: { name: "T\nBcc: c@d.example", email: "a@b.example" } }],
    ["a line break in a header", { headers: { "X-A": "b\r\nBcc: c@d.example" } }],
    ["a header in a header's name", { headers: { "Bcc: c@d.example\r\nX-A": "b" } }],
    ["a field that is not written", { bcc: "c@d.example" }],
  ])("is not written for %s", async (_what, change) => {
    await expect(keepLetter(folder, { ...letter, ...change }, date)).rejects.toThrow();
    expect(await readMails(state)).toEqual([]);
  });

  test("stays in its folder whatever the address holds", () => {
    expect(toFileName("../../x'/@B.example", date)).toBe("2026-11-21T04-05-06-123Z-to-.._.._x___at_b.example.eml");
  });
});

describe("mails that arrive", () => {
  function send(worker: ReturnType<typeof createMailWorker>, body: unknown) {
    return worker.serviceBindings.FOLDER(new Request("http://mail/", { method: "POST", body: JSON.stringify(body) }));
  }

  test("have later names the later they come, also within one moment", async () => {
    const lines: string[] = [];
    const worker = createMailWorker(folder, (line) => lines.push(line));
    for (const subject of ["1", "2", "3"]) expect((await send(worker, { ...letter, subject })).status).toBe(200);
    const mails = await readMails(state);
    expect(mails.map(({ subject }) => subject)).toEqual(["1", "2", "3"]);
    expect(lines).toEqual(mails.map(({ file }) => `mail: ${join(folder, file)}`));
  });

  test("are refused with the reason when they are invalid", async () => {
    const response = await send(createMailWorker(folder, expect.unreachable), { ...letter, to: "niemand" });
    expect([response.status, await response.text()]).toEqual([500, "is no address"]);
  });

  test("are waited for, the newest of an address and only later ones when asked", async () => {
    await keepLetter(folder, { ...letter, subject: "Erster Brief" }, date);
    const first = await waitForMail(state, { to: letter.to });
    expect(first.subject).toBe("Erster Brief");
    const second = waitForMail(state, { to: letter.to, subject: "Brief", after: first });
    await keepLetter(folder, { ...letter, to: "anderer@leser.talblick.example" }, new Date(date.getTime() + 1));
    writeFileSync(join(folder, "2027-half.eml.part"), "From: half");
    await keepLetter(folder, { ...letter, subject: "Zweiter Brief" }, new Date(date.getTime() + 2));
    expect((await second).subject).toBe("Zweiter Brief");
  });
});
