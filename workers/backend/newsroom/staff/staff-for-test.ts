/** For tests: people of the newsroom, who enrol and sign in as they do on its pages. */
import { env } from "cloudflare:workers";
import { Secret, TOTP } from "otpauth";
import worker from "#workers/backend/backend.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { StaffRole } from "./rights.ts";
import { inviteStaff } from "./team/team.ts";

export const staffOperations = {
  password: "mutation ($mail: String!, $password: String!) { checkStaffPassword(mail: $mail, password: $password) { ticket } }",
  code: "mutation ($ticket: String!, $code: String!) { checkStaffCode(ticket: $ticket, code: $code) { session expires } }",
  confirm: "mutation ($code: String!) { confirmStaff(code: $code) }",
  signOut: "mutation { signOutStaff }",
  endSession: "mutation ($id: Int!) { endStaffSession(id: $id) }",
  changePassword:
    "mutation ($current: String!, $password: String!) { changeStaffPassword(current: $current, password: $password) }",
  renewCodes: "mutation { renewRecoveryCodes }",
  begin: "mutation ($key: String!, $sealed: String) { beginEnrolment(key: $key, sealed: $sealed) { name mail secret sealed } }",
  complete: `mutation ($key: String!, $sealed: String!, $password: String!, $code: String!) {
    completeEnrolment(key: $key, sealed: $sealed, password: $password, code: $code) { codes session expires } }`,
  invite: `mutation ($name: String!, $mail: String!, $roles: [StaffRole!]!) {
    inviteStaff(name: $name, mail: $mail, roles: $roles) { key expires } }`,
  setRoles: "mutation ($id: Int!, $roles: [StaffRole!]!) { setStaffRoles(id: $id, roles: $roles) }",
  lock: "mutation ($id: Int!) { lockStaff(id: $id) }",
  unlock: "mutation ($id: Int!) { unlockStaff(id: $id) }",
  reset: "mutation ($id: Int!) { resetStaff(id: $id) { key expires } }",
  endSessions: "mutation ($id: Int!) { endStaffSessions(id: $id) }",
  beginPasskey: "mutation { beginStaffPasskey }",
  addPasskey: `mutation ($name: String!, $credential: String!) { addStaffPasskey(name: $name, credential: $credential) }`,
  renamePasskey: "mutation ($id: Int!, $name: String!) { renameStaffPasskey(id: $id, name: $name) }",
  removePasskey: "mutation ($id: Int!) { removeStaffPasskey(id: $id) }",
  removePasskeys: "mutation ($id: Int!) { removeStaffPasskeys(id: $id) }",
  beginPasskeySignIn: "mutation { beginStaffPasskeySignIn }",
  passkeySignIn: "mutation ($credential: String!) { checkStaffPasskey(credential: $credential) { session expires } }",
  account: `{ newsroom { is_signed_in is_confirmed rights account {
    id name mail roles recovery_code_count passkeys { id name created last_used } sessions { id device created last_seen is_current } } } }`,
  setup: `{ newsroom_missing newsroom {
    setup { post_count legal_pages staff_count administrator_count wordpress mail_from comment_rule }
    machine { since disk_free disk_total last_backup has_certificate certificate_until certificate_problem is_mail_delivered is_demo }
    status { bounced_week is_bounce_told } } }`,
  team: "{ newsroom { team { id name mail roles state created last_seen session_count passkey_count } } }",
  log: `query ($staff: Int, $kind: String, $before: Int) { newsroom { log(staff: $staff, kind: $kind, before: $before) {
    id at name kind subject } } }`,
};

// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
export type StaffReply = { data: any; code: string | undefined };
let networks = 0;

const STEP_MS = 30_000;
/** No enrolment takes longer, on a busy machine either. */
const END_MS = 3000;

/** A caller at a network of their own, who sends a session along. */
export async function arriveAtNewsroom(session = "", own: Env = env as Env) {
  networks += 1;
  const caller = await mintCaller({ address: `2001:db8:${networks.toString(16)}::7` });
  return async (query: string, variables: object = {}): Promise<StaffReply> => {
    const headers = { "x-caller": caller, "x-mutation": "true", authorization: `Bearer ${session}`.trim() };
    const answer = await (await worker.fetch(createGraphqlRequest({ query, variables }, headers), own)).json<{
      data: unknown;
      errors?: { extensions: { code: string } }[];
    }>();
    return { data: answer.data, code: answer.errors?.[0]?.extensions.code };
  };
}

/** The code of now, or some steps of 30 seconds from it. */
export function toCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

export const staffPassword = "ein langes Passwort";
let people = 0;

export type SignedIn = { id: number; mail: string; secret: string; codes: string[]; session: string };

/** A member with these roles, just enrolled and signed in. */
export async function hireSignedIn(...roles: StaffRole[]): Promise<SignedIn> {
  people += 1;
  const mail = `person-${people}-${crypto.randomUUID()}@redaktion.example`;
  const now = Math.floor(Date.now() / 1000);
  const invitation = await inviteStaff(env as Env, { name: `Person ${people}`, mail, roles }, now);
  if (invitation.kind !== "invited") throw new Error("The address is taken");
  const ask = await arriveAtNewsroom();
  const { secret, sealed } = (await ask(staffOperations.begin, { key: invitation.key })).data.beginEnrolment;
  await leaveEndOfStep();
  const form = { key: invitation.key, sealed, password: staffPassword, code: toCode(secret, -1) };
  const { codes, session } = (await ask(staffOperations.complete, form)).data.completeEnrolment;
  return { id: invitation.id, mail, secret, codes, session };
}

/** A code of the step before counts while this step lasts: what comes at its end would be too late. */
async function leaveEndOfStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < END_MS) await scheduler.wait(left);
}
