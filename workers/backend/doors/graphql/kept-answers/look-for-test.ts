/** For tests: what all kinds of questions are answered before a write and after it, kept here, kept elsewhere, and made anew. */
import { expect } from "vitest";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { layoutQuery, pageQueries } from "#workers/backend/doors/graphql/resolvers/page-queries-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { BELIEVED_FOR_MS } from "#workers/backend/ground/changes/known-version.ts";
import { freePostId } from "#workers/backend/ground/database/paper-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const questions: Record<string, unknown> = {
  ...pageQueries,
  layout: { query: layoutQuery },
  "a post that shows little": { query: `{ post(id: ${freePostId}) { title { rendered } } }` },
  "the front page": { query: "{ home { sections { title posts { id title { rendered } } } } }" },
  "the most read": { query: "{ most_read { id } }" },
  "an address of before": { query: '{ redirect(path: "/alt/neu") { to } }' },
  "a list of before": { query: '{ redirect(path: "/author/karl-neu") { to } }' },
  "posts of an author": { query: '{ posts(feed: { author: "anna-berger" }) { total } }' },
  "a post with pictures": {
    query: "{ post(id: 700) { content_blocks { ... on ImageBlock { image { src } } } associated_posts { id } } }",
  },
};

type Seen = { text: string; tags: string[]; isKept: boolean };
export type Look = Map<string, Seen>;

/** The same database as another isolate has it, which keeps its own answers. */
export function asOtherIsolate(env: Env): Env {
  const { DB } = env;
  const other = { prepare: (sql: string) => DB.prepare(sql), batch: (all: D1PreparedStatement[]) => DB.batch(all) };
  return { ...env, DB: other as D1Database };
}

/** A kept answer costs no statement, or the one that asks for the version. */
export async function look(env: Env): Promise<Look> {
  const seen: Look = new Map();
  for (const [name, question] of Object.entries(questions)) {
    const { headers, ...response } = await readAnswer(await handleGraphql(createGraphqlRequest(question), env));
    const tags = headers.get("x-cache-tags")?.split(",") ?? [];
    seen.set(name, { text: response.text, tags, isKept: tags.length > 0 && Number(headers.get("x-d1-statements")) <= 1 });
  }
  return seen;
}

async function readAnswer(response: Response): Promise<{ headers: Headers; text: string }> {
  return { headers: response.headers, text: await response.text() };
}

/** A write as all see it. `purged` are the tags that it announced. */
export type Watching = { env: Env; other: Env; purged: () => readonly string[]; wait: (milliseconds: number) => void };

/**
 * Runs the change, and gives the names of the answers that differ afterwards. Each of them must be announced, if it may be kept, and none
 * may still be kept here or in another isolate; what is not announced must be kept in both.
 */
export async function findChanged({ env, other, purged, wait }: Watching, act: () => Promise<unknown>): Promise<string[]> {
  await look(env);
  const before = await look(other);
  await act();
  const own = await look(env);
  wait(BELIEVED_FOR_MS + 1);
  const elsewhere = await look(other);
  const anew = await look(asOtherIsolate(env));
  const names = [...anew.keys()];
  const textsOf = (seen: Look) => Object.fromEntries([...seen].map(([name, { text }]) => [name, text]));
  expect(textsOf(own)).toEqual(textsOf(anew));
  expect(textsOf(elsewhere)).toEqual(textsOf(anew));
  const tagsOf = (name: string) => before.get(name)?.tags ?? [];
  const isTold = (name: string) => tagsOf(name).some((tag) => purged().includes(tag));
  const changed = names.filter((name) => before.get(name)?.text !== anew.get(name)?.text);
  expect(changed.filter((name) => tagsOf(name).length > 0 && !isTold(name))).toEqual([]);
  const untold = names.filter((name) => tagsOf(name).length > 0 && !isTold(name));
  for (const seen of [own, elsewhere]) expect(untold.filter((name) => !seen.get(name)?.isKept)).toEqual([]);
  return changed;
}
