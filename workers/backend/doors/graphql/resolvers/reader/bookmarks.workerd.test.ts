import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_BOOKMARKS } from "#graphql/generated/contract.ts";
import {
  externalPostId,
  freePostId,
  futurePostId,
  premiumPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";
import { bookmarkOperations } from "#workers/backend/readers/accounts/account-operations-for-test.ts";
import { askAccount, prepareAnna, registerReader, send } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";

const { env, anna } = prepareAnna();
let bela: SsoUser;

type Given = { post: number; saved_at?: string };

const { save, remove, list, byId } = bookmarkOperations;

const keysOf = ({ hash, token }: SsoUser) => ({ h: hash, t: token });

async function ask(query: string, variables: Record<string, unknown>) {
  const { answer, response } = await send(env, { query, variables });
  return { data: answer.data, codes: answer.errors?.map(({ extensions }) => extensions?.code), response };
}

const saveFor = async (reader: SsoUser, bookmarks: Given[]): Promise<number[]> =>
  (await ask(save, { ...keysOf(reader), bookmarks })).data.saveBookmarks.ids;
const readFor = async (reader: SsoUser, page: { after?: string; limit?: number } = {}) =>
  (await ask(list, { ...keysOf(reader), ...page })).data.bookmarks;

beforeAll(async () => {
  await writePaper(env);
  bela = await registerReader(env, "bela");
});
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM bookmarks").run();
});

