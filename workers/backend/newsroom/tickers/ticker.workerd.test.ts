import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";
import { createPost, first } from "#workers/backend/content/write/write-for-test.ts";
import { subscribe as buy, signIn } from "#workers/backend/readers/access/sign-in-for-test.ts";
import { ask, connect, end, newsroom, readAlong, remove, save, subscribe, writeTickerPost } from "./ticker-for-test.ts";

const changeOf = (message: { payload: { data: { tickerChanged: unknown } } }) => message.payload.data.tickerChanged;
const readTicker = async (id: number, since: string | null = null, headers: Record<string, string> = {}) => {
  const query =
    "query ($id: Int!, $since: String) { ticker(post_id: $id, since: $since) { cursor entries { id title html } entry_ids is_over } }";
  return ask(query, { id, since }, headers);
};

describe("the newsroom", () => {
  test("writes an entry that stands in the post's text, its search entry and its pages' version", async () => {
    const id = await writeTickerPost("schreiben");
    const version = await first("SELECT version FROM content_version");
    const { data } = await save(id, {
      id: "drei",
      title: "Ausgleich",
      html: "<p onclick=x>1:1<script>x</script></p>",
      is_key_event: true,
    });
    expect(data.saveTickerEntry).toMatchObject({
      id: "drei",
      html: "<p>1:1</p>",
      is_key_event: true,
      is_pinned: false,
      image: null,
    });
    const row = await first<{ blocks: string }>("SELECT blocks FROM post_bodies WHERE post_id = ?1", id);
    expect(JSON.parse(row?.blocks ?? "")[1].entries.map((entry: { id: string }) => entry.id)).toEqual(["drei", "zwei", "eins"]);
    expect(await first("SELECT version FROM content_version")).not.toEqual(version);
    const found = "SELECT rowid & 2147483647 AS id FROM posts_search WHERE posts_search MATCH 'ausgleich'";
    expect(await first<{ id: number }>(found)).toEqual({ id });
    expect(await first("SELECT shown, posts FROM search_words WHERE word = 'ausgleich'")).toEqual({
      shown: "Ausgleich",
      posts: 0,
    });
    const page = await ask(
      "query ($id: Int!) { post(id: $id) { content_blocks { ... on TickerBlock { is_over entries { id } } } } }",
      { id },
    );
    expect(page.data.post.content_blocks[1]).toEqual({
      is_over: false,
      entries: [{ id: "drei" }, { id: "zwei" }, { id: "eins" }],
    });
  });

  test("suggests the nouns of an entry that everybody may read, also of a corrected one, and of no other", async () => {
    const paragraph = { kind: "paragraph" as const, html: "Vorspann." };
    const ticker = { kind: "ticker" as const, entries: [] };
    const open = await writeTickerPost("offen", { blocks: [paragraph, ticker] });
    const paid = await writeTickerPost("bezahlt", { isPremium: true, freeBlockCount: 1, blocks: [paragraph, ticker] });
    await save(open, { id: "eins", title: "Quaggamuschel", html: "<p>Im <b>Uferschlamm</b> und kleinlaut.</p>" });
    await save(open, { id: "zwei", html: "<p>Davor.</p>" });
    await save(open, { id: "eins", title: "Quaggamuschel", html: "<p>Im <b>Uferschilf</b>.</p>" });
    await save(paid, { id: "eins", title: "Geheimwort", html: "<p>Im Hinterzimmer.</p>" });
    const words = ["quaggamuschel", "uferschlamm", "kleinlaut", "uferschilf", "geheimwort", "hinterzimmer"];
    const { results } = await env.DB.prepare(
      "SELECT word FROM search_words WHERE word IN (SELECT value FROM json_each(?1)) ORDER BY word",
    )
      .bind(JSON.stringify(words))
      .all<{ word: string }>();
    expect(results.map(({ word }) => word)).toEqual(["quaggamuschel", "uferschilf", "uferschlamm"]);
  });

  test("makes of a post one with a ticker by its first entry, also in the list of them", async () => {
    const id = await writeTickerPost("anfangen", { isLiveticker: false, blocks: [{ kind: "paragraph", html: "Vorspann." }] });
    const isListed = async () => {
      const { data } = await ask("{ posts(feed: { liveticker: true }, per_page: 50) { items { id } } }", {});
      return data.posts.items.filter((post: { id: number }) => post.id === id).length;
    };
    expect(await isListed()).toBe(0);
    await save(id, { id: "eins", html: "x" });
    await save(id, { id: "zwei", html: "x" });
    expect(await isListed()).toBe(1);
  });

  test("has its post marked as live in lists until the ticker ends, and again when it goes on", async () => {
    const id = await writeTickerPost("laeuft", { isLiveticker: false, blocks: [{ kind: "paragraph", html: "Vorspann." }] });
    const isLive = async () => {
      const { data } = await ask("{ posts(per_page: 50) { items { id is_live } } }", {});
      return data.posts.items.find((post: { id: number }) => post.id === id).is_live;
    };
    expect(await isLive()).toBe(false);
    await save(id, { id: "eins", html: "x" });
    expect(await isLive()).toBe(true);
    await end(id);
    expect(await isLive()).toBe(false);
    await end(id, false);
    expect(await isLive()).toBe(true);
  });

  test("changes an entry under its id, which keeps its date, and takes one away", async () => {
    const id = await writeTickerPost("aendern");
    const { data } = await save(id, { id: "eins", title: "Anstoß", html: "<p>Los.</p>", is_pinned: true });
    expect(data.saveTickerEntry).toMatchObject({ date: "2026-03-01T09:00:00.000Z", is_pinned: true });
    expect((await remove(id, "zwei")).data).toEqual({ removeTickerEntry: true });
    expect((await remove(id, "zwei")).data).toEqual({ removeTickerEntry: false });
    expect((await readTicker(id)).data.ticker.entry_ids).toEqual(["eins"]);
  });

  test("twenty entries of one moment are all there, and each has a moment of its own", async () => {
    const id = await writeTickerPost("zugleich");
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(id, { id: `n-${index}`, html: "x" })));
    const moments = answers.map(({ data }) => data.saveTickerEntry.modified);
    expect(new Set(moments).size).toBe(20);
    expect((await readTicker(id)).data.ticker.entry_ids).toHaveLength(22);
  });

  test("gives a post that has none its ticker, at the end of the text", async () => {
    const id = await writeTickerPost("ohne", { blocks: [{ kind: "paragraph", html: "Nur Text." }] });
    expect((await readTicker(id)).data.ticker).toBeNull();
    await save(id, { id: "a", html: "Los" });
    expect((await readTicker(id)).data.ticker.entry_ids).toEqual(["a"]);
  });

  test.each([
    ["without a token", { "x-mutation": "true" }],
    ["with another token", { ...newsroom, authorization: "Bearer test-admin-token" }],
    ["with a part of the token", { ...newsroom, authorization: "Bearer test-newsroom-toke" }],
  ])("is not a caller %s", async (_, headers) => {
    const id = await writeTickerPost("fremd");
    expect((await save(id, { id: "x", html: "x" }, headers)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await readTicker(id)).data.ticker.entry_ids).toEqual(["zwei", "eins"]);
  });

  test.each([
    [{ id: "Nein!", html: "x" }, "BAD_USER_INPUT"],
    [{ id: "a", html: "x".repeat(20_001) }, "BAD_USER_INPUT"],
    [{ id: "a", html: "x", date: "bald" }, "BAD_USER_INPUT"],
    [{ id: "a", html: "x", image: "gibt:es-nicht" }, "BAD_USER_INPUT"],
  ])("learns why %j is refused", async (entry, code) => {
    const id = await writeTickerPost("abgelehnt");
    expect((await save(id, entry)).errors?.[0]?.extensions?.code).toBe(code);
  });

  test("learns that there is no such post", async () => {
    expect((await save(987_654, { id: "a", html: "x" })).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  });
});

