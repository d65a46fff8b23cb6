import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";
import { paintPicture } from "#workers/backend/content/picture-sizes/picture-for-test.ts";
import { first } from "#workers/backend/content/write/write-for-test.ts";
import { handleMinute } from "#workers/backend/doors/clock/scheduled.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { end, ask as program, remove, save, writeTickerPost } from "#workers/backend/newsroom/tickers/ticker-for-test.ts";
import { newsroomOperations } from "./newsroom-for-test.ts";
import { hireSignedIn } from "./staff-for-test.ts";

const TOKEN = "test-newsroom-token";
// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
type Answer = { data: any; errors?: { extensions: { code: string } }[] };
let networks = 0;
/** A caller at a network of their own. */
async function arrive(own: Env = env as Env) {
  networks += 1;
  const caller = await mintCaller({ address: `198.51.${networks}.7` });
  const ask = async (query: string, variables: object = {}, bearer = ""): Promise<Answer> => {
    const headers = { "x-caller": caller, "x-mutation": "true", authorization: `Bearer ${bearer}`.trim() };
    return (await worker.fetch(createGraphqlRequest({ query, variables }, headers), own)).json();
  };
  const send = (body: BodyInit, bearer: string) =>
    worker.fetch(
      new Request("http://backend/newsroom/pictures", {
        method: "POST",
        headers: { "x-caller": caller, authorization: `Bearer ${bearer}` },
        body,
      }),
      own,
    );
  return { ask, send };
}
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const { who: whoQuery, ticker: query } = newsroomOperations;

async function signIn(): Promise<string> {
  return (await hireSignedIn("editor")).session;
}
const nobody = { is_signed_in: false, rights: [], is_confirmed: false, tickers: null };

describe("a session", () => {
  test("writes a ticker, and is noted by name; one that was altered does not", async () => {
    const id = await writeTickerPost("sitzung");
    const { ask } = await arrive();
    const session = await signIn();
    const write = 'mutation ($id: Int!) { saveTickerEntry(post_id: $id, entry: { id: "s", html: "Los" }) { html } }';
    expect((await ask(write, { id }, session)).data.saveTickerEntry).toEqual({ html: "Los" });
    const noted = await first("SELECT kind, subject FROM staff_log WHERE staff_id IS NOT NULL ORDER BY id DESC LIMIT 1");
    expect(noted).toEqual({ kind: "ticker-save", subject: `Beitrag ${id}, Eintrag s` });
    expect(codeOf(await ask(write, { id }, `${session.slice(0, -2)}AA`))).toBe("FORBIDDEN");
  });

  test("is required to learn of tickers; a wrong one counts as none", async () => {
    const { ask } = await arrive();
    expect((await ask(whoQuery)).data.newsroom).toEqual(nobody);
    expect((await ask(whoQuery, {}, "falsch")).data.newsroom).toEqual(nobody);
    const id = await writeTickerPost("verborgen");
    const one = await ask("query ($id: Int!) { newsroom { ticker(post_id: $id) { title } } }", { id });
    expect(one.data.newsroom.ticker).toBeNull();
  });

  test("does not exist where there is no newsroom", async () => {
    const { NEWSROOM_TOKEN: _, STAFF_SECRET: __, ...without } = env as Env;
    const { ask, send } = await arrive(without);
    expect((await ask(whoQuery)).data.newsroom).toBeNull();
    expect((await send("x", TOKEN)).status).toBe(404);
  });
});

describe("guesses at the programs' token", () => {
  const remove = 'mutation ($id: Int!) { removeTickerEntry(post_id: $id, id: "x") }';

  test("wait after the thirtieth of a network, even with the right token; sessions and other networks do not wait", async () => {
    const id = await writeTickerPost("geraten");
    const { ask, send } = await arrive();
    const session = await signIn();
    const answers = await Promise.all(Array.from({ length: 35 }, (_, guess) => ask(remove, { id }, `falsch-${guess}`)));
    expect(answers.filter((answer) => codeOf(answer) === "FORBIDDEN")).toHaveLength(30);
    expect(codeOf(await ask(remove, { id }, TOKEN))).toBe("TOO_MANY_REQUESTS");
    expect((await send("x", TOKEN)).status).toBe(429);
    expect((await ask(remove, { id }, session)).data).toEqual({ removeTickerEntry: false });
    expect((await (await arrive()).ask(remove, { id }, TOKEN)).errors).toBeUndefined();
  });

  test("that were right are forgotten", async () => {
    const id = await writeTickerPost("vergessen");
    const { ask } = await arrive();
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 12; guess += 1) expect(codeOf(await ask(remove, { id }, "falsch"))).toBe("FORBIDDEN");
      expect((await ask(remove, { id }, TOKEN)).errors).toBeUndefined();
    }
  });
});