describe("saved articles", () => {
  test("are listed newest first, with their posts, for their reader alone", async () => {
    await saveFor(bela, [{ post: externalPostId, saved_at: "2026-03-07T08:00:00Z" }]);
    expect(await saveFor(anna, [{ post: freePostId, saved_at: "2026-03-08T08:00:00.123Z" }])).toEqual([freePostId]);
    expect(await saveFor(anna, [{ post: premiumPostId, saved_at: "2026-03-09T08:00:00Z" }])).toEqual([premiumPostId, freePostId]);
    expect(await readFor(anna)).toEqual({
      ids: [premiumPostId, freePostId],
      next: null,
      items: [
        { saved_at: "2026-03-09T08:00:00Z", post: { id: premiumPostId, is_premium: true } },
        { saved_at: "2026-03-08T08:00:00Z", post: { id: freePostId, is_premium: false } },
      ],
    });
    expect((await readFor(bela)).ids).toEqual([externalPostId]);
  });

  test("are cut like everywhere for who may not read them, and a list of saved ones opens none", async () => {
    await saveFor(anna, [{ post: premiumPostId }, { post: freePostId }]);
    const query =
      "query ($h: String!, $t: String!) { bookmarks(h: $h, t: $t) { items { post { access { granted free_block_count } content_blocks { __typename } } } } }";
    const { data } = await ask(query, keysOf(anna));
    const posts = data.bookmarks.items.map(({ post }: { post: object }) => post);
    const premium = posts.find(({ access }: { access: { granted: boolean } }) => !access.granted);
    expect(posts).toHaveLength(2);
    expect(premium.content_blocks).toHaveLength(premium.access.free_block_count);
  });

  test("sent twice are stored once, with the earlier time; a time in the future is not kept", async () => {
    const early = { post: freePostId, saved_at: "2026-03-06T08:00:00Z" };
    await saveFor(anna, [{ post: freePostId, saved_at: "2026-03-08T08:00:00Z" }, early, { post: freePostId }]);
    await saveFor(anna, [{ post: freePostId }, { post: externalPostId, saved_at: "2999-01-01T00:00:00Z" }]);
    const { items } = await readFor(anna);
    expect(items.map(({ post }: { post: { id: number } }) => post.id)).toEqual([externalPostId, freePostId]);
    expect(items[1].saved_at).toBe(early.saved_at);
    expect(Date.parse(items[0].saved_at)).toBeLessThanOrEqual(Date.now());
  });

  test("that do not exist, or not yet, are left out; deleted ones disappear from the list", async () => {
    expect(await saveFor(anna, [{ post: 999_999 }, { post: -1 }, { post: futurePostId }, { post: freePostId }])).toEqual([
      freePostId,
    ]);
    await env.DB.prepare("UPDATE posts SET published_at = published_at + 4000000000 WHERE id = ?1").bind(freePostId).run();
    expect((await readFor(anna)).items).toEqual([]);
    await env.DB.prepare("UPDATE posts SET published_at = published_at - 4000000000 WHERE id = ?1").bind(freePostId).run();
    expect((await readFor(anna)).items).toHaveLength(1);
  });

  test("come in pages that begin where the previous one ended, also with equal times", async () => {
    const saved_at = "2026-03-08T08:00:00Z";
    await saveFor(
      anna,
      [freePostId, premiumPostId, externalPostId].map((post) => ({ post, saved_at })),
    );
    const first = await readFor(anna, { limit: 2 });
    const second = await readFor(anna, { limit: 2, after: first.next });
    const idsOf = ({ items }: { items: { post: { id: number } }[] }) => items.map(({ post }) => post.id);
    expect([idsOf(first), idsOf(second)]).toEqual([[externalPostId, premiumPostId], [freePostId]]);
    expect(second.next).toBeNull();
  });

  test("are at most two hundred: the oldest are deleted", async () => {
    const { results } = await env.DB.prepare(
      `WITH RECURSIVE n(id) AS (SELECT 7001 UNION ALL SELECT id + 1 FROM n WHERE id < 7205)
       INSERT INTO posts (id, source, type, slug, title, published_at, modified_at)
       SELECT id, 'bookmark:' || id, 'post', 's', 't', 1, 1 FROM n RETURNING id`,
    ).all<{ id: number }>();
    const toGiven = ({ id }: { id: number }) => ({ post: id, saved_at: new Date((1_700_000_000 + id) * 1000).toISOString() });
    const given = results.map(toGiven);
    await saveFor(anna, given.slice(0, MAX_BOOKMARKS));
    const ids = await saveFor(anna, given.slice(MAX_BOOKMARKS));
    expect(ids).toHaveLength(MAX_BOOKMARKS);
    expect([ids[0], ids.at(-1)]).toEqual([7205, 7006]);
    expect((await ask(save, { ...keysOf(anna), bookmarks: given.slice(0, 201) })).codes).toEqual(["BAD_USER_INPUT"]);
    await env.DB.prepare("DELETE FROM posts WHERE id > 7000 AND id <= 7205").run();
    expect((await readFor(anna)).ids).toEqual([]);
  });

  test("are removed by their reader alone; removing a missing one succeeds", async () => {
    await saveFor(anna, [{ post: freePostId }]);
    await saveFor(bela, [{ post: freePostId }]);
    for (let round = 0; round < 2; round++)
      expect((await ask(remove, { ...keysOf(anna), post: freePostId })).data.removeBookmark.ids).toEqual([]);
    expect((await readFor(bela)).ids).toEqual([freePostId]);
  });

  test("need a session and valid arguments", async () => {
    const wrong = { h: anna.hash, t: bela.token };
    expect((await ask(save, { ...wrong, bookmarks: [{ post: freePostId }] })).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await ask(remove, { ...wrong, post: freePostId })).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await ask(list, wrong)).data).toEqual({ bookmarks: null });
    const bad = { post: freePostId, saved_at: "gestern" };
    expect((await ask(save, { ...keysOf(anna), bookmarks: [bad] })).codes).toEqual(["BAD_USER_INPUT"]);
    expect((await ask(list, { ...keysOf(anna), after: "1; DROP TABLE bookmarks" })).codes).toEqual(["BAD_USER_INPUT"]);
    expect((await ask(list, { ...keysOf(anna), limit: 51 })).codes).toEqual(["BAD_USER_INPUT"]);
  });

  test("have the rate limit of the rest of the profile", async () => {
    const variables = { ...keysOf(bela), post: freePostId };
    const replies = await Promise.all(Array.from({ length: 203 }, () => ask(remove, variables)));
    expect(replies.filter(({ codes }) => codes?.[0] === "TOO_MANY_REQUESTS")).toHaveLength(3);
  });

  test("are not shared with others, and are part of the export", async () => {
    await saveFor(anna, [{ post: freePostId, saved_at: "2026-03-08T08:00:00Z" }]);
    const { response } = await ask(list, keysOf(anna));
    expect(response.headers.get("cache-control")).toBe("no-store");
    const exported = JSON.parse((await askAccount(env, "accountExport", keysOf(anna))).export);
    expect(exported.bookmarks).toEqual([{ post_id: freePostId, saved_at: Date.parse("2026-03-08T08:00:00Z") / 1000 }]);
  });

  test("are deleted with their account", async () => {
    const clara = await registerReader(env, "clara");
    await saveFor(clara, [{ post: freePostId }]);
    await saveFor(anna, [{ post: freePostId }]);
    await env.DB.prepare("DELETE FROM accounts WHERE login = 'clara'").run();
    const { results } = await env.DB.prepare("SELECT account_id FROM bookmarks").all<{ account_id: number }>();
    expect(results).toEqual([{ account_id: anna.user_id }]);
  });
});

describe("posts by their numbers", () => {
  test("come in that order, once each, and without those that readers may not see", async () => {
    const ids = [premiumPostId, futurePostId, freePostId, 999_999, premiumPostId];
    expect((await ask(byId, { ids })).data.posts_by_id).toEqual([{ id: premiumPostId }, { id: freePostId }]);
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    expect((await ask(byId, { ids: many })).codes).toEqual(["BAD_USER_INPUT"]);
  });
});
