/** A login is judged by one rule, whichever way it travels: the mutation of rules 7.1 or the path of rules 7.2. */
import { expect, test } from "vitest";
import { NOT_ACTIVATED, TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { loginReply, wireUser } from "#tests/support/edge/account-answers.ts";
import { logInByGraphql, logInByRest } from "./calls/session/log-in.ts";
import { logOutByGraphql, logOutByRest } from "./calls/session/log-out.ts";
import { register } from "./calls/session/register.ts";
import { saveOffer } from "./calls/subscriptions/save-offer.ts";
import type { AccountTransport, MutationAnswer } from "./transport.ts";

/** Answers every mutation with the same. */
function answering(data: unknown): Pick<AccountTransport, "mutate"> & { asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    mutate: async <Result>(_document: unknown, variables: unknown) => {
      asked.push(variables);
      return { kind: "answered", data } as MutationAnswer<Result>;
    },
  };
}

const credentials = { username: "anna", password: "Geheim123" };
const user = wireUser;
const COOKIE = loginReply.data.login_result.cookie;

type Sso = { error: unknown; message?: string | null; cookie?: string | null; user?: unknown };

function logInBothWays({ error, message = null, cookie = null, user: reader = null }: Sso) {
  const login = { success: "1", error, message, cookie, user: reader };
  const reply = { data: { login_result: { error, cookie }, user_data: reader }, message };
  return Promise.all([logInByGraphql(answering({ login }), credentials), logInByRest({ post: async () => reply }, credentials)]);
}

test.each<[string, Sso, object]>([
  ["signs in", { error: "0", user, cookie: COOKIE }, { kind: "signed-in", cookie: COOKIE, user: { id: 42, t: wireUser.token } }],
  ["signs in without cookies", { error: 0, user }, { kind: "signed-in", cookie: null }],
  ["is refused with words", { error: "201", message: "Falsch." }, { kind: "refused", message: "Falsch." }],
  ["is refused without words", { error: "201" }, { kind: "refused", message: TECHNICAL_ERROR }],
  [
    "is refused by the server before it is activated",
    { error: "218", message: "Erst aktivieren." },
    { message: "Erst aktivieren." },
  ],
  ["is not activated", { error: 218 }, { kind: "refused", message: NOT_ACTIVATED }],
  ["names no reader", { error: "0", message: "Willkommen" }, { kind: "refused", message: TECHNICAL_ERROR }],
  ["names a reader and an error", { error: "00", user, cookie: COOKIE }, { kind: "refused" }],
])("a login that %s does so both ways", async (_name, sso, outcome) => {
  const [byGraphql, byRest] = await logInBothWays(sso);
  expect(byGraphql).toMatchObject(outcome);
  expect(byRest).toEqual(byGraphql);
});

test("a logout brings the same markup both ways", async () => {
  const logout_result = { cookie: COOKIE };
  expect(await logOutByGraphql(answering({ logout: { logout_result } }))).toEqual({ kind: "signed-out", cookie: COOKIE });
  expect(await logOutByRest({ post: async () => ({ data: { logout_result } }) }, "t")).toEqual({
    kind: "signed-out",
    cookie: COOKIE,
  });
  expect(await logOutByGraphql({ mutate: async () => ({ kind: "failed", isUnknown: false }) })).toEqual({
    kind: "signed-out",
    cookie: null,
  });
});

const account = {
  email: "neu@mail.example",
  password: "Geheim123",
  marketingAccepted: true,
  isInCheckout: false,
  returnTo: null,
};

test.each<[string, object, object]>([
  [
    "with reader and cookie signs in",
    { success: "1", user, cookie: COOKIE },
    { kind: "signed-in", user: { id: 42 }, cookie: COOKIE },
  ],
  ["with a reader alone waits for the mail", { success: "1", user, cookie: null }, { kind: "mail-sent", message: null }],
  ["with a message says it", { success: 1, message: "Schau nach." }, { kind: "mail-sent", message: "Schau nach." }],
  ["that has no success is refused", { success: "true", user, cookie: COOKIE }, { kind: "refused", message: TECHNICAL_ERROR }],
  ["that is refused says why", { success: "0", error: "200", message: "Gibt es." }, { kind: "refused", message: "Gibt es." }],
])("a registration %s", async (_name, reply, outcome) => {
  expect(await register(answering({ register: reply }), account)).toMatchObject(outcome);
});

test("a registration asks to be active at once, and to be led back, only where it is told to", async () => {
  const transport = answering({ register: { success: "1" } });
  await register(transport, account);
  await register(transport, { ...account, isInCheckout: true, returnTo: "/abo?angebot=plus-jahr" });
  const { email, password, marketingAccepted } = account;
  const asked = { email, password, marketingAccepted, username: email, agbAccepted: true };
  expect(transport.asked).toEqual([asked, { ...asked, nodoi: true, userData: '{"returnTo":"/abo?angebot=plus-jahr"}' }]);
});

const offer = { token: "T", campno: null, postId: null };
const upsell = { success: true, failure: null, sso_id: 42, api_response_message: null };
const session = { success: "1", error: "0", message: null, user, cookie: COOKIE };

test.each<[string, object, object]>([
  ["without a single sign-on result waits for a mail", { upsell, sso: null }, { outcome: { kind: "mail-sent" }, session: null }],
  [
    "with a session begins it",
    { upsell, sso: session },
    { outcome: { kind: "saved" }, session: { user: { id: 42 }, cookie: COOKIE } },
  ],
  [
    "with a session begins it, whatever its success says",
    { upsell, sso: { ...session, success: "0" } },
    { outcome: { kind: "saved" }, session: { cookie: COOKIE } },
  ],
  [
    "that fails begins none",
    { upsell: { ...upsell, success: false, failure: { code: "x", message: "Zu spät." } }, sso: session },
    { outcome: { kind: "refused", message: "Zu spät." }, session: null },
  ],
])("an accepted offer %s", async (_name, reply, saved) => {
  expect(await saveOffer(answering({ UpsellSave: reply }), offer, account)).toMatchObject(saved);
});