describe("a reader on a websocket", () => {
  test("hears the whole state first, then what is new, changed and removed, and the end", async () => {
    const id = await writeTickerPost("mitlesen");
    const reader = await readAlong(id);
    expect(reader.protocol).toBe("graphql-transport-ws");
    expect(reader.heard[0]).toEqual({ type: "connection_ack" });
    expect(changeOf(reader.heard[1])).toMatchObject({ entry_ids: ["zwei", "eins"], removed: [], is_over: false });
    await save(id, { id: "drei", title: "2:0", html: "x" });
    expect(changeOf(await reader.hear(3))).toMatchObject({
      entries: [{ id: "drei", title: "2:0" }],
      removed: [],
      entry_ids: null,
    });
    await save(id, { id: "eins", title: "Anders", html: "y", is_pinned: true });
    expect(changeOf(await reader.hear(4))).toMatchObject({ entries: [{ id: "eins", title: "Anders", is_pinned: true }] });
    await remove(id, "zwei");
    expect(changeOf(await reader.hear(5))).toMatchObject({ entries: [], removed: ["zwei"] });
    await end(id);
    expect(changeOf(await reader.hear(6))).toMatchObject({ entries: [], is_over: true });
    expect(await reader.hear(7)).toEqual({ id: "a", type: "complete" });
  });

  test("gets only what is new since the last visit on return, and the ids of all entries", async () => {
    const id = await writeTickerPost("wiederkommen");
    const { cursor } = changeOf((await readAlong(id)).heard[1]) as { cursor: string };
    await save(id, { id: "drei", html: "x" });
    await remove(id, "eins");
    const again = await readAlong(id, { since: cursor });
    expect(changeOf(again.heard[1])).toMatchObject({ entries: [{ id: "drei" }], entry_ids: ["drei", "zwei"] });
    expect((await readTicker(id, cursor)).data.ticker).toMatchObject({ entries: [{ id: "drei" }], entry_ids: ["drei", "zwei"] });
  });

  test("goes on hearing when the object was forgotten in the meantime", async () => {
    const id = await writeTickerPost("ruhe");
    const readers = await Promise.all([readAlong(id), readAlong(id, { since: "2026-03-01T09:30:00.000Z" })]);
    await evictDurableObject(env.TICKERS.getByName(String(id)));
    await save(id, { id: "drei", html: "x" });
    for (const reader of readers) expect(changeOf(await reader.hear(3))).toMatchObject({ entries: [{ id: "drei" }] });
    for (const reader of readers) reader.send(subscribe(id, "b"));
    for (const reader of readers) expect(await reader.hear(4)).toMatchObject({ id: "b", type: "next" });
  });

  test("hears what another system of the publisher's wrote", async () => {
    const id = await writeTickerPost("fremd-geschrieben");
    const reader = await readAlong(id);
    const entries = [{ id: "fremd", date: "2026-03-01T11:00:00.000Z", title: "Von außen", html: "x" }];
    const record = createPost({
      source: "ticker:fremd-geschrieben",
      slug: "fremd-geschrieben",
      blocks: [{ kind: "ticker", entries }],
    });
    const response = await worker.fetch(
      new Request("http://backend/admin/content", {
        method: "POST",
        headers: { authorization: "Bearer test-admin-token", "content-type": "application/json" },
        body: JSON.stringify({ records: [record] }),
      }),
      env,
    );
    expect(await response.json()).toMatchObject({ results: [{ outcome: "changed", id }] });
    expect(changeOf(await reader.hear(3))).toMatchObject({ entries: [{ id: "fremd" }], removed: ["zwei", "eins"] });
  });

  test("gets nothing more after completing the subscription", async () => {
    const id = await writeTickerPost("genug");
    const [reader, other] = [await readAlong(id), await readAlong(id)];
    reader.send({ id: "a", type: "complete" });
    reader.send({ type: "ping", payload: {} });
    expect(await reader.hear(3)).toEqual({ type: "pong" });
    await save(id, { id: "drei", html: "x" });
    await other.hear(3);
    expect(reader.heard).toHaveLength(3);
  });

  test("gets an error for an invalid subscription, for that one alone", async () => {
    const id = await writeTickerPost("fehler");
    const reader = await readAlong(id);
    const wrong = [
      "subscription { nothing }",
      "query { post(id: 1) { id } }",
      "subscription {",
      `subscription { tickerChanged(post_id: ${id + 1}) { cursor } }`,
      `subscription { x: tickerChanged(post_id: ${id}) { cursor } }`,
    ];
    for (const [index, query] of wrong.entries()) {
      reader.send({ id: `w${index}`, type: "subscribe", payload: { query } });
      expect(await reader.hear(3 + index), query).toMatchObject({ id: `w${index}`, type: "error" });
    }
  });
});

