import { expect, test, vi } from "vitest";
import {
  GetAccountDocument,
  type GetAccountQuery,
  GetPageBySlugDocument,
  GetPostsDocument,
  loginDocument,
  registerUserForNewsletterDocument,
  updateUserAttributeDocument,
} from "#graphql/generated/operations.ts";
import { stopCacheClock } from "#tests/support/units/cache-clock.ts";
import { createGraphqlEndpoint, createSchemaAnswer } from "#tests/support/units/graphql-endpoint.ts";
import { wirePicture, wireTeaser } from "#tests/support/wire/wire.ts";
import { wireAccount } from "#tests/support/wire/wire-account.ts";
import { onAuthChange } from "./live/websocket-restarts.ts";
import { createPageClient } from "./page-client.ts";

stopCacheClock();

function open(root: Record<string, unknown>) {
  const endpoint = createGraphqlEndpoint(createSchemaAnswer(root));
  const client = createPageClient({ readAuthorization: () => "", logError: () => undefined, fetch: endpoint.fetch });
  return { ...endpoint, client };
}

/** What the client answers once its 20 ms are over. */
async function after20ms<Result>(answer: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(20);
  return answer;
}

const postList = (...items: unknown[]) => ({ items, total: items.length, total_pages: 1, page: 1, per_page: 20 });
const latest = { feed: null, page: 1 };

test("a second equal query is answered without a request", async () => {
  const { client, requests } = open({ posts: () => postList(wireTeaser(1), wireTeaser(2)) });
  const first = await after20ms(client.query(GetPostsDocument, latest));
  expect(first.data?.posts.items.map(({ id }) => id)).toEqual([1, 2]);
  expect(await client.query(GetPostsDocument, latest)).toEqual(first);
  expect(requests).toHaveLength(1);
});

test("the same question with other variables is asked", async () => {
  const { client, requests } = open({ posts: ({ page }: { page: number }) => postList(wireTeaser(page)) });
  await after20ms(client.query(GetPostsDocument, latest));
  const second = await after20ms(client.query(GetPostsDocument, { feed: null, page: 2 }));
  expect(second.data?.posts.items[0]?.id).toBe(2);
  expect(requests).toHaveLength(2);
});

test("a post is kept once: what a later list says of it holds for the earlier one", async () => {
  const { client } = open({
    posts: ({ page }: { page: number }) => postList(wireTeaser(7, { comment_count: page === 1 ? 3 : 4 })),
  });
  await after20ms(client.query(GetPostsDocument, latest));
  await after20ms(client.query(GetPostsDocument, { feed: null, page: 2 }));
  expect((await client.query(GetPostsDocument, latest)).data?.posts.items[0]?.comment_count).toBe(4);
});

test("blocks of every kind come out of the cache as they came in", async () => {
  // Of what stands behind @include(if: false) a back end that knows the rule says nothing.
  const toPicture = (alt: string) => {
    const { image_crops: _unasked, ...picture } = wirePicture({ alt, image_rule: "/m/ 4-3 image/webp 800x600 4-3-{w}.webp 800" });
    return picture;
  };
  const blocks = [
    { __typename: "ParagraphBlock", html: "<b>Eins</b>" },
    { __typename: "HeadingBlock", level: 2, html: "Zwei" },
    { __typename: "GalleryBlock", images: [toPicture("A"), toPicture("B")] },
    { __typename: "ImageBlock", image: toPicture("C") },
    { __typename: "ButtonBlock", text: "Mehr", link: "/mehr" },
  ];
  const page = { id: 1, slug: "kontakt", title: { rendered: "Kontakt" }, description: null, link: "/kontakt", modified: "" };
  const { client, requests } = open({ page: { ...page, content_blocks: blocks }, redirect: null });
  const variables = { slug: "kontakt", path: "/kontakt" };
  const first = await after20ms(client.query(GetPageBySlugDocument, variables));
  expect(first.data?.page?.content_blocks).toMatchObject(blocks);
  expect(await client.query(GetPageBySlugDocument, variables)).toEqual(first);
  expect(requests).toHaveLength(1);
});

type Account = NonNullable<GetAccountQuery["account"]>;

function accountOf(h: string, overrides: Partial<Account> = {}): Account {
  const account = wireAccount(overrides);
  const session = { id: 1, device: `Gerät von ${h}`, created: "", lastSeen: "", isCurrent: true };
  return { ...account, user: { ...account.user, login: h }, sessions: [session] };
}

test("an account is answered to the session that it belongs to", async () => {
  const { client, requests } = open({ account: ({ h }: { h: string }) => accountOf(h) });
  await after20ms(client.query(GetAccountDocument, { h: "eva", t: "1" }));
  await after20ms(client.query(GetAccountDocument, { h: "ada", t: "2" }));
  const { account } = (await client.query(GetAccountDocument, { h: "eva", t: "1" })).data as { account: Account };
  expect(requests).toHaveLength(2);
  expect(account.user.login).toBe("eva");
});

