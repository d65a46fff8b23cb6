import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { mintCaller } from "#workers/backend/accounts/caller/mint-caller-for-test.ts";
import worker from "#workers/backend/backend.ts";
import { first } from "#workers/backend/content/write/write-for-test.ts";
import type { Env } from "#workers/backend/env.ts";
import { createGraphqlRequest } from "#workers/backend/graphql/resolvers/ask-for-test.ts";
import { end, ask as program, remove, save, writeTickerPost } from "#workers/backend/ticker/ticker-for-test.ts";
import { newsroomOperations } from "./newsroom-for-test.ts";

const TOKEN = "test-newsroom-token";
// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
type Answer = { data: any; errors?: { extensions: { code: string } }[] };
let networks = 0;
/** Somebody at a network of their own. */
async function arrive(own: Env = env as Env) {
  networks += 1;
  const caller = await mintCaller({ address: `198.51.${networks}.7` });
  const ask = async (query: string, variables: object = {}, bearer = ""): Promise<Answer> => {
    const headers = { "x-caller": caller, "x-mutation": "true", authorization: `Bearer ${bearer}`.trim() };
    return (await worker.fetch(createGraphqlRequest({ query, variables }, headers), own)).json();
  };
  const open = (token: string) => ask(newsroomOperations.open, { token });
  const send = (body: BodyInit, bearer: string) =>
    worker.fetch(
      new Request("http://backend/newsroom/pictures", {
        method: "POST",
        headers: { "x-caller": caller, authorization: `Bearer ${bearer}` },
        body,
      }),
      own,
    );
  return { ask, open, send };
}
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const { who: whoQuery, ticker: query } = newsroomOperations;

async function signIn(): Promise<string> {
  return (await (await arrive()).open(TOKEN)).data.openNewsroomSession.session;
}

describe("a session", () => {
  test("is for who knows the token, and writes as the token does", async () => {
    const id = await writeTickerPost("sitzung");
    const { ask, open } = await arrive();
    const { session, expires } = (await open(TOKEN)).data.openNewsroomSession;
    expect(session).not.toContain(TOKEN);
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(11 * 60 * 60 * 1000);
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(12 * 60 * 60 * 1000);
    const write = 'mutation ($id: Int!) { saveTickerEntry(post_id: $id, entry: { id: "s", html: "Los" }) { html } }';
    expect((await ask(write, { id }, session)).data.saveTickerEntry).toEqual({ html: "Los" });
    expect(codeOf(await ask(write, { id }, `${session.slice(0, -2)}AA`))).toBe("FORBIDDEN");
  });

  test("ends with the token that it was opened with", async () => {
    const session = await signIn();
    const { ask } = await arrive({ ...(env as Env), NEWSROOM_TOKEN: "another-newsroom-token" });
    expect((await ask(whoQuery, {}, session)).data.newsroom).toEqual({ is_signed_in: false, tickers: null });
  });

  test("is asked for by others in vain, and nobody learns of tickers", async () => {
    const { ask, open } = await arrive();
    expect(codeOf(await open("falsch"))).toBe("FORBIDDEN");
    expect((await ask(whoQuery)).data.newsroom).toEqual({ is_signed_in: false, tickers: null });
    const id = await writeTickerPost("verborgen");
    const one = await ask("query ($id: Int!) { newsroom { ticker(post_id: $id) { title } } }", { id });
    expect(one.data.newsroom.ticker).toBeNull();
  });

  test("is nothing where there is no newsroom", async () => {
    const { NEWSROOM_TOKEN: _, ...without } = env as Env;
    const { ask, open, send } = await arrive(without);
    expect((await ask(whoQuery)).data.newsroom).toBeNull();
    expect(codeOf(await open(""))).toBe("NOT_FOUND");
    expect((await send("x", TOKEN)).status).toBe(404);
  });
});

describe("guesses at the token", () => {
  test("wait after the thirtieth of a network, for the right one as well, and elsewhere nobody waits", async () => {
    const { open } = await arrive();
    const session = await signIn();
    const codes = [];
    for (let guess = 0; guess < 32; guess += 1) codes.push(codeOf(await open(`falsch-${guess}`)));
    expect(codes).toEqual([...Array(30).fill("FORBIDDEN"), "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    expect(codeOf(await open(TOKEN))).toBe("TOO_MANY_REQUESTS");
    expect(session).not.toBe("");
    expect((await (await arrive()).open(TOKEN)).errors).toBeUndefined();
  });

  test("count as the bearer of a mutation too, whichever way they come; a session is none", async () => {
    const id = await writeTickerPost("geraten");
    const { ask, open } = await arrive();
    const session = (await open(TOKEN)).data.openNewsroomSession.session;
    const remove = 'mutation ($id: Int!) { removeTickerEntry(post_id: $id, id: "x") }';
    const answers = await Promise.all(Array.from({ length: 35 }, (_, guess) => ask(remove, { id }, `falsch-${guess}`)));
    expect(answers.filter((answer) => codeOf(answer) === "FORBIDDEN")).toHaveLength(30);
    expect(codeOf(await open(TOKEN))).toBe("TOO_MANY_REQUESTS");
    expect((await ask(remove, { id }, session)).data).toEqual({ removeTickerEntry: false });
  });

  test("that were right are forgotten, and old sessions are none", async () => {
    const { ask, open } = await arrive();
    const old = (await (await arrive({ ...(env as Env), NEWSROOM_TOKEN: "before" })).open("before")).data.openNewsroomSession
      .session;
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 12; guess += 1) expect(codeOf(await open("falsch"))).toBe("FORBIDDEN");
      expect((await open(TOKEN)).errors).toBeUndefined();
    }
    for (let visit = 0; visit < 35; visit += 1) await ask(whoQuery, {}, old);
    expect((await open(TOKEN)).errors).toBeUndefined();
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

test("no ticker is edited faster than anybody types", async () => {
  const id = await writeTickerPost("flut");
  const { ask, open } = await arrive();
  const session = (await open(TOKEN)).data.openNewsroomSession.session;
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
    expect(await (await send(png, session)).json()).toEqual(picture);
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

  test.each([
    ["who is not the newsroom", png, "", 401],
    ["who guesses", png, "falsch", 401],
    ["what is no picture", "<svg xmlns='http://www.w3.org/2000/svg'/>", TOKEN, 415],
    ["a spoilt one", png.slice(0, 40), TOKEN, 422],
    ["more than 10 MB", new Uint8Array(10 * 1024 * 1024 + 1), TOKEN, 413],
  ])("is refused of %s", async (_, body, bearer, status) => {
    expect((await (await arrive()).send(body, bearer)).status).toBe(status);
  });

  test("comes by POST", async () => {
    const response = await worker.fetch(new Request("http://backend/newsroom/pictures"), env);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
