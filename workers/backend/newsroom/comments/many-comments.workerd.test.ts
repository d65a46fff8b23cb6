import { beforeAll, expect, test } from "vitest";
import {
  readBestComments,
  readComment,
  readConversation,
  readConversations,
  readFirstAnswers,
} from "#workers/backend/content/comments/comments.ts";
import { freePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { prepareAnna, registerReader } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { call, makeKnown, setRule } from "./comments-for-test.ts";

const { env, anna } = prepareAnna();
let bela: SsoUser;
let written = 0;

/** Each fifth begins a conversation, and the others answer it. */
async function writeMany(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const n = written + index;
    const first = n - (n % 5);
    const path = n === first ? "" : `${n.toString(16).padStart(8, "0")}0000`;
    return { n, first, path, answers: n === first ? 4 : 0 };
  });
  const sql = `INSERT INTO comments (source, post_id, parent, author, html, created_at, conversation, path, answers, useful)
    SELECT 'here:m' || (value ->> 'n'), ?2, NULL, 'B', '<p>' || (value ->> 'n') || '</p>', value ->> 'n',
      'here:m' || (value ->> 'first'), value ->> 'path', value ->> 'answers', (value ->> 'n') % 7 FROM json_each(?1)`;
  for (let start = 0; start < rows.length; start += 1000)
    await env.DB.prepare(sql)
      .bind(JSON.stringify(rows.slice(start, start + 1000)), freePostId)
      .run();
  written += count;
}

/** How many rows the database reads for a page. */
async function countRows(work: (counted: Env) => Promise<unknown>): Promise<number> {
  let rows = 0;
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name !== "batch") return value.bind(target);
      return async (statements: D1PreparedStatement[]) => {
        const results = await target.batch(statements);
        rows += results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
        return results;
      };
    },
  });
  await work({ ...env, DB });
  return rows;
}

const readPage = async ({ DB }: Env) => {
  const queries = createQueries(DB);
  const firsts = await readConversations(queries, freePostId, { sort: "USEFUL", after: null });
  await readFirstAnswers(
    queries,
    firsts.map(({ source }) => source),
  );
  expect(firsts).toHaveLength(21);
};
const readBest = async ({ DB }: Env) => expect(await readBestComments(createQueries(DB), freePostId)).toHaveLength(3);
const readPermalink = async ({ DB }: Env) => {
  const queries = createQueries(DB);
  const { id } = (await env.DB.prepare("SELECT id FROM comments WHERE source = 'here:m7'").first<{ id: number }>()) ?? { id: 0 };
  const wanted = await readComment(queries, freePostId, id);
  const { answers } = await readConversation(queries, { conversation: wanted?.conversation ?? "", after: "" });
  expect(answers).toHaveLength(4);
};

beforeAll(async () => {
  await writePaper(env);
  bela = await registerReader(env, "bela");
  await setRule(env, "after");
});

test("page 1, the best three and a permalink of 10,200 comments read as many rows as those of 200", async () => {
  await writeMany(200);
  const pages = [readPage, readBest, readPermalink];
  const few: number[] = [];
  for (const page of pages) few.push(await countRows(page));
  await writeMany(10_000);
  const many: number[] = [];
  for (const page of pages) many.push(await countRows(page));
  expect(many).toEqual(few);
  expect(Math.max(...few)).toBeLessThan(400);
}, 60_000);

test("every order of the list is read to its end, page by page, each conversation once", async () => {
  const expected = await env.DB.prepare("SELECT count(*) AS n FROM comments WHERE post_id = ?1 AND path = ''")
    .bind(freePostId)
    .first("n");
  for (const sort of ["USEFUL", "NEWEST", "OLDEST"] as const) {
    const seen: number[] = [];
    for (let after: Parameters<typeof readConversations>[2]["after"] = null; ; ) {
      const rows = await readConversations(createQueries(env.DB), freePostId, { sort, after });
      seen.push(...rows.slice(0, 20).map(({ id }) => id));
      const last = rows[19];
      if (rows.length < 21 || last === undefined) break;
      after = { useful: last.useful, at: last.created_at, id: last.id };
    }
    expect([sort, seen.length, new Set(seen).size]).toEqual([sort, expected, expected]);
  }
}, 60_000);

test("no statement of a reader's grows with the comments that there are", async () => {
  await makeKnown(env, freePostId, anna, bela);
  const plans = await recordPlans(env, async (recording) => {
    const { reply } = await call(recording, anna, "send", {
      comment: { post: freePostId, text: "Ja, so ist es.", name: "Anna" },
    });
    expect(reply.success).toBe(true);
    const { id } = reply;
    await call(recording, bela, "send", { comment: { post: freePostId, parent: id, text: "Eben.", name: "Bela" } });
    await call(recording, bela, "mark", { id, is_useful: true });
    await call(recording, bela, "marks", { post: freePostId, comments: [id] });
    await call(recording, bela, "react", { post: freePostId, is_on: true });
    await call(recording, anna, "edit", { id, text: "Nein, so ist es nicht." });
    await call(recording, anna, "own");
    await call(recording, anna, "withdraw", { id });
    await readPage(recording);
    await readBest(recording);
    await readPermalink(recording);
  });
  expect(plans.length).toBeGreaterThan(25);
  expect(plans.flatMap(findGrowingSteps).filter((step) => !/^SCAN comment_settings/.test(step))).toEqual([]);
});
