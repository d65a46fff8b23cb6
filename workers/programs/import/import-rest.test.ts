import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createMemoryBackend } from "./memory-backend-for-test.ts";
import { paintForTest, runForTest, serveForTest, type TestSite } from "./run-for-test.ts";
import { createTemporaryFolder } from "./temporary-folder-for-test.ts";

const sites: TestSite[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) site.close();
});

type Lists = Record<string, object[]>;
type SiteOptions = {
  lists?: Lists;
  /** Answers before the site does; true when it has. */
  before?: (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;
  isPlain?: boolean;
};

const post = (id: number, more: object = {}) => ({
  id,
  type: "post",
  status: "publish",
  slug: `beitrag-${id}`,
  date: "2024-05-04T12:00:00",
  date_gmt: "2024-05-04T10:00:00",
  modified_gmt: "2024-05-05T10:00:00",
  title: { rendered: `Beitrag ${id} &#8211; Teil` },
  content: { rendered: "<p>Text &amp; mehr</p>\n", protected: false },
  excerpt: { rendered: "<p>Kurz [&hellip;]</p>\n" },
  author: 4,
  featured_media: 0,
  categories: [2],
  tags: [],
  ...more,
});

/** A site that answers as WordPress does. */
async function serveWordPress({ lists = {}, before, isPlain = false }: SiteOptions = {}): Promise<TestSite> {
  const picture = await paintForTest(30);
  const all: Lists = { posts: [], pages: [], categories: [], tags: [], users: [], comments: [], media: [], ...lists };
  const site: TestSite = await serveForTest((request, response) => {
    const url = new URL(request.url ?? "/", site.origin);
    if (before?.(request, response, url)) return;
    const route = isPlain ? url.searchParams.get("rest_route") : url.pathname.replace(/^\/wp-json/, "");
    if (url.pathname === "/bild.png") return void response.end(picture);
    if (!isPlain && !url.pathname.startsWith("/wp-json")) return void response.end("<html>Startseite</html>");
    if (isPlain && route === null) return void response.writeHead(404).end("<html>404</html>");
    if (route === "/")
      return void sendJson(response, { name: "Gemeindeblatt", home: site.origin, namespaces: ["oembed/1.0", "wp/v2"] });
    if (route === "/wp/v2/types") {
      return void sendJson(response, {
        post: { rest_base: "posts" },
        page: { rest_base: "pages" },
        attachment: { rest_base: "media" },
        wp_block: { rest_base: "blocks" },
        event: { rest_base: "events" },
      });
    }
    if (route === "/wp/v2/taxonomies") return void sendJson(response, { category: {}, post_tag: {}, ressort: {} });
    sendList(response, url, all[route?.split("/").at(-1) ?? ""] ?? null);
  });
  sites.push(site);
  return site;
}

function sendJson(response: ServerResponse, value: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
}

function sendList(response: ServerResponse, url: URL, list: object[] | null): void {
  if (list === null) return void response.writeHead(404).end('{"code":"rest_no_route"}');
  const perPage = Number(url.searchParams.get("per_page") ?? 10);
  const page = Number(url.searchParams.get("page") ?? 1);
  const include = url.searchParams.get("include")?.split(",").map(Number);
  const found = include ? list.filter((entry) => "id" in entry && include.includes(Number(entry.id))) : list;
  const pages = Math.ceil(found.length / perPage);
  if (page > Math.max(1, pages)) return void response.writeHead(400).end('{"code":"rest_post_invalid_page_number"}');
  sendJson(response, found.slice((page - 1) * perPage, page * perPage), {
    "x-wp-total": String(found.length),
    "x-wp-totalpages": String(pages),
  });
}

const run = (site: TestSite, backend = createMemoryBackend(), stateFolder = createTemporaryFolder()) =>
  runForTest({ command: { from: { kind: "wordpress", url: site.origin } }, backend, stateFolder });

describe("a live WordPress site", () => {
  test("comes whole: posts beyond the first hundred, pages, terms, authors, comments, pictures", async () => {
    const backend = createMemoryBackend();
    const site = await serveWordPress({
      lists: {
        posts: Array.from({ length: 230 }, (_, index) => post(index + 1, index === 0 ? { featured_media: 900 } : {})),
        pages: [post(500, { type: "page", slug: "impressum", title: { rendered: "Impressum" } })],
        categories: [
          {
            id: 2,
            slug: "news-aus-lech",
            name: "News aus Lech",
            parent: 1,
            link: "https://x.example/ressort/orte/news-aus-lech/",
          },
          { id: 1, slug: "orte", name: "Orte &amp; Täler", parent: 0 },
        ],
        users: [
          {
            id: 4,
            slug: "anna",
            name: "Anna Moser",
            description: "Schreibt.",
            link: "https://x.example/autor/anna/",
            url: "https://anna.example/",
            email: "privat@anna.example",
            username: "anna.login",
            avatar_urls: { "96": "https://secure.gravatar.com/avatar/geheim" },
            portal_author: { role: "Redakteurin, Ressort Politik", mail: "anna@x.example", picture: 900, links: [] },
          },
          { id: 5, slug: "otto", name: "Otto Fink", meta: { job_title: "Fotograf" } },
        ],
        comments: [
          {
            id: 1,
            post: 1,
            type: "comment",
            author_name: "Maria &amp; Jo",
            date_gmt: "2024-05-05T10:00:00",
            author_email: "maria@example.com",
            author_ip: "203.0.113.7",
            content: { rendered: "<p>Schön.</p>" },
          },
          { id: 2, post: 1, parent: 1, type: "comment", author_name: "", date_gmt: "2024-05-05T11:00:00", content: "<p>Ja.</p>" },
          { id: 3, post: 1, type: "pingback" },
        ],
      },
      before: (_, response, url) => {
        if (url.pathname !== "/wp-json/wp/v2/media") return false;
        const media = {
          id: 900,
          source_url: `${site.origin}/bild.png`,
          alt_text: "Lech",
          caption: { rendered: "<p>Im Schnee</p>" },
        };
        sendJson(response, [media]);
        return true;
      },
    });
    const { exitCode, report } = await run(site, backend);
    expect(report).toMatch(/230 {2}post created/);
    expect(backend.records.get("category:news-aus-lech")).toMatchObject({ formerPaths: ["/ressort/orte/news-aus-lech/"] });
    expect(backend.records.get("author:anna")).toMatchObject({ formerPaths: ["/autor/anna/"] });
    expect(report).toMatch(/2 {2}comment written/);
    expect(exitCode).toBe(0);
    const name = new URL(site.origin).host;
    const of = { post: `wp:${name}:1`, source: expect.stringContaining(`wp:${name}:comment-`) };
    expect(backend.comments).toEqual([
      { ...of, parent: null, author: "Maria & Jo", html: "<p>Schön.</p>", date: "2024-05-05T10:00:00.000Z" },
      { ...of, parent: `wp:${name}:comment-1`, author: "Anonym", html: "<p>Ja.</p>", date: "2024-05-05T11:00:00.000Z" },
    ]);
    expect(backend.records.get(`wp:${name}:1`)).toMatchObject({
      title: "Beitrag 1 – Teil",
      date: "2024-05-04T10:00:00.000Z",
      excerpt: null,
      municipality: "lech",
      commentCount: 2,
      authors: [{ slug: "anna", name: "Anna Moser" }],
      image: { media: `wp:${name}:900` },
      blocks: [{ kind: "paragraph", html: "Text &amp; mehr" }],
    });
    expect(backend.records.get(`wp:${name}:900`)).toMatchObject({ status: "stored", alt: "Lech", caption: "Im Schnee" });
    expect(backend.records.get(`wp:${name}:500`)).toMatchObject({ kind: "page", slug: "impressum" });
    expect(backend.records.get("category:news-aus-lech")).toMatchObject({ parent: "orte" });
    expect(backend.records.get("author:anna")).toMatchObject({
      role: "Redakteurin, Ressort Politik",
      description: "Schreibt.",
      media: `wp:${name}:900`,
      contact: { mail: "anna@x.example", links: [{ title: "anna.example", link: "https://anna.example/" }] },
      email: null,
    });
    expect(backend.records.get("author:otto")).toMatchObject({
      role: "Fotograf",
      media: null,
      contact: { mail: null, links: [] },
    });
    expect(JSON.stringify([...backend.records.values()])).not.toMatch(/privat@|anna\.login|gravatar/);
    const sources = [...backend.records.keys()];
    expect(sources.indexOf(`wp:${name}:900`)).toBeLessThan(sources.indexOf("author:anna"));
    expect(sources.indexOf("category:orte")).toBeLessThan(sources.indexOf("category:news-aus-lech"));
  });

  test("names several authors of a post as its plugin does, and asks once for those who write together", async () => {
    const asked: string[] = [];
    const together = [
      { id: 5, display_name: "Otto Fink", user_nicename: "otto" },
      { id: 77, display_name: "Rosa &amp; Co", user_nicename: "rosa" },
    ];
    const site = await serveWordPress({
      lists: {
        posts: [
          post(1, { coauthors: [12, 15] }),
          post(2, { coauthors: [12, 15] }),
          post(3, { authors: [{ user_id: 5, is_guest: 0, slug: "otto", display_name: "Otto Fink" }] }),
          post(4, { coauthors: [99] }),
          post(5, { coauthors: [] }),
        ],
        users: [
          { id: 4, slug: "anna", name: "Anna Moser" },
          { id: 5, slug: "otto", name: "Otto Fink" },
        ],
      },
      before(_request, response, url) {
        if (!url.pathname.endsWith("/coauthors/v1/coauthors")) return false;
        asked.push(url.search);
        if (url.searchParams.get("post_id") === "4") response.writeHead(404).end('{"code":"rest_no_route"}');
        else sendJson(response, together);
        return true;
      },
    });
    const backend = createMemoryBackend();
    const { report } = await run(site, backend);
    const bylines = [1, 2, 3, 4, 5].map((id) => {
      const record = backend.records.get(`wp:${new URL(site.origin).host}:${id}`);
      return record?.kind === "post" ? record.authors?.map(({ name }) => name) : null;
    });
    expect(bylines).toEqual([
      ["Otto Fink", "Rosa & Co"],
      ["Otto Fink", "Rosa & Co"],
      ["Otto Fink"],
      ["Anna Moser"],
      ["Anna Moser"],
    ]);
    expect(asked).toEqual(["?post_id=1", "?post_id=4"]);
    expect(report).toContain("several authors of a post are not shown by the site");
  });

  test("changes nothing when it comes again", async () => {
    const site = await serveWordPress({ lists: { posts: [post(1), post(2)] } });
    const backend = createMemoryBackend();
    await run(site, backend);
    expect((await run(site, backend)).report).toMatch(/2 {2}post unchanged/);
  });

  test("is found without readable addresses and where a page prints before the JSON", async () => {
    const plain = await serveWordPress({ isPlain: true, lists: { posts: [post(1)] } });
    expect((await run(plain)).report).toMatch(/1 {2}post created/);
    const noisy = await serveWordPress({
      lists: { posts: [post(1)] },
      before: (_, response, url) => {
        if (!url.pathname.endsWith("/tags")) return false;
        response.end("\ufeff<b>Warning</b>: array[0] in x.php\n[]");
        return true;
      },
    });
    expect((await run(noisy)).exitCode).toBe(0);
  });

  test("is asked again when it is busy", async () => {
    let busy = 2;
    const site = await serveWordPress({
      lists: { posts: [post(1)] },
      before: (_, response, url) => {
        if (!url.pathname.endsWith("/posts") || busy === 0) return false;
        busy -= 1;
        response.writeHead(busy === 1 ? 429 : 503, { "retry-after": "1" }).end();
        return true;
      },
    });
    const { exitCode, report } = await run(site);
    expect([exitCode, busy]).toEqual([0, 0]);
    expect(report).toMatch(/1 {2}post created/);
  });

  test("may keep authors and comments to itself", async () => {
    const site = await serveWordPress({
      lists: { posts: [post(1)] },
      before: (_, response, url) => {
        if (!/\/(?:users|comments)$/.test(url.pathname)) return false;
        response.writeHead(401).end('{"code":"rest_user_cannot_view"}');
        return true;
      },
    });
    const backend = createMemoryBackend();
    const { exitCode, report } = await run(site, backend);
    expect(exitCode).toBe(0);
    // What came before stays.
    expect(backend.requests).not.toContain("POST /admin/comments");
    expect(report).toContain("authors are not public on the site, left out");
    expect(report).toContain("comments are not public on the site, left out");
  });

  test("brings no post that needs a password, and names types and taxonomies that are not brought", async () => {
    const site = await serveWordPress({
      lists: { posts: [post(1, { content: { rendered: "", protected: true } })], events: [{ id: 7 }] },
    });
    const { report } = await run(site);
    expect(report).toMatch(/taxonomy unknown to the portal, left out\n +ressort/);
    expect(report).toContain("protected by a password");
    expect(report).toContain("posts of type event left out (--post-types event brings them)");
  });

  test.each([
    ["no WordPress", 404, "is not a WordPress site, or its REST interface is switched off"],
    ["closed to visitors", 401, "its REST interface is closed to visitors (status 401). Export a WXR file"],
  ])("that is %s is named so", async (_, status, message) => {
    const site = await serveWordPress({
      before: (_request, response) => {
        response.writeHead(status).end("<html></html>");
        return true;
      },
    });
    const { exitCode, report } = await run(site);
    expect(exitCode).toBe(1);
    expect(report).toContain(message);
  });

  test.each(["redirects", "announces"])("that %s an address of the private network is not followed there", async (how) => {
    const inner = await serveWordPress({ lists: { posts: [post(666)] } });
    const site = await serveWordPress({
      before: (_, response) => {
        const headers =
          how === "redirects"
            ? { location: `${inner.origin}/wp-json/` }
            : { link: `<${inner.origin}/wp-json/>; rel="https://api.w.org/"` };
        response.writeHead(how === "redirects" ? 302 : 200, headers).end("<html></html>");
        return true;
      },
    });
    const backend = createMemoryBackend();
    const from = { kind: "wordpress" as const, url: site.origin };
    const { exitCode, report } = await runForTest({ command: { from, allowsPrivateMedia: false }, backend });
    expect([exitCode, inner.requests, backend.records.size]).toEqual([1, [], 0]);
    expect(report).toContain("leads to a private network");
  });

  test("on this machine may be named, compressed and redirecting to itself", async () => {
    const site = await serveWordPress({
      lists: { posts: [post(1)] },
      before: (_, response, url) => {
        const isTags = url.pathname.endsWith("/tags");
        const isOurs = isTags || (url.pathname === "/wp-json/" && !url.searchParams.has("da"));
        if (isTags) response.setHeader("content-encoding", "gzip");
        else if (isOurs) response.writeHead(301, { location: "/wp-json/?da=1" });
        if (isOurs) response.end(gzipSync("[]"));
        return isOurs;
      },
    });
    const from = { kind: "wordpress" as const, url: site.origin };
    const result = await runForTest({ command: { from, allowsPrivateMedia: false }, backend: createMemoryBackend() });
    expect(result.report).toMatch(/1 {2}post created/);
  });

  test.each([{}, { "x-wp-totalpages": "1000000000" }])(
    "that has the same page under every number (%j) comes to an end",
    async (headers) => {
      const posts = Array.from({ length: 100 }, (_, index) => post(index + 1));
      const site = await serveWordPress({
        lists: { posts },
        before: (_, response, url) => {
          if (!url.pathname.endsWith("/posts")) return false;
          sendJson(response, posts, headers as Record<string, string>);
          return true;
        },
      });
      expect((await run(site)).report).toMatch(/100 {2}post created/);
    },
  );

  test("that goes away in between leaves what came before", async () => {
    const backend = createMemoryBackend();
    const site = await serveWordPress({
      lists: { posts: Array.from({ length: 150 }, (_, index) => post(index + 1)) },
      before: (_, response, url) => {
        if (!url.pathname.endsWith("/posts") || url.searchParams.get("page") !== "2") return false;
        response.writeHead(500).end();
        return true;
      },
    });
    const { exitCode, report } = await run(site, backend);
    expect(exitCode).toBe(1);
    expect(report).toMatch(/100 {2}post created/);
    expect(report).toContain("does not answer: status 500 (5 attempts)");
  });

  describe("asked for drafts by one of its users", () => {
    const siteUser = { name: "lea", password: "ab cd" };
    const draft = post(2, {
      status: "draft",
      slug: "",
      date: "2026-11-19T12:00:00",
      date_gmt: null,
      title: { rendered: "Entwurf" },
    });
    const planned = post(3, { status: "future", date: "2026-12-24T18:00:00", date_gmt: "2026-12-24T17:00:00" });
    const authorization = `Basic ${Buffer.from("lea:ab cd").toString("base64")}`;

    /** As WordPress: drafts for editors, everything else for everybody. */
    const serveDrafts = (allowed: boolean, said: (string | undefined)[] = []) =>
      serveWordPress({
        lists: { posts: [post(1)], pages: [post(9, { type: "page" })] },
        before: (request, response, url) => {
          said.push(request.headers.authorization);
          if (!url.searchParams.has("status")) return false;
          if (allowed) sendList(response, url, url.pathname.endsWith("/posts") ? [draft, planned] : []);
          else response.writeHead(400, { "content-type": "application/json" }).end('{"code":"rest_invalid_param"}');
          return true;
        },
      });
    const runAs = (site: TestSite, backend: ReturnType<typeof createMemoryBackend>) =>
      runForTest({ command: { from: { kind: "wordpress", url: site.origin }, takesDrafts: true, siteUser }, backend });

    test("gives them, and planned posts, and gets the password with every request", async () => {
      const said: (string | undefined)[] = [];
      const site = await serveDrafts(true, said);
      const backend = createMemoryBackend();
      const { exitCode, report } = await runAs(site, backend);
      const name = new URL(site.origin).host;
      expect(exitCode).toBe(0);
      expect(backend.records.get(`wp:${name}:2`)).toMatchObject({ status: "draft", slug: "entwurf", formerPaths: [] });
      expect(backend.records.get(`wp:${name}:3`)).toMatchObject({ status: "scheduled", date: "2026-12-24T17:00:00.000Z" });
      expect(report).toMatch(/1 {2}draft created/);
      expect(new Set(said)).toEqual(new Set([authorization]));
    });

    test("refuses, and nothing is written", async () => {
      const backend = createMemoryBackend();
      const { exitCode, report } = await runAs(await serveDrafts(false), backend);
      expect([exitCode, backend.records.size]).toEqual([1, 0]);
      expect(report).toContain("does not let lea read drafts (status 400, rest_invalid_param)");
    });

    test("does not know the user", async () => {
      const site = await serveWordPress({
        before: (_, response) => {
          response.writeHead(401).end('{"code":"incorrect_password"}');
          return true;
        },
      });
      expect((await runAs(site, createMemoryBackend())).report).toContain("refuses the user lea (status 401)");
    });

    test("redirects to another host, which does not get the password", async () => {
      const said: (string | undefined)[] = [];
      const other = await serveDrafts(true, said);
      const site = await serveWordPress({
        before: (_, response, url) => {
          response.writeHead(302, { location: `${other.origin}${url.pathname}${url.search}` }).end();
          return true;
        },
      });
      await runAs(site, createMemoryBackend());
      expect(new Set(said)).toEqual(new Set([undefined]));
    });

    test("is asked for none without the option", async () => {
      const site = await serveDrafts(true);
      await run(site);
      expect(site.requests.filter((path) => path.includes("status="))).toEqual([]);
    });
  });
});
