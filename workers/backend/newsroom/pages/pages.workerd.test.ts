/** Standing pages at the desk: from the first letter to readers, by two at once, back to any state, and whose they are. */
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { emptyPageText, type PageText } from "#shared/content/page-text.ts";
import worker from "#workers/backend/backend.ts";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { removePosts } from "#workers/backend/content/write/post/remove-posts.ts";
import { all, createPost, write } from "#workers/backend/content/write/write-for-test.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { BELIEVED_FOR_MS } from "#workers/backend/ground/changes/known-version.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { giveBackPage, liftDeletedPage, takePage } from "./own-page.ts";
import { pageOperations as op } from "./page-operations-for-test.ts";
import { publishPlannedPages } from "./publish-page.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
let clock = Date.now();
const seconds = () => Math.floor(clock / 1000);
const isoIn = (s: number) => new Date(clock + s * 1000).toISOString();

const paragraph = (html: string): ContentBlock => ({ kind: "paragraph", html });
const text = (changes: Partial<PageText> = {}): PageText => ({
  ...emptyPageText,
  title: "Kontakt",
  description: "So erreichst du uns.",
  slug: "kontakt",
  blocks: [paragraph("Ruf <b>an</b>.")],
  ...changes,
});
type PageRecord = Extract<ContentRecord, { kind: "page" }>;
const imported = (changes: Partial<PageRecord> = {}): PageRecord => ({
  kind: "page",
  source: "wp:alt.example:7",
  slug: "ueber-uns",
  title: "Über uns",
  modified: "2026-01-01T00:00:00Z",
  blocks: [paragraph("Seit 1887.")],
  ...changes,
});

beforeEach(async () => {
  vi.spyOn(Date, "now").mockImplementation(() => clock);
  await emptyDatabase(env.DB);
  await env.DB.batch(["staff_log", "staff"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await write(imported());
  clock += BELIEVED_FOR_MS + 1;
  purged = [];
});
afterEach(() => vi.restoreAllMocks());

async function enter(...roles: StaffRole[]) {
  const { session } = await hireSignedIn(...roles);
  const ask = await arriveAtNewsroom(session, env);
  const read = async (id: number) => (await ask(op.page, { id })).data.newsroom.standing_page;
  const list = async () => (await ask(op.list)).data.newsroom.standing_pages;
  /** As the portal sends what is typed. */
  const save = async (id: number, known: number, sent: unknown, latest = 0) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${session}` };
    const body = JSON.stringify({ known, latest, text: typeof sent === "string" ? sent : JSON.stringify(sent) });
    const response = await worker.fetch(
      new Request(`http://backend/newsroom/pages/${id}`, { method: "PUT", headers, body }),
      env,
    );
    return { status: response.status, revision: (await response.json<{ revision?: number }>()).revision };
  };
  return { ask, read, list, save };
}

/** What a reader's page asks. */
async function look(slug: string) {
  clock += BELIEVED_FOR_MS + 1;
  const query = `query ($slug: String!, $path: String!) { page(slug: $slug) { title { rendered } description } redirect(path: $path) { to status } }`;
  const response = await handleGraphql(createGraphqlRequest({ query, variables: { slug, path: `/${slug}` } }), env);
  const { data } = await response.json<{
    data: { page: { title: { rendered: string } } | null; redirect: { to: string } | null };
  }>();
  return { title: data?.page?.title.rendered ?? null, to: data?.redirect?.to ?? null };
}

async function begin(changes: Partial<PageText> = {}) {
  const staff = await enter("editor");
  const id = (await staff.ask(op.create)).data.createStandingPage as number;
  expect(await staff.save(id, 1, text(changes))).toEqual({ status: 200, revision: 2 });
  const publish = async () => {
    const { revision: known, latest } = await staff.read(id);
    return staff.ask(op.publish, { id, known, latest });
  };
  return { ...staff, id, publish };
}

