import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createPost, fullPost, places, write } from "#workers/backend/content/write/write-for-test.ts";
import { findDeadLinks } from "./dead-links.ts";

const now = () => Math.floor(Date.now() / 1000);

beforeEach(async () => {
  await write(
    ...places,
    fullPost,
    createPost({ source: "test:9", preferredId: 9, status: "scheduled", date: new Date(Date.now() + 3_600_000).toISOString() }),
    { kind: "page", source: "test:p", slug: "impressum", title: "Impressum", modified: "2026-01-01T00:00:00Z", blocks: [] },
    { kind: "author", slug: "lea", name: "Lea", description: "Sie schreibt." },
  );
});

test("the paper's own links are looked up, those that lead nowhere are named", async () => {
  const { id } = (await env.DB.prepare("SELECT id FROM posts WHERE source = 'test:1'").first<{ id: number }>()) ?? { id: 0 };
  const alive = [
    `/der-rhein/${id}`,
    `/anders/${id}`,
    "/news/politik",
    "/themen/rhesi",
    "/themen/wasser",
    "/gemeinde/dornbirn",
    "/autor/lea",
    "/impressum",
    "/2024/05/der-rhein/",
  ];
  const gone = [
    "/der-rhein/4711",
    "/noch-nicht/9",
    "/news/gibt-es-nicht",
    "/themen/politik",
    "/gemeinde/atlantis",
    "/autor/niemand",
    "/kontakt",
    "/a/b/c",
    "/news/%E0%A4%A",
    "/x/1' OR '1'='1",
  ];
  expect(await findDeadLinks(env, [...alive, ...gone], now())).toEqual(gone.map((address) => ({ address, kind: "gone" })));
});

test("other sites are asked over the guarded network, where there is one", async () => {
  const asked: string[] = [];
  const network = {
    fetch(url: string) {
      asked.push(url);
      return Promise.resolve(new Response("", { status: 404 }));
    },
  };
  const own = { DB: env.DB, PUBLIC_NETWORK: network };
  expect(await findDeadLinks(own, ["https://weg.example/", "mailto:a@b.at"], now())).toEqual([
    { address: "https://weg.example/", kind: "gone" },
  ]);
  expect(asked).toEqual(["https://weg.example/"]);
});
