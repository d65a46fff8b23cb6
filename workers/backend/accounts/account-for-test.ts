/** For tests: calls as the portal sends them, and a reader who is signed in. */
import type { Env } from "../env.ts";
import { handleGraphql } from "../graphql-server.ts";
import { type Answer, createGraphqlRequest } from "../resolvers/ask-for-test.ts";
import type { SsoUser } from "./account-call.ts";
import type { MailMessage } from "./mail-message.ts";
import { mintCaller } from "./mint-caller-for-test.ts";

export const serviceToken = "test-service-token";

/** The same back end with a queue that keeps mail instead of sending it. */
export function keepMail(env: Env): { env: Env; mails: MailMessage[] } {
  const mails: MailMessage[] = [];
  const send = async (message: MailMessage) => void mails.push(message);
  return { env: { ...env, MAIL_QUEUE: { send } as unknown as Queue<MailMessage> }, mails };
}

/** Headers of a mutation that comes through the portal. */
export async function createPortalHeaders(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  return { "x-mutation": "true", "x-caller": await mintCaller(), ...changes };
}

export type Sent = { response: Response; answer: Answer };

/** Sends an operation, or several as a batch, with the headers of the portal unless others are given. */
export async function send(env: Env, body: unknown, headers?: Record<string, string>): Promise<Sent> {
  const response = await handleGraphql(createGraphqlRequest(body, headers ?? (await createPortalHeaders())), env);
  return { response, answer: await response.json<Answer>() };
}

export const testPassword = "geheim-wie-nie";

/** A reader with an active account and a session: registered by a service of the publisher, without double opt-in. */
export async function registerReader(env: Env, username: string, changes: Record<string, unknown> = {}): Promise<SsoUser> {
  const variables = {
    username,
    email: `${username}@example.org`,
    password: testPassword,
    agbAccepted: true,
    nodoi: true,
    ...changes,
  };
  const headers = await createPortalHeaders({ authorization: `Bearer ${serviceToken}` });
  const { answer } = await send(env, { query: operations.register, variables }, headers);
  if (answer.data?.register.user == null) throw new Error(`Registering ${username} failed: ${JSON.stringify(answer)}`);
  return answer.data.register.user;
}

const user = "user { user_id login email hash token lastname fullname }";
const piano = `piano { userRef abo {
  hasPlusAccess hasPlusPremiumAccess hasPurAccess isPurSubscriber isRevenueCatPurSubscriber isPlusSubscriber
  isPlusPremiumSubscriber isVNSubscriber isNeueSubscriber isKayakPlusSubscriber isKayakPlusPremiumSubscriber
  isGuestKayakPlusPremiumSubscriber isGoogleIAPPlusSubscriber isGuestPlusPremiumSubscriber isRevenueCatPlusSubscriber
  isRevenueCatPlusPremiumSubscriber isGuestRevenueCatPlusPremiumSubscriber
  plusSubscriptionMeta { key value } plusPremiumSubscriptionMeta { key value } userRef
} }`;
const reader = `${user} message ${piano} attributes { name value }`;
const action = "success error message";

/** Every call of the account service, asking for every field. */
export const operations = {
  login: `mutation login($username: String!, $password: String!) {
    login(username: $username, password: $password) { ${reader} success error cookie } }`,
  autologin: `mutation autologin($hash: String!, $token: String!) { autologin(hash: $hash, token: $token) { code ${reader} } }`,
  logout: "mutation logout { logout { logout_result { action cookie error error_text success login } logout } }",
  register: `mutation register($email: String!, $username: String!, $password: String!, $agbAccepted: Boolean!,
    $marketingAccepted: Boolean, $nodoi: Boolean, $migrate: Boolean, $userData: String) {
    register(email: $email, username: $username, password: $password, agbAccepted: $agbAccepted,
      marketingAccepted: $marketingAccepted, nodoi: $nodoi, migrate: $migrate, userData: $userData) {
      ${reader} success error cookie } }`,
  updateUserAttribute: `mutation updateUserAttribute($hash: String!, $token: String!, $attribute: String!, $value: String!) {
    updateUserAttribute(hash: $hash, token: $token, attribute: $attribute, value: $value) { action error errorText success } }`,
  registerUserForNewsletter: `mutation registerUserForNewsletter($h: String!, $t: String!, $newsletter: String!) {
    registerUserForNewsletter(h: $h, t: $t, newsletter: $newsletter) { h t newsletter } }`,
  unregisterUserFromNewsletter: `mutation unregisterUserFromNewsletter($h: String!, $t: String!, $newsletter: String!) {
    unregisterUserFromNewsletter(h: $h, t: $t, newsletter: $newsletter) { h t newsletter } }`,
  activateAccount: `mutation activateAccount($key: String!) { activateAccount(key: $key) { ${action} } }`,
  resendActivation: `mutation resendActivation($login: String!) { resendActivation(login: $login) { ${action} } }`,
  endSession: `mutation endSession($h: String!, $t: String!, $session: Int) {
    endSession(h: $h, t: $t, session: $session) { ${action} } }`,
  deleteAccount: `mutation deleteAccount($h: String!, $t: String!, $password: String!) {
    deleteAccount(h: $h, t: $t, password: $password) { ${action} } }`,
  account: `query GetAccount($h: String!, $t: String!) { account(h: $h, t: $t) {
    ${user} firstname created marketingAccepted cardNumber isManageable ${piano} attributes { name value }
    newsletters { slug title description isSubscribed } sessions { id device created lastSeen isCurrent } } }`,
  accountExport: "query GetAccountExport($h: String!, $t: String!) { account(h: $h, t: $t) { export } }",
} as const;
