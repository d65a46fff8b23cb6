/**
 * A publisher's back end with exactly the contract of the rules: GraphQL by the specified schema (validated and executed by
 * graphql-js, in batches), WordPress' REST posts and the topics path, and the single sign-on's, with one reader. It notes what it
 * was asked.
 */
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buildSchema, graphql } from "graphql";
import { PAID_TEXT } from "./canned-answers.ts";
import { createSpecifiedReader } from "./specified-reader.ts";

const read = (name: string) => readFileSync(new URL(`../${name}.graphql`, import.meta.url), "utf8");
const schema = buildSchema(`${read("specified-schema")}\n${read("specified-pages")}`);

const paragraph = (html: string) => ({ __typename: "ParagraphBlock", html });

const wholePost = {
  id: 7,
  date: "2026-01-02T09:00:00Z",
  formatted_date: "Fr., 2. Jänner 2026, 10:00 Uhr",
  title: { rendered: "Ein Stück &amp; ein Titel" },
  slug: "ein-titel",
  link: "/ein-titel/7",
  featured_image: { src: "/media/see.jpeg", alt: "Der See", caption: "Am Morgen" },
  comment_count: 2,
  is_premium: false,
  content_blocks: [{ __typename: "HeadingBlock", level: 2, html: "Zwischentitel" }, paragraph("Der erste Absatz.")],
  categories: [{ slug: "politik", title: "Politik" }],
  tags: null,
  meta: null,
};

const posts: Record<number, unknown> = {
  7: wholePost,
  8: {
    ...wholePost,
    id: 8,
    slug: "bezahlt",
    link: "/bezahlt/8",
    is_premium: true,
    content_blocks: [paragraph("Frei eins."), paragraph("Frei zwei."), paragraph(PAID_TEXT)],
  },
  /** A post with nothing but what names it. */
  9: { id: 9, slug: "karg", title: { rendered: "Karg" } },
};

/** Numbers from 500 on are posts like the others, for long lists. */
const findPost = (id: number) => posts[id] ?? (id >= 500 ? { ...wholePost, id, slug: `p-${id}`, link: `/p-${id}/${id}` } : null);

const content = {
  post: ({ id }: { id: number }) => findPost(id),
  page: ({ slug }: { slug: string }) =>
    slug === "impressum" ? { slug, title: { rendered: "Impressum" }, content_blocks: [paragraph("Wer wir sind.")] } : null,
  topic: ({ slug }: { slug: string }) => (slug === "wohnen" ? { slug, title: "Wohnen" } : null),
};

const restPost = (id: number) => ({
  id,
  date: "2026-01-02T10:00:00",
  date_gmt: "2026-01-02T09:00:00",
  slug: `beitrag-${id}`,
  link: `https://www.verlag.example/beitrag-${id}/${id}`,
  title: { rendered: `Beitrag ${id}` },
  excerpt: { rendered: "<p>Worum es geht.</p>" },
  type: "post",
});

/** As many posts as a page holds, of a list of two pages. */
const restPosts = (page: number) => Array.from({ length: page > 2 ? 0 : 20 }, (_, index) => restPost(page * 100 + index));

type Operation = { operationName?: string; query?: string; variables?: Record<string, unknown> };

export async function startSpecifiedBackend() {
  const asked: string[] = [];
  const reader = createSpecifiedReader();
  const rootValue = { ...content, ...reader.rootValue };

  async function answerOperation({ operationName, query, variables }: Operation): Promise<unknown> {
    asked.push(`GraphQL ${operationName}`);
    if (query === undefined) return { errors: [{ message: "PersistedQueryNotSupported" }] };
    return graphql({ schema, source: query, rootValue, variableValues: variables, operationName });
  }

  function answerRest(url: URL, setHeader: (name: string, value: string) => void): { status?: number; body: unknown } {
    asked.push(`REST ${url.pathname}${url.search}`);
    const page = Number(url.searchParams.get("page") ?? 1);
    const slug = url.searchParams.get("category_slug");
    if (url.pathname === "/wp-json/nnp/v1/topics/wohnen") return { body: { title: "Wohnen", posts: restPosts(page) } };
    if (url.pathname !== "/wp-json/wp/v2/posts") return { status: 404, body: { code: "rest_no_route" } };
    if (slug !== null && !["politik", "news-aus-dornbirn"].includes(slug)) return { body: [] };
    if (page > 2) return { status: 400, body: { code: "rest_post_invalid_page_number" } };
    setHeader("x-wp-total", "40");
    setHeader("x-wp-totalpages", "2");
    // The rules allow both forms of the reply; and no list is without a post that cannot be read.
    return { body: slug === null ? { hits: [{ id: "kaputt" }, ...restPosts(page)] } : restPosts(page) };
  }

  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(message.url ?? "", "http://backend");
    const sso = reader.answerRest(url.pathname, parseFields(text), message.headers.authorization ?? "");
    if (sso !== null) {
      response.setHeader("set-cookie", sso.setCookies ?? []);
      if (sso.isImage) sendImage(response);
      else sendJson(response, sso.body);
      return;
    }
    if (url.pathname !== "/graphql") {
      const { status, body } = answerRest(url, (name, value) => void response.setHeader(name, value));
      sendJson(response, body, status);
      return;
    }
    const operations: Operation | Operation[] = JSON.parse(text);
    const answers = await Promise.all([operations].flat().map(answerOperation));
    sendJson(response, Array.isArray(operations) ? answers : answers[0]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** The reader behind the single sign-on. */
    reader,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

function parseFields(text: string): Record<string, string> {
  return text.startsWith("{") ? JSON.parse(text) : {};
}

/** A browser waits until it has loaded: it is a real one, of one pixel. */
function sendImage(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "image/gif" });
  response.end(Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"));
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
