import { beforeEach, describe, expect, test } from "vitest";
import { createPortalHeaders, prepareAnna, send, testPassword } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { cookieMarkup, noPiano, notActivatedText } from "#workers/backend/readers/accounts/replies/expected-replies-for-test.ts";

const { env, anna } = prepareAnna();

const user = "user { user_id login email hash token lastname fullname }";
const sso = `sso { ${user} success error message cookie piano { userRef abo { hasPlusAccess isPlusSubscriber } } attributes { name value } }`;
const entitlement = `grant refusal { code message } upsellType
  subscriber { cardLastName email firstName lastName subscriberNumber } expirationTimestamp offerLong offerShort token`;
const operations = {
  entitle: `mutation UpsellEntitlement($username: String!, $campno: String, $pw: String!, $postId: Int) {
    UpsellEntitlement(username: $username, campno: $campno, pw: $pw, postId: $postId) { entitlement { ${entitlement} } ${sso} } }`,
  save: `mutation UpsellSave($token: String!, $agbAccepted: Boolean!, $email: String, $pw: String, $campno: String, $postId: Int,
    $marketingAccepted: Boolean, $upsellType: String!) {
    UpsellSave(token: $token, agbAccepted: $agbAccepted, email: $email, pw: $pw, campno: $campno, postId: $postId,
      marketingAccepted: $marketingAccepted, upsellType: $upsellType) {
      upsell { api_response_message failure { code message } sso_id success } entitlement { ${entitlement} } ${sso} } }`,
  offer: `query GetUpsellOffer($token: String!) { upsellOffer(token: $token) { ${entitlement} } }`,
};

type Reply = { entitlement: { token: string }; subscriber: { email: string } } & Record<string, unknown>;

async function ask(
  name: keyof typeof operations,
  variables: Record<string, unknown>,
  bearer: string | null = null,
): Promise<Reply> {
  const headers = await createPortalHeaders(bearer === null ? {} : { authorization: `Bearer ${bearer}` });
  const { answer } = await send(env, { query: operations[name], variables }, headers);
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Reply;
}

beforeEach(async () => {
  await env.DB.exec("DELETE FROM print_cards");
  await env.DB.exec("DELETE FROM subscriptions");
  await env.DB.exec(
    "INSERT INTO print_cards (number, lastname, lastname_key, firstname, email, starts_at) VALUES ('700100', 'Fink', 'fink', 'Vera', 'vera@print.example', 0)",
  );
});

const card = { username: "700100", pw: "Fink" };
const subscriber = { cardLastName: "Fink", firstName: "Vera", lastName: "Fink", subscriberNumber: "700100" };
const nobody = { user: null, cookie: null, piano: null, attributes: null };
const offered = {
  grant: true,
  refusal: null,
  expirationTimestamp: expect.any(Number),
  offerLong: expect.any(String),
  offerShort: expect.any(String),
};
const notActivated = { ...nobody, success: "0", error: "218", message: notActivatedText };

describe("a card without an account", () => {
  test("is offered access, which a mail decides", async () => {
    const reply = await ask("entitle", { ...card, postId: 653 });
    const token = expect.stringMatching(/^[\w-]{43}$/);
    const granted = { ...offered, upsellType: "print", subscriber: { ...subscriber, email: "v•••@print.example" } };
    expect(reply).toStrictEqual({ entitlement: { ...granted, token }, sso: notActivated });

    const { token: offer } = reply.entitlement;
    expect(await ask("offer", { token: offer })).toStrictEqual({ ...granted, token: offer });
    const choice = { email: "vera@example.org", pw: testPassword, marketingAccepted: false };
    expect(await ask("save", { token: offer, agbAccepted: true, upsellType: "print", ...choice })).toStrictEqual({
      upsell: { api_response_message: expect.stringContaining("E-Mail"), failure: null, sso_id: null, success: true },
      entitlement: { ...granted, token: null },
      sso: notActivated,
    });
    expect(await ask("offer", { token: offer })).toBeNull();
  });
});