const saveKnown = async (id: number, entry: object, known: string | null) =>
  program(
    `mutation ($id: Int!, $entry: TickerEntryInput!, $known: String) {
      saveTickerEntry(post_id: $id, entry: $entry, known: $known) { id title html modified }
    }`,
    { id, entry, known },
    { authorization: `Bearer ${TOKEN}`, "x-mutation": "true" },
  );
const codeOfSave = (answer: Awaited<ReturnType<typeof saveKnown>>) => answer.errors?.[0]?.extensions?.code;

describe("an entry that is sent again", () => {
  const entry = { id: "e-1", title: "Tor", html: "<p>2:1</p>" };

  test("is one, and is answered with what stands there", async () => {
    const id = await writeTickerPost("zweimal");
    const once = await saveKnown(id, entry, "");
    const version = await first("SELECT version FROM content_version");
    expect((await saveKnown(id, entry, "")).data).toEqual(once.data);
    expect(await first("SELECT version FROM content_version")).toEqual(version);
  });

  test("does not undo what others have made of it", async () => {
    const id = await writeTickerPost("berichtigt");
    await saveKnown(id, entry, "");
    await save(id, { ...entry, html: "<p>2:2</p>" });
    expect((await saveKnown(id, entry, "")).data.saveTickerEntry.html).toBe("<p>2:2</p>");
  });

  test("as a change is known too; one of what others have changed or taken away is refused", async () => {
    const id = await writeTickerPost("streit");
    const { modified } = (await saveKnown(id, entry, "")).data.saveTickerEntry;
    const changed = await saveKnown(id, { ...entry, title: "Tor!" }, modified);
    expect((await saveKnown(id, { ...entry, title: "Tor!" }, modified)).data).toEqual(changed.data);
    expect(codeOfSave(await saveKnown(id, { ...entry, title: "Kein Tor" }, modified))).toBe("CONFLICT");
    await remove(id, entry.id);
    expect(codeOfSave(await saveKnown(id, entry, changed.data.saveTickerEntry.modified))).toBe("CONFLICT");
  });
});

test("no ticker is edited faster than a person types", async () => {
  const id = await writeTickerPost("flut");
  const { ask } = await arrive();
  const session = await signIn();
  const counter = env.COUNTERS.getByName(`ticker-edits:${await digest(String(id))}`);
  for (let edit = 0; edit < 599; edit += 1) await counter.take({ max: 600, windowS: 900 }, Math.floor(Date.now() / 1000));
  const remove = 'mutation ($id: Int!) { removeTickerEntry(post_id: $id, id: "x") }';
  expect((await ask(remove, { id }, session)).errors).toBeUndefined();
  expect(codeOf(await ask(remove, { id }, session))).toBe("TOO_MANY_REQUESTS");
});

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