describe("a page", () => {
  test("goes from the first letter to readers, search and sitemap, and its address of before leads on", async () => {
    const { id, read, list, save, publish } = await begin();
    expect(await look("kontakt")).toEqual({ title: null, to: null });
    expect((await list())[0]).toMatchObject({ id, title: "Kontakt", link: null, is_draft: true, is_owned: true, origin: null });
    expect(await read(id)).toMatchObject({
      slug: null,
      preview: {
        title: { rendered: "Kontakt" },
        description: "So erreichst du uns.",
        content_blocks: [{ __typename: "ParagraphBlock" }],
      },
    });
    purged = [];
    expect((await publish()).data.publishStandingPage).toBe("DONE");
    expect(purged).toEqual(expect.arrayContaining([expect.stringContaining("kontakt")]));
    expect(await look("kontakt")).toMatchObject({ title: "Kontakt" });
    const query = `{ search_suggestions(query: "Kontakt") { title link } site_addresses(kind: PAGE, limit: 100) { items { link } } }`;
    const { data } = await (await handleGraphql(createGraphqlRequest({ query }), env)).json<{ data: object }>();
    expect(data).toMatchObject({
      search_suggestions: [{ title: "Kontakt", link: "/kontakt" }],
      site_addresses: { items: [{ link: "/kontakt" }, { link: "/ueber-uns" }] },
    });

    const { revision, latest, states } = await read(id);
    expect(states).toMatchObject([{ cause: "PUBLISHED" }]);
    await save(id, revision, text({ slug: "so-erreichst-du-uns", title: "Kontakt zu uns" }), latest);
    expect((await publish()).data.publishStandingPage).toBe("DONE");
    expect(await look("kontakt")).toEqual({ title: null, to: "/so-erreichst-du-uns" });
    expect(await look("so-erreichst-du-uns")).toMatchObject({ title: "Kontakt zu uns" });
    expect((await read(id)).states[0]).toMatchObject({
      cause: "PUBLISHED",
      changes: [
        { kind: "CHANGED", what: "Titel" },
        { kind: "CHANGED", what: "Adresse" },
      ],
    });
    const log = await readStaffLog(bindings as Env, { staff: null, kind: null, before: null });
    expect(log.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["page-begin", "page-published"]));
  });

  test("is taken from readers, leads on, stays at the desk, comes back and is deleted for good", async () => {
    const { ask, id, read, list, publish } = await begin();
    await publish();
    const seen = await read(id);
    const wanted = { id, known: seen.revision, latest: seen.latest };
    for (const to of ["https://anders.example/", "//anders.example", "ohne", "/mit leer", "/kontakt", `/${"x".repeat(300)}`])
      expect((await ask(op.withdraw, { ...wanted, to })).code, to).toBe("BAD_USER_INPUT");
    expect((await ask(op.withdraw, { ...wanted, to: "/ueber-uns" })).code).toBeUndefined();
    expect(await look("kontakt")).toEqual({ title: null, to: "/ueber-uns" });
    const draft = await read(id);
    expect(draft).toMatchObject({ is_draft: true, link: null, title: "Kontakt", states: [{ cause: "PUBLISHED" }] });
    expect((await publish()).data.publishStandingPage).toBe("DONE");
    expect((await look("kontakt")).title).toBe("Kontakt");

    const again = await read(id);
    expect((await ask(op.remove, { id, known: again.revision })).code).toBe("CONFLICT");
    await ask(op.withdraw, { id, known: again.revision, latest: again.latest });
    expect(await look("kontakt")).toEqual({ title: null, to: null });
    const last = await read(id);
    expect((await ask(op.remove, { id, known: last.revision - 1 })).code).toBe("CONFLICT");
    expect((await ask(op.remove, { id, known: last.revision })).code).toBeUndefined();
    expect(await read(id)).toBeNull();
    expect((await list()).map(({ link }: { link: string }) => link)).toEqual(["/ueber-uns"]);
    expect(await all("SELECT 1 FROM desk_states WHERE kind = 'page'")).toEqual([]);
  });

  test("comes out at its hour as it is then, once; what cannot come out stays a draft", async () => {
    const { ask, id, read, save } = await begin();
    expect((await ask(op.plan, { id, known: 2, at: isoIn(-5) })).code).toBe("BAD_USER_INPUT");
    expect((await ask(op.plan, { id, known: 2, at: isoIn(61 * 86_400) })).code).toBe("BAD_USER_INPUT");
    expect((await ask(op.plan, { id, known: 2, at: isoIn(600) })).code).toBeUndefined();
    await save(id, 3, text({ title: "Kontakt, später" }));
    await publishPlannedPages(env, new Date(clock));
    expect(await look("kontakt")).toMatchObject({ title: null });
    clock += 601_000;
    await publishPlannedPages(env, new Date(clock));
    await publishPlannedPages(env, new Date(clock));
    expect(await look("kontakt")).toMatchObject({ title: "Kontakt, später" });
    expect((await read(id)).states).toMatchObject([{ cause: "PLANNED" }]);

    const other = (await ask(op.create)).data.createStandingPage as number;
    await save(other, 1, text());
    await ask(op.plan, { id: other, known: 2, at: isoIn(60) });
    clock += 61_000;
    await publishPlannedPages(env, new Date(clock));
    expect(await read(other)).toMatchObject({ is_draft: true, link: null, publish_at: null });
  });

  test.each([
    ["no title", { title: "  ", slug: "x" }],
    ["no text", { blocks: [paragraph("<b> </b>")] }],
    ["an address of the portal's own", { slug: "themen" }],
    ["an address that is no page", { slug: "graphql" }],
    ["an address of more segments", { slug: "a/b" }],
    ["a title that is an address of the portal's own", { title: "Suche", slug: "" }],
  ])("with %s does not come out", async (_, changes) => {
    const { publish } = await begin(changes);
    expect((await publish()).data.publishStandingPage).toBe("NOT_READY");
  });

  test("that is taken from readers leads to no address that leads back to it", async () => {
    const { ask, id, read, save, publish } = await begin({ slug: "frueher" });
    await publish();
    const { revision, latest: seen } = await read(id);
    await save(id, revision, text(), seen);
    await publish();
    await env.DB.prepare("INSERT INTO redirects (path, target, status) VALUES ('/kurz', '/kontakt', 301)").run();
    const { revision: known, latest } = await read(id);
    for (const to of ["/kontakt", "/kontakt/", "/kontakt?von=hier", "/frueher", "/frueher/", "/kurz"])
      expect((await ask(op.withdraw, { id, known, latest, to })).code, to).toBe("BAD_USER_INPUT");
    expect((await ask(op.withdraw, { id, known, latest, to: "/ueber-uns" })).code).toBeUndefined();
    expect([(await look("frueher")).to, (await look("kontakt")).to]).toEqual(["/ueber-uns", "/ueber-uns"]);
  });

  test("takes no address of another page, and one that the law wants keeps its own", async () => {
    const { ask, id, read, save, publish } = await begin({ slug: "ueber-uns" });
    expect((await publish()).data.publishStandingPage).toBe("ADDRESS_TAKEN");
    await save(id, 2, text({ title: "Impressum", slug: "" }));
    expect((await publish()).data.publishStandingPage).toBe("DONE");
    expect(await look("impressum")).toMatchObject({ title: "Impressum" });
    const { revision, latest } = await read(id);
    await save(id, revision, text({ title: "Impressum", slug: "wer-wir-sind" }), latest);
    expect((await publish()).data.publishStandingPage).toBe("NOT_READY");
    const setup = await arriveAtNewsroom((await hireSignedIn("operator")).session, env);
    expect((await setup("{ newsroom { setup { legal_pages } } }")).data.newsroom.setup.legal_pages).toEqual(["impressum"]);
    expect((await ask(op.discard, { id, known: (await read(id)).revision })).code).toBeUndefined();
    expect(await read(id)).toMatchObject({ is_draft: false, slug: "impressum" });
  });
});

