/** Tips through the portal (decision 84): the form without script, parts of files, and what only the newsroom gets. */
import { request } from "node:http";
import { beforeEach, describe, expect, test } from "vitest";
import type { Question } from "#tests/support/edge/ask.ts";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";

const { edge, portal } = prepareEdge();
const host = "www.talblick.example";
const own = { host, origin: `http://${host}` };
const CODE = "TB-7KQ4-M2XD-9PWC";
const FILE = "0f8fad5b-d9cb-469f-a165-70867728950e";
const MB = 1024 * 1024;

const receipt = { code: CODE, state: "RECEIVED", sent: "2026-03-01T10:00:00Z", deleted: "2026-05-30T10:00:00Z" };
const counts = { file_count: 0, arrived_count: 0 };
const rules = {
  keep_days: 30,
  max_text: 10_000,
  max_files: 2,
  max_file_bytes: 20 * MB,
  max_video_bytes: 500 * MB,
  part_bytes: 2 * MB,
};
const refuse = (code: string) => () => ({ errors: [{ message: "No", extensions: { code } }] });

beforeEach(() => {
  edge.backend.answer("GetTipRules", () => ({ data: { tip_rules: rules } }));
  edge.backend.answer("openTip", () => ({ data: { openTip: { ticket: "ein-ticket", wait_seconds: 0 } } }));
  edge.backend.answer("sendTip", () => ({ data: { sendTip: { ...receipt, ...counts } } }));
});

type Fields = Record<string, string>;
type Attached = { name: string; content: string };

