/** For tests: calls as the portal sends them, and a reader who is signed in. */
import { expect } from "vitest";
import type { Env } from "../env.ts";
import { handleGraphql } from "../graphql-server.ts";
import { type Answer, createGraphqlRequest } from "../resolvers/ask-for-test.ts";
import { type AboFlag, aboFlags, type Piano, type SsoUser } from "./account-call.ts";
import { operations } from "./account-operations-for-test.ts";
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

/** The reply to one call through the portal; throws when it has GraphQL errors. */
export async function askAccount(
  env: Env,
  name: keyof typeof operations,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: the reply is what the tests look at
): Promise<any> {
  const { answer } = await send(env, { query: operations[name], variables }, await createPortalHeaders(headers));
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
}

export const technicalError = "Es ist ein technischer Fehler aufgetreten. Bitte versuche es in wenigen Minuten noch einmal.";
export const cookieMarkup = /^<img src="\/wp-json\/sso\/v1\/cookie\?key=[\w-]+" alt="" width="1" height="1">$/;

/** What replies tell of a reader who has bought nothing. */
export const noPiano: Piano = {
  userRef: expect.any(String),
  abo: {
    ...(Object.fromEntries(aboFlags.map((flag) => [flag, false])) as Record<AboFlag, boolean>),
    plusSubscriptionMeta: [],
    plusPremiumSubscriptionMeta: [],
    userRef: expect.any(String),
  },
};

/** A new session of a reader whom nothing but a user name is known of. */
export function expectUser(login: string): Record<string, unknown> {
  return {
    user_id: expect.any(Number),
    login,
    email: `${login}@example.org`,
    hash: expect.stringMatching(/^[\w-]{22}$/),
    token: expect.stringMatching(/^[\w-]{43}$/),
    lastname: "",
    fullname: login,
  };
}