describe("the newsroom reads", () => {
  test("its tickers, those last written first, and whether they go on", async () => {
    const one = await writeTickerPost("liste-1");
    const other = await writeTickerPost("liste-2");
    const none = await writeTickerPost("liste-3", { isLiveticker: false, blocks: [{ kind: "paragraph", html: "Nur Text." }] });
    await end(one);
    const { ask } = await arrive();
    const listed = await ask(newsroomOperations.list, {}, await signIn());
    expect(listed.data.newsroom.tickers[0]).toMatchObject({ post_id: one, is_over: true, entry_count: 2 });
    expect(listed.data.newsroom.tickers).toContainEqual({
      modified: expect.any(String),
      post_id: other,
      is_over: false,
      entry_count: 2,
    });
    expect(listed.data.newsroom.tickers.map(({ post_id }: { post_id: number }) => post_id)).not.toContain(none);
    const empty = await ask(query, { id: none }, await signIn());
    expect(empty.data.newsroom.ticker).toMatchObject({ is_over: false, entry_count: 0, entries: [] });
    expect((await ask(query, { id: 999_999 }, await signIn())).data.newsroom.ticker).toBeNull();
  });

  test("all of a premium post's ticker, pinned entries first, in pages", async () => {
    const id = await writeTickerPost("alles", { isPremium: true, freeBlockCount: 1 });
    for (let entry = 0; entry < 50; entry += 1) await save(id, { id: `n-${entry}`, html: "x", is_pinned: entry === 3 });
    const { ask } = await arrive();
    const session = await signIn();
    const { ticker } = (await ask(query, { id }, session)).data.newsroom;
    expect(ticker).toMatchObject({ post_id: id, is_premium: true, entry_count: 52, is_over: false });
    expect(ticker.entries).toHaveLength(50);
    expect(ticker.entries[0].entry).toMatchObject({ id: "n-3", is_pinned: true });
    const one = await ask(newsroomOperations.entry, { id, entry: "eins" }, session);
    expect(one.data.newsroom.ticker.entry.entry).toMatchObject({ id: "eins", html: "<p>Es geht los.</p>" });
    const none = await ask(newsroomOperations.entry, { id, entry: "keiner" }, session);
    expect(none.data.newsroom.ticker.entry).toBeNull();
    const second = await ask(query, { id, page: 2 }, session);
    expect(second.data.newsroom.ticker.entries.map(({ entry }: { entry: { id: string } }) => entry.id)).toEqual(["zwei", "eins"]);
  });
});

describe("a picture", () => {
  const png = Uint8Array.from(
    atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
    (letter) => letter.charCodeAt(0),
  );

  test("is kept under its content, served to readers, and shown by the entry that names it", async () => {
    const id = await writeTickerPost("bild");
    const { send, ask } = await arrive();
    const session = await signIn();
    const response = await send(png, session);
    expect(response.status).toBe(201);
    const picture = await response.json<{ source: string; src: string }>();
    expect(picture).toMatchObject({ width: 1, height: 1 });
    expect(await (await send(png, session)).json()).toEqual({ ...picture, isNew: false });
    const file = await worker.fetch(new Request(`http://backend${picture.src}`), env);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
    const entry = { id: "b", html: "Bild", image: picture.source, image_alt: "Jubel", image_credit: "Anna" };
    await save(id, entry);
    const { newsroom } = (await ask(query, { id }, session)).data;
    expect(newsroom.ticker.entries[0]).toMatchObject({
      image: picture.source,
      entry: { image: { src: picture.src, alt: "Jubel", credit: "Anna", width: 1 } },
    });
  });

  test("gets its sizes, which stay when it is sent again", async () => {
    const id = await writeTickerPost("bild-in-allen-groessen");
    const { send, ask } = await arrive();
    const session = await signIn();
    const body = await paintPicture(600, 400);
    const picture = await (await send(body, session)).json<{ source: string; src: string }>();
    await save(id, { id: "b", html: "Bild", image: picture.source });
    await handleMinute(new Date(), env as Env);
    const sized = { ...picture, src: picture.src.replace(".png", "/png-1/original-600.jpg"), width: 600, height: 400 };
    expect(await (await send(body, session)).json()).toMatchObject({ ...sized, isNew: false });
    const { newsroom } = (await ask(query, { id }, session)).data;
    expect(newsroom.ticker.entries[0].entry.image.src).toBe(sized.src);
    const file = await worker.fetch(new Request(`http://backend${sized.src}`), env);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  test.each([
    ["without a token", png, "", 401],
    ["with a wrong token", png, "falsch", 401],
    ["for a role without the right", png, "operator", 403],
    ["for a file that is no picture", "<svg xmlns='http://www.w3.org/2000/svg'/>", TOKEN, 415],
    ["when it is damaged", png.slice(0, 40), TOKEN, 422],
    ["beyond 20 MB", new Uint8Array(20_000_001), TOKEN, 413],
  ])("is refused %s", async (_, body, bearer, status) => {
    const word = bearer === "operator" ? (await hireSignedIn("operator")).session : bearer;
    expect((await (await arrive()).send(body, word)).status).toBe(status);
  });

  test("comes by POST", async () => {
    const response = await worker.fetch(new Request("http://backend/newsroom/pictures"), env);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