describe("of two who write one", () => {
  test("the second is told, and nothing of the first is lost; the same sent twice is saved once", async () => {
    const first = await begin();
    const second = await enter("chief");
    expect(await second.save(first.id, 1, text({ title: "Vom zweiten" }))).toMatchObject({ status: 409 });
    expect(await first.save(first.id, 1, text())).toEqual({ status: 200, revision: 2 });
    expect(await second.save(first.id, 2, text({ title: "Vom zweiten" }))).toEqual({ status: 200, revision: 3 });
    const { id, ask, read } = first;
    expect((await ask(op.publish, { id, known: 2, latest: 0 })).code).toBe("CONFLICT");
    expect((await ask(op.plan, { id, known: 2, at: isoIn(60) })).code).toBe("CONFLICT");
    expect((await ask(op.publish, { id, known: 3, latest: 0 })).data.publishStandingPage).toBe("DONE");
    expect(await look("kontakt")).toMatchObject({ title: "Vom zweiten" });
    // Published meanwhile: a draft that is begun upon what stood before is late.
    expect(await second.save(id, 3, text({ title: "Zu spät" }))).toMatchObject({ status: 409 });
    const { revision } = await read(id);
    expect(await second.save(id, revision, text({ title: "Zu spät" }), 0)).toMatchObject({ status: 409 });
  });

  test("a state comes back whole and leaves the draft alone, and never over something unseen", async () => {
    const { ask, id, read, save, publish } = await begin();
    await publish();
    const one = await read(id);
    await save(id, one.revision, text({ title: "Zwei" }), one.latest);
    await publish();
    const two = await read(id);
    await save(id, two.revision, text({ title: "Drei" }), two.latest);
    const back = (latest: number, state = one.latest) => ask(op.restore, { id, state, latest });
    expect((await back(one.latest)).code).toBe("CONFLICT");
    expect((await back(two.latest, 999_999)).code).toBe("NOT_FOUND");
    expect((await ask(op.look, { id, state: one.latest })).data.newsroom.standing_page.preview.title.rendered).toBe("Kontakt");
    expect((await back(two.latest)).data.restoreStandingPage).toBe("DONE");
    expect(await look("kontakt")).toMatchObject({ title: "Kontakt" });
    const three = await read(id);
    expect(three).toMatchObject({ is_draft: true, title: "Drei", is_outdated: true, states: [{ cause: "RESTORED" }, {}, {}] });
    expect((await ask(op.publish, { id, known: three.revision, latest: two.latest })).code).toBe("CONFLICT");
    expect((await publish()).data.publishStandingPage).toBe("DONE");
    expect(await look("kontakt")).toMatchObject({ title: "Drei" });
  });

  test("a state stands beside what readers have, the last one beside the one before, and without readers beside the draft", async () => {
    const { ask, id, read, save, publish } = await begin();
    const beside = async (state: number) => {
      const { difference } = (await ask(op.difference, { id, state })).data.newsroom.standing_page;
      const titleOf = (json: string | null) => (json === null ? null : (JSON.parse(json) as PageText).title);
      return difference === null ? null : [titleOf(difference.text), difference.beside, titleOf(difference.beside_text)];
    };
    await publish();
    const one = await read(id);
    expect(await beside(one.latest)).toEqual(["Kontakt", "BEFORE", null]);
    await save(id, one.revision, text({ title: "Zwei" }), one.latest);
    await publish();
    const two = await read(id);
    expect(await beside(one.latest)).toEqual(["Kontakt", "STANDS", "Zwei"]);
    expect(await beside(two.latest)).toEqual(["Zwei", "BEFORE", "Kontakt"]);
    await ask(op.withdraw, { id, known: two.revision, latest: two.latest });
    expect(await beside(one.latest)).toEqual(["Kontakt", "DRAFT", "Zwei"]);
    expect(await beside(999_999)).toBeNull();
    const other = (await ask(op.create)).data.createStandingPage as number;
    const foreign = await ask(op.difference, { id: other, state: one.latest });
    expect(foreign.data.newsroom.standing_page.difference).toBeNull();
  });
});