function toForm(fields: Fields, files: readonly Attached[] = []): Question {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`),
    ...files.map(
      ({ name, content }) =>
        `Content-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}`,
    ),
  ];
  const body = `${parts.map((part) => `--x\r\n${part}\r\n`).join("")}--x--\r\n`;
  return { method: "POST", headers: { ...own, "content-type": "multipart/form-data; boundary=x" }, body };
}

const empty = { text: "", place: "", name: "", contact: "", website: "" };
const written = { ...empty, text: "Licht im <b>Rathaus</b>\r\nimmer nachts", place: "Hard" };
const send = (fields: Fields, files?: readonly Attached[]) => portal("/tipp-geben", toForm(fields, files));
/** The answer comes before the whole body was sent; a client that goes on sending may find the connection closed. */
const statusOfLarge = async (sending: Promise<{ status: number }>) => (await sending.catch(() => ({ status: 413 }))).status;
const asked = (name: string) => edge.backend.operations().filter(({ operationName }) => operationName === name);

/** A question may come twice, by its hash and by its words. */
const countTickets = () => new Set(asked("openTip").map(({ variables }) => variables.key)).size;

describe("the page", () => {
  test("says what is taken and how long it is kept, and names the region's places", async () => {
    const { status, text } = await portal("/tipp-geben", { headers: { host } });
    expect([status, edge.backend.requests.length]).toEqual([200, 1]);
    for (const words of [
      "Nach 30 Tagen löschen wir alles",
      "höchstens 2",
      '<option value="Götzis"',
      'encType="multipart/form-data"',
    ])
      expect(text.replaceAll("<!-- -->", "")).toContain(words);
    expect(text).not.toContain("ein-ticket");
  });

  test("is the newsroom's own, or none, where the back end takes no tips", async () => {
    edge.backend.answer("GetTipRules", () => ({ data: { tip_rules: null } }));
    edge.backend.answer("GetPageBySlug", () => ({ data: { page: null, redirect: null } }));
    expect((await portal("/tipp-geben", { headers: { host } })).status).toBe(404);
    expect((await send(written)).status).toBe(404);
    expect(asked("sendTip")).toEqual([]);
  });
});

describe("the form without script", () => {
  test("is sent, and leads to a receipt whose code stands in no address", async () => {
    const sent = await send(written);
    expect([sent.status, sent.headers.location, sent.headers["cache-control"]]).toEqual([
      303,
      "/tipp-geben/danke",
      "private, no-store",
    ]);
    expect(asked("sendTip")[0]?.variables).toEqual({
      ticket: "ein-ticket",
      tip: { text: "Licht im <b>Rathaus</b>\nimmer nachts", place: "Hard", name: "", contact: "", file_count: 0, website: "" },
    });
    const [cookie = ""] = sent.setCookies;
    expect(cookie).toMatch(/; Path=\/tipp-geben\/danke; .*HttpOnly; Secure; SameSite=Strict/);
    const thanks = await portal("/tipp-geben/danke", { headers: { host, cookie: cookie.split(";")[0] ?? "" } });
    expect([thanks.status, thanks.headers["cache-control"], thanks.headers["x-robots-tag"]]).toEqual([
      200,
      "private, no-store",
      "noindex",
    ]);
    expect(thanks.text).toContain(CODE);
    const later = await portal("/tipp-geben/danke", { headers: { host } });
    expect([later.status, later.headers.location]).toEqual([303, "/tipp-geben/status"]);
    const forged = await portal("/tipp-geben/danke", { headers: { host, cookie: "PortalTipp=<b>.0" } });
    expect(forged.status).toBe(303);
  });

  test("has a token of its own on each page, so that it is one tip however often it comes, and equal words of two pages are two", async () => {
    const load = async () => {
      const { text, headers } = await portal("/tipp-geben", { headers: { host } });
      expect(headers["cache-control"]).toMatch(/no-store|private/);
      return /name="formular" value="([\da-f-]{36})"/.exec(text)?.[1] ?? "";
    };
    const [formular, other] = [await load(), await load()];
    await send({ formular, ...written });
    await send({ formular, ...written });
    await send({ formular, ...written, text: "Anders" });
    await send({ formular: other, ...written });
    // Of no page of ours.
    await send(written);
    await send(written);
    for (const { variables } of asked("openTip")) expect(variables.key).toMatch(/^[0-9a-f]{64}$/);
    expect(countTickets()).toBe(5);
  });

  test("keeps its token when it comes back, so that a second try is the same tip", async () => {
    const formular = crypto.randomUUID();
    const { text } = await send({ formular, ...written, text: "" });
    expect(text).toContain(`name="formular" value="${formular}"`);
  });

  test("counts the network before its files are read", async () => {
    edge.backend.answer("openTip", refuse("TOO_MANY_REQUESTS"));
    const { body = "", headers = {} } = toForm(written, [{ name: "a.txt", content: "a".repeat(300_000) }]);
    const status = await new Promise<number>((resolve, reject) => {
      const { hostname, port } = edge.portalOrigins[0] ?? new URL("http://localhost");
      const length = String(3 * MB);
      const sending = request(
        { hostname, port, path: "/tipp-geben", method: "POST", headers: { ...headers, "content-length": length } },
        (response) => {
          resolve(response.statusCode ?? 0);
          sending.destroy();
        },
      );
      sending.on("error", reject);
      // The rest never comes.
      sending.write(body.slice(0, 250_000));
    });
    expect([status, countTickets(), asked("sendTip")]).toEqual([429, 1, []]);
  });

  test.each<[string, number, Question]>([
    ["a field that it has not", 400, toForm({ ...written, extra: "x" })],
    [
      "50,000 parts",
      400,
      { ...toForm(written), body: '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n\r\n'.repeat(50_000) },
    ],
    ["a header of 5 kB", 400, { ...toForm(written), body: `--x\r\nContent-Disposition: ${"a".repeat(5000)}` }],
    [
      "20 files",
      422,
      toForm(
        written,
        Array.from({ length: 20 }, () => ({ name: "a.txt", content: "a" })),
      ),
    ],
  ])("is refused with %s", async (_, status, question) => {
    expect((await portal("/tipp-geben", question)).status).toBe(status);
    expect(asked("sendTip")).toEqual([]);
  });

  test("sends its files in parts, and says how many were not taken", async () => {
    edge.backend.answer("sendTip", () => ({ data: { sendTip: { ...receipt, ...counts, file_count: 2 } } }));
    let announced = 0;
    edge.backend.answerRest("/tips/files", () => {
      announced += 1;
      return announced === 2 ? { status: 415, body: null } : { status: 201, body: null };
    });
    const sent = await send(written, [
      { name: "grün.txt", content: "g".repeat(3 * MB) },
      { name: "b.exe", content: "b" },
    ]);
    expect(sent.setCookies[0]).toContain(`PortalTipp=${CODE}.1;`);
    const calls = edge.backend.requests.filter(({ path }) => path.startsWith("/tips/files"));
    expect(calls.map(({ headers, body }) => [headers["upload-length"] ?? headers["upload-offset"], body.length])).toEqual([
      [String(3 * MB), 0],
      ["0", 2 * MB],
      [String(2 * MB), MB],
      ["1", 0],
    ]);
    for (const { headers } of calls)
      expect([headers["x-tip-ticket"], headers["tus-resumable"], headers.cookie]).toEqual(["ein-ticket", "1.0.0", undefined]);
    const [, name = ""] = /filename (\S+)/.exec(String(calls[0]?.headers["upload-metadata"])) ?? [];
    expect(Buffer.from(name, "base64").toString()).toBe("grün.txt");
    expect((await portal("/tipp-geben/danke", { headers: { host, cookie: `PortalTipp=${CODE}.1` } })).text).toContain(
      "nicht annehmen",
    );
  });

  test("does not send files again that have come with the same tip", async () => {
    edge.backend.answer("sendTip", () => ({ data: { sendTip: { ...receipt, file_count: 1, arrived_count: 1 } } }));
    expect((await send(written, [{ name: "a.txt", content: "a" }])).status).toBe(303);
    expect(edge.backend.requests.filter(({ path }) => path.startsWith("/tips/files"))).toEqual([]);
  });

  test.each<[string, Fields, readonly Attached[], string]>([
    ["nothing", { ...written, text: " \n " }, [], "Schreib uns, worum es geht."],
    ["too much", { ...written, text: "x".repeat(10_001) }, [], "höchstens 10.000 Zeichen"],
    ["too many files", written, ["a", "b", "c"].map((name) => ({ name, content: "x" })), "Höchstens 2 Dateien."],
    ["what programs fill in", { ...written, website: "http://x" }, [], "Lass dieses Feld leer"],
  ])("with %s comes back, with everything that was typed", async (_, fields, files, message) => {
    const { status, text, headers } = await send(fields, files);
    expect([status, headers["cache-control"]]).toEqual([422, "private, no-store"]);
    expect(text).toContain(message);
    expect(text).toContain('value="Hard"');
    if (fields.text === written.text) expect(text).toContain("Licht im &lt;b&gt;Rathaus&lt;/b&gt;");
    // Before files are read the network is counted.
    expect([countTickets(), asked("sendTip")]).toEqual([files.length > 0 ? 1 : 0, []]);
  });

  test("comes back with all that is wrong at once, its text and its files", async () => {
    const files = ["a", "b", "c"].map((name) => ({ name, content: "x" }));
    const { status, text } = await send({ ...written, text: "" }, files);
    expect(status).toBe(422);
    expect(text).toContain("Schreib uns, worum es geht.");
    expect(text).toContain("Höchstens 2 Dateien.");
  });

  test("comes back with what was typed when there were too many, and when nothing answers", async () => {
    edge.backend.answer("openTip", refuse("TOO_MANY_REQUESTS"));
    const many = await send(written);
    expect([many.status, many.text.includes("in einer Stunde"), many.text.includes('value="Hard"')]).toEqual([429, true, true]);
    edge.backend.answer("openTip", () => ({ errors: [{ message: "Internal Server Error" }] }));
    const failed = await send(written);
    expect([failed.status, failed.text.includes("an unserer Technik"), failed.text.includes('value="Hard"')]).toEqual([
      503,
      true,
      true,
    ]);
  });

  test("is refused from other sites, and when it is too large", async () => {
    const foreign = toForm(written);
    foreign.headers = { ...foreign.headers, origin: "http://evil.example" };
    expect((await portal("/tipp-geben", foreign)).status).toBe(403);
    expect(await statusOfLarge(send(written, [{ name: "a", content: "x".repeat(6 * MB) }]))).toBe(413);
    expect(asked("openTip")).toEqual([]);
  });
});

describe("the status", () => {
  const look = (intent: string, code: string) =>
    portal("/tipp-geben/status", {
      method: "POST",
      headers: { ...own, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ intent, code }).toString(),
    });

  test("is shown only to a reader who has the code", async () => {
    edge.backend.answer("GetTip", ({ code }) => ({
      data: { tip: code === CODE ? { ...receipt, ...counts, state: "READ" } : null },
    }));
    const found = await look("look", ` ${CODE} `);
    expect([found.status, found.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    for (const words of ["Gelesen", "Gesendet am 1. März 2026", "Wird am 30. Mai 2026 gelöscht"])
      expect(found.text).toContain(words);
    const unknown = await look("look", "TB-<b>");
    expect([unknown.status, unknown.text.includes("keinen Tipp"), unknown.text.includes("TB-&lt;b&gt;")]).toEqual([
      404,
      true,
      true,
    ]);
    edge.backend.answer("GetTip", refuse("TOO_MANY_REQUESTS"));
    expect((await look("look", CODE)).status).toBe(429);
  });

  test("has a way to take the tip back", async () => {
    edge.backend.answer("withdrawTip", ({ code }) => ({ data: { withdrawTip: code === CODE } }));
    expect((await look("withdraw", CODE)).text).toContain("Dein Tipp ist gelöscht");
    expect((await look("withdraw", "x")).status).toBe(404);
    expect((await look("anders", CODE)).status).toBe(400);
  });
});

describe("parts of files", () => {
  const headers = {
    ...own,
    "tus-resumable": "1.0.0",
    "x-tip-ticket": "t",
    "upload-offset": "0",
    "x-http-method-override": "PATCH",
  };
  const path = `/api/tips/files/${FILE}`;

  test("are passed on with what the protocol says, and nothing of the reader's", async () => {
    edge.backend.answerRest(`/tips/files/${FILE}`, () => ({
      status: 204,
      headers: { "upload-offset": "5", "set-cookie": "a=b", "x-secret": "1", location: `/tips/files/${FILE}` },
      body: null,
    }));
    const question = { method: "POST", headers: { ...headers, cookie: "EvoSSO=x", authorization: "Bearer t" }, body: "Hallo" };
    const answer = await portal(path, question);
    expect([answer.status, answer.headers["upload-offset"], answer.headers.location]).toEqual([204, "5", path]);
    expect([answer.setCookies, answer.headers["x-secret"]]).toEqual([[], undefined]);
    const [passed] = edge.backend.requests;
    expect([passed?.body, passed?.headers["x-tip-ticket"], passed?.headers["upload-offset"]]).toEqual(["Hallo", "t", "0"]);
    expect([passed?.headers.cookie, passed?.headers.authorization]).toEqual([undefined, undefined]);
    expect(passed?.headers["x-caller"]).toMatch(/^eyJ/);
  });

  test("are refused from other sites, by other methods, and when they are too large", async () => {
    const post = (more: Record<string, string>, body = "x") =>
      portal(path, { method: "POST", headers: { ...headers, ...more }, body });
    expect((await post({ origin: "http://evil.example" })).status).toBe(403);
    expect(await statusOfLarge(post({}, "x".repeat(2 * MB + 1)))).toBe(413);
    expect((await portal(path, { headers })).status).toBe(405);
    expect((await portal("/api/tips", { headers })).status).toBe(404);
    expect(edge.backend.requests).toEqual([]);
    edge.backend.behave({ kind: "hangs up" });
    expect((await post({})).status).toBe(503);
  });
});

describe("a file", () => {
  const path = `/redaktion/tipps/7/dateien/${FILE}`;
  const stored = `/newsroom/tips/7/files/${FILE}`;

  test("goes to the newsroom's session alone, to be saved", async () => {
    edge.backend.answerRest(stored, ({ headers }) =>
      headers.authorization === "Bearer sitzung"
        ? {
            type: "image/jpeg",
            headers: {
              "content-disposition": 'attachment; filename="a.jpg"',
              "content-security-policy": "default-src 'none'; sandbox",
              "cache-control": "private, no-store",
              "set-cookie": "a=b",
            },
            body: "x",
          }
        : { status: 401, body: {} },
    );
    expect((await portal(path, { headers: { host } })).status).toBe(401);
    // A reader's session opens nothing here.
    expect((await portal(path, { headers: { host, authorization: "Bearer sitzung", cookie: "EvoSSO=x" } })).status).toBe(401);
    const { status, headers, setCookies } = await portal(path, { headers: { host, cookie: "PortalRedaktion=sitzung" } });
    expect([status, setCookies]).toEqual([200, []]);
    expect(headers).toMatchObject({
      "content-disposition": 'attachment; filename="a.jpg"',
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    });
    for (const other of [`${path}/x`, `/redaktion/tipps/0/dateien/${FILE}`, `/redaktion/tipps/7/dateien/..%2f..%2fadmin`])
      expect((await portal(other, { headers: { host, cookie: "PortalRedaktion=sitzung" } })).status).toBe(404);
  });
});
