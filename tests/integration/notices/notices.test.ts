/** Notices of illegal content without signing in and without script, through the portal. */
import { beforeEach, expect, test } from "vitest";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";

const { edge, portal } = prepareEdge();
const host = "www.talblick.example";
const written = {
  category: "insult",
  place: `https://${host}/impressum?x=1`,
  explanation: "Da steht <b>etwas</b>.",
  name: "Maria Fink",
  email: "maria@example.com",
  faith: "ja",
};
const comment = {
  id: 12,
  author: "Béla <i>",
  date: "2026-11-20T10:00:00Z",
  html: "<p>Du Depp.<script>alert(1)</script></p>",
  post_title: "Ein Titel",
  post_link: "/ein-titel/7",
};
const read = (path: string) => portal(path, { headers: { host } });
const send = (fields: Record<string, string>, path = "/inhalt-melden") =>
  portal(path, {
    method: "POST",
    headers: { host, origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams(fields)),
  });
const asked = (name: string) => edge.backend.operations().filter(({ operationName }) => operationName === name);

beforeEach(() => {
  edge.backend.answer("GetNoticeRules", (variables) => ({
    data: { notice_rules: { keep_days: 183, comment: variables.comment === 12 ? comment : null } },
  }));
  edge.backend.answer("sendNotice", () => ({ data: { sendNotice: { number: 77 } } }));
});

test("everybody reports a page, is led to the number, and is there once when it is sent again", async () => {
  const { status, headers } = await send(written);
  expect([status, headers.location]).toEqual([303, "/inhalt-melden/danke?nummer=77"]);
  expect(headers["cache-control"]).toContain("no-store");
  await send(written);
  const sent = asked("sendNotice").map(({ variables }) => variables);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]).toMatchObject({ notice: { category: "INSULT", place: "/impressum?x=1", comment: null, website: "" } });
  const thanks = await read("/inhalt-melden/danke?nummer=77");
  expect([thanks.status, thanks.headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
  expect(thanks.text).toContain(">77</strong>");
  expect((await read("/inhalt-melden/danke?nummer=x")).status).toBe(303);
});

test("a comment is shown before it is reported, sanitised and in no shared cache, and its number is sent", async () => {
  const { text, headers } = await read("/inhalt-melden?kommentar=12");
  expect(headers["cache-control"]).toMatch(/no-store|private/);
  expect(headers["x-edge-cache"] ?? "").not.toMatch(/hit|stored/i);
  for (const words of ["Kommentar melden", "Du Depp.", "Béla &lt;i&gt;", 'name="comment" value="12"'])
    expect(text).toContain(words);
  expect(text).not.toContain("alert(1)");
  expect(text).not.toContain('name="place"');
  const { place: _, ...fields } = { ...written, comment: "12" };
  await send(fields, "/inhalt-melden?kommentar=12");
  expect(asked("sendNotice")[0]?.variables).toMatchObject({ notice: { comment: 12, place: "" } });
  expect((await read("/inhalt-melden?kommentar=13")).text).toContain("Diesen Kommentar kann niemand mehr lesen");
});

test("what is missing is said at its field, and what was typed stays", async () => {
  const { faith: _, ...fields } = { ...written, place: "https://boese.example/" };
  const first = await send(fields);
  expect([first.status, asked("sendNotice").length]).toEqual([422, 0]);
  expect(first.text).toContain("Bestätige, dass deine Angaben");
  expect(first.text).toContain('value="Maria Fink"');
  expect(first.text).toContain("Da steht &lt;b&gt;etwas&lt;/b&gt;.");
  const second = await send({ ...fields, faith: "ja" });
  expect([second.status, asked("sendNotice").length]).toEqual([422, 0]);
  expect(second.text).toContain("Das ist keine Adresse von");
});

test.each([
  ["TOO_MANY_REQUESTS", 429, "in einer Stunde noch einmal"],
  ["INTERNAL_SERVER_ERROR", 503, "es liegt an unserer Technik"],
  ["BAD_USER_INPUT", 422, "Den Kommentar gibt es nicht mehr"],
])("a back end that answers %s loses nothing that was typed", async (code, expected, words) => {
  edge.backend.answer("sendNotice", () => ({ errors: [{ message: "No", extensions: { code } }] }));
  const { status, text } = await send(written);
  expect(status).toBe(expected);
  expect(text).toContain(words);
  expect(text).toContain('value="Maria Fink"');
});

test("where the back end takes none, the page is the publisher's own, or none", async () => {
  edge.backend.answer("GetNoticeRules", () => ({ data: { notice_rules: null } }));
  edge.backend.answer("GetPageBySlug", () => ({ data: { page: null, redirect: null } }));
  expect((await read("/inhalt-melden")).status).toBe(404);
  expect((await send(written)).status).toBe(404);
});

test("the newsroom's pages and the file of numbers are for who may moderate", async () => {
  const rights = (list: string[]) => ({ is_signed_in: true, rights: list, notices: [], notice: null, moderation_numbers: null });
  for (const name of ["GetNewsroomNotices", "GetNewsroomNotice", "GetModerationNumbers"])
    edge.backend.answer(name, () => ({ data: { newsroom: rights(["STATUS"]) } }));
  const paths = [
    "/redaktion/meldungen",
    "/redaktion/meldungen/3",
    "/redaktion/meldungen/zahlen",
    "/redaktion/meldungen/zahlen.csv",
  ];
  for (const path of paths) expect([path, (await read(path)).status]).toEqual([path, 403]);
  for (const name of ["GetNewsroomNotices", "GetNewsroomNotice", "GetModerationNumbers"])
    edge.backend.answer(name, () => ({ data: { newsroom: { is_signed_in: false, rights: [] } } }));
  for (const path of paths) expect([path, (await read(path)).status]).toEqual([path, 303]);
});

test("the file of numbers is a spreadsheet that nobody keeps", async () => {
  const year = new Date().getFullYear();
  const none = { notices_by_category: [], notices_by_outcome: [], notices_about_comments: 0, median_seconds: null };
  const numbers = { year, ...none, comments: 0, decisions: [], complaints: [] };
  edge.backend.answer("GetModerationNumbers", () => ({
    data: { newsroom: { is_signed_in: true, rights: ["COMMENTS"], moderation_numbers: numbers } },
  }));
  const { status, headers, text } = await read(`/redaktion/meldungen/zahlen.csv?jahr=${year}`);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "text/csv; charset=utf-8",
    expect.stringContaining("no-store"),
  ]);
  expect(headers["content-disposition"]).toContain(`moderation-${year}.csv`);
  expect(text).toContain(`Jahr;${year};`);
  expect((await read("/redaktion/meldungen/zahlen?jahr=1999")).status).toBe(404);
});