describe("a page that came from elsewhere", () => {
  const idOf = async (list: () => Promise<{ id: number; link: string }[]>) =>
    (await list()).find(({ link }) => link === "/ueber-uns")?.id ?? 0;

  test("is the import's until it is published here; then a record of it is refused, and what was imported is a state", async () => {
    const { ask, read, list, save } = await enter("editor");
    const id = await idOf(list);
    expect(await read(id)).toMatchObject({
      revision: 0,
      is_draft: false,
      is_owned: false,
      origin: "wp:alt.example:7",
      latest: 0,
    });
    const stands = JSON.parse((await read(id)).text);
    expect(stands).toEqual({ title: "Über uns", description: "", slug: "ueber-uns", blocks: [paragraph("Seit 1887.")] });
    await save(id, 0, { ...stands, title: "Wir" });
    expect(await write(imported({ title: "Über alle" }))).toMatchObject([{ outcome: "changed" }]);
    const draft = await read(id);
    expect(draft).toMatchObject({ is_outdated: true, states: [{ cause: "IMPORT" }, { cause: "BEFORE" }] });
    expect((await ask(op.publish, { id, known: draft.revision, latest: 0 })).code).toBe("CONFLICT");
    expect((await ask(op.publish, { id, known: draft.revision, latest: draft.latest })).data.publishStandingPage).toBe("DONE");
    expect(await look("ueber-uns")).toMatchObject({ title: "Wir" });
    expect(await read(id)).toMatchObject({ is_owned: true, origin: "wp:alt.example:7" });
    expect(await write(imported({ title: "Über alle" }))).toMatchObject([
      { outcome: "refused", reason: expect.stringContaining("npm run desk") },
    ]);
    expect(await look("ueber-uns")).toMatchObject({ title: "Wir" });
  });

  test("is handed over and back by the command, and no draft of it is left then", async () => {
    const { read, list, save } = await enter("editor");
    const id = await idOf(list);
    expect(await giveBackPage(env.DB, "ueber-uns")).toBe("not handed over");
    expect(await takePage(env.DB, "ueber-uns", seconds())).toBe("done");
    expect(await takePage(env.DB, "ueber-uns", seconds())).toBe("at the desk");
    expect(await takePage(env.DB, "gibt-es-nicht", seconds())).toBe("unknown");
    expect(await write(imported({ title: "Neu" }))).toMatchObject([{ outcome: "refused" }]);
    await save(id, 0, text({ title: "Wir", slug: "ueber-uns" }));
    expect(await giveBackPage(env.DB, "ueber-uns")).toBe("done");
    expect(await read(id)).toMatchObject({ is_draft: false, is_owned: false });
    expect(await write(imported({ title: "Neu" }))).toMatchObject([{ outcome: "changed" }]);
    const own = await begin();
    await own.publish();
    expect(await giveBackPage(env.DB, "kontakt")).toBe("begun here");
  });

  test("and was deleted here is not brought back by an import; one that its site withdraws goes, unless somebody writes it", async () => {
    const { ask, read, list, save } = await enter("editor");
    const id = await idOf(list);
    await ask(op.withdraw, { id, known: 0, latest: 0 });
    expect(await look("ueber-uns")).toEqual({ title: null, to: null });
    await ask(op.remove, { id, known: (await read(id)).revision });
    expect(await read(id)).toBeNull();
    expect(await write(imported())).toMatchObject([{ outcome: "refused" }]);
    expect(await liftDeletedPage(env.DB, "wp:alt.example:7")).toBe("done");
    expect(await liftDeletedPage(env.DB, "wp:alt.example:7")).toBe("unknown");
    expect(await all("SELECT 1 FROM desk_drafts WHERE kind = 'page'")).toEqual([]);
    expect(await write(imported())).toMatchObject([{ outcome: "created" }]);
    expect(await look("ueber-uns")).toMatchObject({ title: "Über uns" });
    expect(await liftDeletedPage(env.DB, "wp:alt.example:7")).toBe("published");
    const again = await idOf(list);
    await ask(op.withdraw, { id: again, known: 0, latest: 0, to: "/kontakt" });
    expect(await liftDeletedPage(env.DB, "wp:alt.example:7")).toBe("a draft");
    await ask(op.remove, { id: again, known: (await read(again)).revision });
    expect(await liftDeletedPage(env.DB, "wp:alt.example:7")).toBe("done");
    await write(imported());
    expect(await look("ueber-uns")).toMatchObject({ title: "Über uns" });
    await env.DB.prepare("DELETE FROM pages").run();

    await write(imported({ source: "wp:alt.example:8", slug: "team" }), imported({ source: "wp:alt.example:9", slug: "jobs" }));
    const jobs = (await list()).find(({ link }: { link: string }) => link === "/jobs").id;
    await save(jobs, 0, text({ title: "Jobs bei uns", slug: "jobs" }));
    await env.DB.prepare("DELETE FROM pages").run();
    expect(await list()).toMatchObject([{ id: jobs, link: null, is_draft: true }]);
  });
});