describe("a websocket is closed", () => {
  let id = 0;
  beforeAll(async () => {
    id = await writeTickerPost("zu");
  });
  const open = async () => {
    const reader = await connect(id);
    reader.send({ type: "connection_init" });
    await reader.hear(1);
    return reader;
  };

  test("with 4406 for another protocol", async () => {
    expect(await (await connect(id, "graphql-ws")).end()).toMatchObject({ code: 4406 });
    expect(await (await connect(id, null)).end()).toMatchObject({ code: 4406 });
  });

  test.each([["{"], ["[]"], ['{"type":"what"}'], [`{"type":"ping","x":"${"x".repeat(5000)}"}`]])(
    "with 4400 after %s",
    async (text) => {
      const reader = await open();
      reader.send(text);
      expect(await reader.end()).toMatchObject({ code: 4400 });
    },
  );

  test("with 4401 for a subscription before the introduction", async () => {
    const reader = await connect(id);
    reader.send(subscribe(id));
    expect(await reader.end()).toEqual({ code: 4401, reason: "Unauthorized" });
  });

  test("with 4429 for a second introduction", async () => {
    const reader = await open();
    reader.send({ type: "connection_init" });
    expect(await reader.end()).toMatchObject({ code: 4429 });
  });

  test("with 4409 for a second subscription of the same name, whose name is cut at 123 bytes", async () => {
    const reader = await open();
    const name = "ü".repeat(90);
    reader.send(subscribe(id, name));
    reader.send(subscribe(id, name));
    const { code, reason } = await reader.end();
    expect(code).toBe(4409);
    expect(reason).toBe(`Subscriber for ${"ü".repeat(54)}`);
  });

  test("with 4400 for a third subscription, and for a flood of messages", async () => {
    const reader = await open();
    for (const name of ["a", "b", "c"]) reader.send(subscribe(id, name));
    expect(await reader.end()).toMatchObject({ code: 4400 });
    const flooding = await open();
    for (let index = 0; index < 60; index += 1) flooding.send({ type: "pong" });
    expect(await flooding.end()).toEqual({ code: 4400, reason: "Too many messages" });
  });

  test("with 4408 when it says nothing, and stays open when it has introduced itself", async () => {
    const own = await writeTickerPost("schweigen");
    const silent = await connect(own);
    const reader = await readAlong(own);
    const ticker = env.TICKERS.getByName(String(own));
    await age(own, 11_000);
    expect(await runDurableObjectAlarm(ticker)).toBe(true);
    expect(await silent.end()).toMatchObject({ code: 4408 });
    await save(own, { id: "drei", html: "x" });
    await reader.hear(3);
  });

  test("never for a post without a ticker: it is not opened", async () => {
    await expect(connect(123_456)).rejects.toThrow("404");
  });
});