test("after a login nothing is left of the reader before, whatever its numbers", async () => {
  const newsletters = [{ slug: "abend", title: "Abend", description: "", isSubscribed: true }];
  const { client } = open({
    account: ({ h }: { h: string }) => accountOf(h, { newsletters: h === "eva" ? newsletters : [] }),
    registerUserForNewsletter: (variables: object) => variables,
  });
  await after20ms(client.query(GetAccountDocument, { h: "eva", t: "1" }));
  client.reset();
  await after20ms(client.mutate(registerUserForNewsletterDocument, { h: "ada", t: "2", newsletter: "abend" }));
  const { account } = (await after20ms(client.query(GetAccountDocument, { h: "ada", t: "2" }))).data as { account: Account };
  expect(account.sessions).toMatchObject([{ id: 1, device: "Gerät von ada" }]);
  expect(account.newsletters).toEqual([]);
});

test("the answer to a login holds what was asked for and nothing else", async () => {
  const { user: known, piano } = wireAccount({});
  // A session user has six fields on the wire.
  const { fullname: _, ...user } = known;
  const result = {
    user,
    success: "1",
    error: "0",
    message: null,
    cookie: "<img>",
    piano,
    attributes: [{ name: "a", value: "b" }],
  };
  const { client } = open({ login: () => result });
  const answer = await after20ms(client.mutate(loginDocument, { username: "eva", password: "geheim" }));
  expect(answer).toEqual({ data: { login: result }, error: null });
});

test("after a reset nothing is answered from the cache", async () => {
  const { client, requests } = open({ posts: () => postList(wireTeaser(1)) });
  await after20ms(client.query(GetPostsDocument, latest));
  client.reset();
  expect((await after20ms(client.query(GetPostsDocument, latest))).data?.posts.items).toHaveLength(1);
  expect(requests).toHaveLength(2);
});

test("a reset forgets everything as well when a live connection fails to restart, and says so", async () => {
  const { client, requests } = open({ posts: () => postList(wireTeaser(1)) });
  await after20ms(client.query(GetPostsDocument, latest));
  const heard = vi.fn();
  client.subscribe(heard);
  const close = onAuthChange(() => {
    throw new Error("kaputt");
  });
  expect(client.reset).toThrow(AggregateError);
  close();
  expect(heard).toHaveBeenCalledOnce();
  await after20ms(client.query(GetPostsDocument, latest));
  expect(requests).toHaveLength(2);
});

test("a reset drops queries that wait to be sent: they answer with an error and are not sent", async () => {
  const { client, requests } = open({ posts: () => postList(wireTeaser(1)) });
  const answer = client.query(GetPostsDocument, latest);
  client.reset();
  expect(await after20ms(answer)).toMatchObject({ data: null, error: { cause: { networkError: { kind: "dropped" } } } });
  expect(requests).toHaveLength(0);
});

test("a reset breaks off queries that are on their way, and their answers reach no cache", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const { fetch, requests } = open({ posts: () => postList(wireTeaser(1)) });
  const hanging = createPageClient({
    readAuthorization: () => "",
    logError: () => undefined,
    fetch: (url, init) => {
      signals.push(init.signal);
      if (signals.length > 1) return fetch(url, init);
      return new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    },
  });
  const answer = hanging.query(GetPostsDocument, latest);
  await vi.advanceTimersByTimeAsync(20);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  hanging.reset();
  expect(await answer).toMatchObject({ data: null, error: { cause: { networkError: { kind: "dropped" } } } });
  expect((await after20ms(hanging.query(GetPostsDocument, latest))).data).not.toBeNull();
  expect(requests).toHaveLength(1);
});

test("a reset breaks off no mutation: it would be unknown whether it took place", async () => {
  const { client, requests } = open({ updateUserAttribute: { action: "update", error: "0", errorText: null, success: "1" } });
  const answer = client.mutate(updateUserAttributeDocument, { hash: "h", token: "t", attribute: "a", value: "b" });
  client.reset();
  expect((await after20ms(answer)).data?.updateUserAttribute.success).toBe("1");
  expect(requests).toHaveLength(1);
});

test.each(["network-only", "cache-and-network"] as const)(
  "while the page starts, a %s query takes what is there; 100 ms later it asks",
  async (policy) => {
    const { client, requests } = open({ posts: () => postList(wireTeaser(1)) });
    await after20ms(client.query(GetPostsDocument, latest, policy));
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(79);
    expect((await client.query(GetPostsDocument, latest, policy)).data?.posts.items).toHaveLength(1);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await after20ms(client.query(GetPostsDocument, latest, policy));
    expect(requests).toHaveLength(2);
  },
);