describe("a reader who is signed in", () => {
  test("gets the access at once, and their renewed subscriptions", async () => {
    const known = {
      user: expect.objectContaining({ login: "anna", hash: anna.hash, token: anna.token }),
      success: "1",
      error: "0",
      message: null,
      cookie: null,
      attributes: [],
    };
    const reply = await ask("entitle", card, anna.token);
    const granted = { ...offered, upsellType: "digi", subscriber: { ...subscriber, email: "v•••@print.example" } };
    const { userRef, abo } = noPiano;
    const { hasPlusAccess, isPlusSubscriber } = abo;
    expect(reply).toStrictEqual({
      entitlement: { ...granted, token: expect.any(String) },
      sso: { ...known, piano: { userRef, abo: { hasPlusAccess, isPlusSubscriber } } },
    });
    const { token } = reply.entitlement;
    const saved = await ask("save", { token, agbAccepted: true, upsellType: "digi" }, anna.token);
    expect(saved).toStrictEqual({
      upsell: { api_response_message: expect.any(String), failure: null, sso_id: anna.user_id, success: true },
      entitlement: { ...granted, subscriber: { ...subscriber, email: "vera@print.example" }, token: null },
      sso: { ...known, piano: { userRef, abo: { hasPlusAccess: true, isPlusSubscriber: true } } },
    });
  });

  test("sees the address of their own card only", async () => {
    const { token } = (await ask("entitle", card, anna.token)).entitlement;
    const read = async (bearer: string | null) => (await ask("offer", { token }, bearer)).subscriber.email;
    expect([await read(null), await read(anna.token)]).toEqual(["v•••@print.example", "v•••@print.example"]);
    await env.DB.prepare("UPDATE print_cards SET account_id = ?1").bind(anna.user_id).run();
    expect([await read(null), await read(anna.token)]).toEqual(["v•••@print.example", "vera@print.example"]);
  });
});

test("a card with an account signs in", async () => {
  await env.DB.prepare("UPDATE print_cards SET account_id = ?1").bind(anna.user_id).run();
  const reply = await ask("entitle", card);
  expect(reply.sso).toMatchObject({
    success: "1",
    error: "0",
    cookie: expect.stringMatching(cookieMarkup),
    user: { login: "anna" },
  });
  expect(reply.entitlement).toMatchObject({ grant: true, upsellType: "digi", subscriber: { email: "vera@print.example" } });
});

test("a wrong card is an answer, not an error", async () => {
  const message = "Abonummer oder Nachname ist falsch.";
  expect(await ask("entitle", { ...card, pw: "Specht" })).toStrictEqual({
    entitlement: null,
    sso: { ...nobody, success: "0", error: "201", message },
  });
});

test("an invalid token is an answer too", async () => {
  expect(await ask("offer", { token: "falsch" })).toBeNull();
  const failure = { code: "offer_expired", message: expect.any(String) };
  expect(await ask("save", { token: "falsch", agbAccepted: true, upsellType: "digi" })).toStrictEqual({
    upsell: { api_response_message: null, failure, sso_id: null, success: false },
    entitlement: null,
    sso: null,
  });
});

describe("guessing does not get cheaper", () => {
  test("by asking twice in one request", async () => {
    const call = `UpsellEntitlement(username: "700100", pw: "Fink") { sso { success } }`;
    const { answer } = await send(env, { query: `mutation { a: ${call} b: ${call} }` });
    expect(answer.errors?.map(({ extensions }) => extensions?.code)).toEqual(["REQUEST_TOO_LARGE"]);
  });

  test("by arguments that no form sends", async () => {
    const variables = { username: "7".repeat(1001), pw: "Fink" };
    const { answer } = await send(env, { query: operations.entitle, variables });
    expect(answer.errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  test("from pages of other sites", async () => {
    const { answer } = await send(env, { query: operations.entitle, variables: card }, {});
    expect(answer.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