/** As if every websocket of the ticker had been opened so much earlier. */
async function age(id: number, ms: number): Promise<void> {
  await runInDurableObject(env.TICKERS.getByName(String(id)), (_, state) => {
    for (const socket of state.getWebSockets()) {
      const connection = socket.deserializeAttachment();
      const until = connection.until === null ? null : connection.until - ms;
      socket.serializeAttachment({ ...connection, openedAt: connection.openedAt - ms, until });
    }
  });
}

describe("what is paid for", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const paid = (name: string) => writeTickerPost(name, { isPremium: true, freeBlockCount: 1 });
  const headersOf = async (name: string, product: "plus" | "pur" | null, endsAt: number | null = null) => {
    const { accountId, headers } = await signIn(name, now());
    if (product !== null) await buy(accountId, product, { starts_at: 1, ends_at: endsAt });
    return headers;
  };

  test("goes to readers with access, by websocket and by query", async () => {
    const id = await paid("bezahlt");
    const headers = await headersOf("ticker-plus", "plus");
    const reader = await readAlong(id, headers);
    expect(changeOf(reader.heard[1])).toMatchObject({ entry_ids: ["zwei", "eins"] });
    await save(id, { id: "drei", html: "x" });
    expect(changeOf(await reader.hear(3))).toMatchObject({ entries: [{ id: "drei" }] });
    expect((await readTicker(id, null, headers)).data.ticker.entry_ids).toEqual(["drei", "zwei", "eins"]);
  });

  test("goes to no other reader", async () => {
    const id = await paid("verschlossen");
    const all = [
      {},
      { authorization: "Bearer erfunden" },
      { authorization: "Bearer test-newsroom-token" },
      await headersOf("ticker-pur", "pur"),
      await headersOf("ticker-ohne", null),
      await headersOf("ticker-alt", "plus", now() - 10),
    ];
    const readers = await Promise.all(all.map((headers) => readAlong(id, headers)));
    for (const reader of readers) {
      expect(reader.heard[1]).toMatchObject({ type: "error", payload: [{ extensions: { code: "FORBIDDEN" } }] });
    }
    await save(id, { id: "drei", title: "Geheim", html: "geheim" });
    const plus = await readAlong(id, await headersOf("ticker-plus2", "plus"));
    expect(JSON.stringify(plus.heard)).toContain("geheim");
    for (const reader of readers) expect(reader.heard).toHaveLength(2);
    for (const headers of all) expect((await readTicker(id, null, headers)).data.ticker).toBeNull();
  });

  test("is looked at again after an hour: the websocket is closed with 4499", async () => {
    const id = await paid("stunde");
    const reader = await readAlong(id, await headersOf("ticker-stunde", "plus"));
    await age(id, 60 * 60_000 + 1000);
    await runDurableObjectAlarm(env.TICKERS.getByName(String(id)));
    expect(await reader.end()).toMatchObject({ code: 4499 });
  });

  test("is not sent to a reader who began to read when the post was free", async () => {
    const id = await writeTickerPost("erst-frei");
    const reader = await readAlong(id);
    await writeTickerPost("erst-frei", { isPremium: true, freeBlockCount: 1 });
    await save(id, { id: "drei", title: "Geheim", html: "geheim" });
    const plus = await readAlong(id, await headersOf("ticker-plus3", "plus"));
    expect(JSON.stringify(plus.heard)).toContain("geheim");
    expect(JSON.stringify(reader.heard)).not.toContain("geheim");
  });

  test("a ticker in the free part of a premium post is open to everybody", async () => {
    const blocks = [
      { kind: "ticker" as const, entries: [] },
      { kind: "paragraph" as const, html: "Bezahlt." },
    ];
    const id = await writeTickerPost("frei", { isPremium: true, freeBlockCount: 1, blocks });
    const reader = await readAlong(id);
    await save(id, { id: "a", html: "x" });
    expect(changeOf(await reader.hear(3))).toMatchObject({ entries: [{ id: "a" }] });
  });
});
