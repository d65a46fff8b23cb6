/** Adds a person to a newsroom as the operator and the invited do it: an invitation, a password, an authenticator (decision 104). */
import { Secret, TOTP } from "otpauth";
import type { StaffRole as ContractRole } from "#graphql/generated/contract.ts";

export type StaffRole = Lowercase<ContractRole>;
export type Newcomer = { name: string; mail: string; roles: readonly StaffRole[]; password: string };
export type HiredStaff = {
  mail: string;
  password: string;
  /** Of the authenticator, in Base32. */
  secret: string;
  recoveryCodes: string[];
  /** What the sign-in's cookie holds. */
  session: string;
};

/** The code that an authenticator shows at a moment, in milliseconds. */
export function toTotpCode(secret: string, now: number = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

type Admin = { origin: string; token: string };

/** Asks for a link's key: for a new person, or with `reset` for one who has lost password or second factor. Throws what the back end says. */
export async function askInvitation(
  { origin, token }: Admin,
  body: { name: string; mail: string; roles: readonly StaffRole[] } | { mail: string; reset: true },
): Promise<{ key: string; expires: string }> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/admin/staff`, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as { key: string; expires: string } | { error: string };
  if ("error" in answer) throw new Error(answer.error);
  return answer;
}

type Enrolled = { codes: string[]; session: string };

/** Throws what the back end refuses. */
export async function hireStaff(admin: Admin, { password, ...person }: Newcomer): Promise<HiredStaff> {
  const { key } = await askInvitation(admin, person);
  return enrol(admin, key, person.mail, password);
}

/** The same for a person who is there already, with another password and authenticator. */
export async function resetStaff(admin: Admin, { mail, password }: Pick<Newcomer, "mail" | "password">): Promise<HiredStaff> {
  const { key } = await askInvitation(admin, { mail, reset: true });
  return enrol(admin, key, mail, password);
}

async function enrol(admin: Admin, key: string, mail: string, password: string): Promise<HiredStaff> {
  const begin = "mutation ($key: String!) { beginEnrolment(key: $key) { secret sealed } }";
  const { secret, sealed } = await ask<{ secret: string; sealed: string }>(admin.origin, begin, { key });
  const end = `mutation ($key: String!, $sealed: String!, $password: String!, $code: String!) {
    completeEnrolment(key: $key, sealed: $sealed, password: $password, code: $code) { codes session }
  }`;
  const variables = { key, sealed, password, code: toTotpCode(secret) };
  const { codes, session } = await ask<Enrolled>(admin.origin, end, variables);
  return { mail, password, secret, recoveryCodes: codes, session };
}

async function ask<Result>(origin: string, query: string, variables: object): Promise<Result> {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-mutation": "true" },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Record<string, Result>; errors?: { message: string }[] };
  const [result] = Object.values(data ?? {});
  if (result == null) throw new Error(errors?.[0]?.message ?? "The back end answered without data");
  return result;
}
