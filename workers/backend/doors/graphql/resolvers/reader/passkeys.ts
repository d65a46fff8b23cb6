/** Passkeys of readers: made, named and removed in the profile, and the way in that they are. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { ssoErrors } from "#workers/backend/ground/refusals/refuse.ts";
import { addPasskey, beginPasskey, type OptionsResult } from "#workers/backend/readers/accounts/passkeys/add-passkey.ts";
import { beginPasskeyLogin, loginWithPasskey } from "#workers/backend/readers/accounts/passkeys/login-with-passkey.ts";
import {
  type OwnPasskeys,
  readOwnPasskeys,
  removePasskey,
  renamePasskey,
} from "#workers/backend/readers/accounts/passkeys/own-passkeys.ts";
import { MAX_PASSKEYS } from "#workers/backend/readers/accounts/passkeys/passkey-rules.ts";
import { toActionResult, toSsoResult } from "#workers/backend/readers/accounts/replies/to-sso-result.ts";
import { answer, answerOnce } from "./answer.ts";

type Keys = { h: string; t: string };
type PasskeyLine = { created_at: number; last_used_at: number | null };

function toOptions(result: OptionsResult) {
  if (result.kind === "refused") return { success: "0", error: result.error, message: result.message, options: null };
  return { success: "1", error: ssoErrors.none, message: null, options: result.options };
}

export const passkeyResolvers = {
  Query: { passkeys: answer((call: Call, keys: Keys) => readOwnPasskeys(call, keys)) },
  Mutation: {
    beginPasskey: answerOnce(async (call: Call, args: Keys & { password: string }) => toOptions(await beginPasskey(call, args))),
    addPasskey: answerOnce(async (call: Call, args: Keys & { name: string; credential: string }) =>
      toActionResult(await addPasskey(call, args)),
    ),
    renamePasskey: answer(async (call: Call, args: Keys & { id: number; name: string }) =>
      toActionResult(await renamePasskey(call, args)),
    ),
    // It writes a mail.
    removePasskey: answerOnce(async (call: Call, args: Keys & { id: number }) => toActionResult(await removePasskey(call, args))),
    beginPasskeyLogin: answer(async (call: Call) => toOptions(await beginPasskeyLogin(call))),
    loginWithPasskey: answerOnce(async (call: Call, args: { credential: string }) =>
      toSsoResult(await loginWithPasskey(call, args)),
    ),
  },
  OwnPasskeys: { may_add: ({ isConfirmed }: OwnPasskeys) => isConfirmed, most: () => MAX_PASSKEYS },
  Passkey: {
    created: ({ created_at: at }: PasskeyLine) => toIsoDate(at),
    last_used: ({ last_used_at: at }: PasskeyLine) => (at === null ? null : toIsoDate(at)),
  },
};