test("who has not the right sees and changes nothing", async () => {
  const { id } = await begin();
  const reporter = await enter("reporter");
  expect((await reporter.ask(op.list)).data.newsroom.standing_pages).toBeNull();
  expect((await reporter.ask(op.page, { id })).data.newsroom.standing_page).toBeNull();
  expect((await reporter.ask(op.create)).code).toBe("NO_RIGHT");
  expect((await reporter.ask(op.publish, { id, known: 2, latest: 0 })).code).toBe("NO_RIGHT");
  expect((await reporter.save(id, 2, text())).status).toBe(403);
});

test("what is sent is bounded, and is a text of a page", async () => {
  const { id, save } = await begin();
  expect((await save(id, 2, "x".repeat(700_001))).status).toBe(413);
  expect((await save(id, 2, "{}")).status).toBe(422);
  expect((await save(id, 2, text({ blocks: Array.from({ length: 401 }, () => paragraph("a")) }))).status).toBe(422);
  expect((await save(999_999, 2, text())).status).toBe(404);
});

test("pictures of a draft are in use, until it is gone", async () => {
  const { ask, id } = await begin({
    blocks: [paragraph("x"), { kind: "image", image: { media: "test:bild", alt: "x" } } as ContentBlock],
  });
  const uses = () => all("SELECT media, kind, owner FROM media_uses");
  expect(await uses()).toEqual([{ media: "test:bild", kind: "draft", owner: id }]);
  await ask(op.remove, { id, known: 2 });
  expect(await uses()).toEqual([]);
});

test("a picture of a draft stays when the last post that shows it goes", async () => {
  const file = { kind: "media" as const, source: "test:bild", src: "/media/test/bild.jpg", mime: "image/jpeg", crops: [] };
  await write(file, createPost({ source: "own:1", preferredId: 11, image: { media: "test:bild" } }));
  await begin({ blocks: [paragraph("x"), { kind: "image", image: { media: "test:bild", alt: "x" } } as ContentBlock] });
  expect(await removePosts(env, [11])).toEqual([]);
  expect(await all("SELECT source FROM media")).toEqual([{ source: "test:bild" }]);
});

test("no question of the desk's reads all pages", async () => {
  const { session } = await hireSignedIn("editor");
  const plans = await recordPlans(env, async (recording) => {
    const ask = await arriveAtNewsroom(session, recording);
    const id = (await ask(op.create)).data.createStandingPage as number;
    const headers = { "content-type": "application/json", authorization: `Bearer ${session}` };
    const body = JSON.stringify({ known: 1, latest: 0, text: JSON.stringify(text()) });
    await worker.fetch(new Request(`http://backend/newsroom/pages/${id}`, { method: "PUT", headers, body }), recording);
    await ask(op.list);
    await ask(op.list, { after: "a" });
    await ask(op.page, { id });
    await ask(op.plan, { id, known: 2, at: isoIn(60) });
    await ask(op.publish, { id, known: 3, latest: 0 });
    const { latest } = (await ask(op.page, { id })).data.newsroom.standing_page;
    await ask(op.difference, { id, state: latest });
    await ask(op.restore, { id, state: latest, latest });
    await ask(op.withdraw, { id, known: 4, latest });
    await publishPlannedPages(recording, new Date(clock));
    await ask(op.remove, { id, known: 5 });
  });
  const own = plans.filter(({ sql }) => /desk_pages|desk_drafts|desk_states|FROM pages/.test(sql));
  expect(own.length).toBeGreaterThan(12);
  // One row: what stands of one page.
  expect(own.flatMap(findGrowingSteps).filter((step) => !step.startsWith("SCAN present "))).toEqual([]);
});
