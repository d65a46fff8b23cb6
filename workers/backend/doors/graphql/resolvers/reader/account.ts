/** Accounts: every mutation, and what the profile shows (rules 7.1). The rules are in accounts/. */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { accountEndings } from "#workers/backend/doors/registry/account-endings.ts";
import { readerRows } from "#workers/backend/doors/registry/tables.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { confirmAddress, takeBackAddress } from "#workers/backend/readers/accounts/address/confirm-address.ts";
import { dropAddress, requestAddress } from "#workers/backend/readers/accounts/address/request-address.ts";
import { updateUserAttribute } from "#workers/backend/readers/accounts/profile/attributes.ts";
import { changeName } from "#workers/backend/readers/accounts/profile/change-name.ts";
import { exportAccount, readAccount } from "#workers/backend/readers/accounts/profile/overview.ts";
import { activateAccount, resendActivation } from "#workers/backend/readers/accounts/registration/activate.ts";
import { deleteAccount, keepAccount } from "#workers/backend/readers/accounts/registration/delete-account.ts";
import { register } from "#workers/backend/readers/accounts/registration/register.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import {
  toActionResult,
  toAttributeResult,
  toAutologinResult,
  toLogoutResult,
  toSsoResult,
} from "#workers/backend/readers/accounts/replies/to-sso-result.ts";
import { autologin } from "#workers/backend/readers/accounts/session/autologin.ts";
import { endSession } from "#workers/backend/readers/accounts/session/end-session.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import { logout } from "#workers/backend/readers/accounts/session/logout.ts";
import { toProlongingHeaders } from "#workers/backend/readers/accounts/session/prolonging-cookies.ts";
import { subscribe, unsubscribe } from "#workers/backend/readers/newsletters/readers/own-newsletters.ts";
import { planDeletion } from "#workers/backend/readers/subscriptions/deletion/plan-deletion.ts";
import { requireShortArguments } from "./account-arguments.ts";
import { answer, answerOnce } from "./answer.ts";

type SessionArguments = { h: string; t: string };
type NewsletterArguments = SessionArguments & { newsletter: string };
type RegisterArguments = { email: string; username: string; password: string; agbAccepted: boolean } & Partial<{
  marketingAccepted: boolean | null;
  nodoi: boolean | null;
  migrate: boolean | null;
  userData: string | null;
}>;

async function answerRegister(call: Call, args: RegisterArguments) {
  const { marketingAccepted, nodoi, migrate, userData, ...required } = args;
  return toSsoResult(
    await register(call, {
      ...required,
      marketingAccepted: marketingAccepted ?? false,
      nodoi: nodoi ?? false,
      migrate: migrate ?? false,
      userData: userData ?? null,
    }),
  );
}

function answerNewsletter(change: typeof subscribe) {
  return answer(async (call, { h, t, newsletter }: NewsletterArguments) => {
    const result = await change(call, { h, t, newsletter });
    if (result.kind === "no-session") throw createCallError("UNAUTHENTICATED", "No existing session");
    if (result.kind === "too-many") throw createCallError("TOO_MANY_REQUESTS", result.message);
    if (result.kind === "unknown") throw createCallError("NOT_FOUND", "Newsletter not found");
    return { h, t, newsletter };
  });
}

export const accountResolvers = {
  Query: { account: answer((call, { h, t }: SessionArguments) => readAccount(call, { h, t })) },
  Account: {
    export: async ({ user }: { user: SsoUser }, _: unknown, { accounts }: BackendContext) => {
      accounts.claimCostlyCall();
      return exportAccount(await accounts.openCall(), { h: user.hash, t: user.token }, readerRows);
    },
  },
  Mutation: {
    login: answerOnce(async (call, args: { username: string; password: string }) => toSsoResult(await login(call, args))),
    autologin: async (_: unknown, args: { hash: string; token: string }, { accounts }: BackendContext) => {
      requireShortArguments(args);
      const call = await accounts.openCall();
      const result = await autologin(call, args);
      accounts.setCookies.push(...toProlongingHeaders(call, result));
      return toAutologinResult(result);
    },
    logout: async (_: unknown, __: unknown, { accounts }: BackendContext) => ({
      logout_result: toLogoutResult(await logout(await accounts.openCall(), accounts.bearerToken)),
      logout: true,
    }),
    register: answerOnce(answerRegister),
    updateUserAttribute: answer(async (call, args: { hash: string; token: string; attribute: string; value: string }) =>
      toAttributeResult(await updateUserAttribute(call, args)),
    ),
    registerUserForNewsletter: answerNewsletter(subscribe),
    unregisterUserFromNewsletter: answerNewsletter(unsubscribe),
    activateAccount: answerOnce(async (call, { key }: { key: string }) => toActionResult(await activateAccount(call, key))),
    resendActivation: answerOnce(async (call, args: { login: string }) =>
      toActionResult(await resendActivation(call, args.login)),
    ),
    endSession: answer(async (call, { h, t, session }: SessionArguments & { session?: number | null }) =>
      toActionResult(await endSession(call, { h, t, session: session ?? null })),
    ),
    changeName: answer(async (call, args: SessionArguments & { firstname: string; lastname: string }) =>
      toActionResult(await changeName(call, args)),
    ),
    changeEmail: answerOnce(async (call, args: SessionArguments & { email: string; password: string }) =>
      toActionResult(await requestAddress(call, args)),
    ),
    keepEmail: answer(async (call, args: SessionArguments) => toActionResult(await dropAddress(call, args))),
    confirmEmail: answerOnce(async (call, { key }: { key: string }) => toActionResult(await confirmAddress(call, key))),
    takeBackEmail: answerOnce(async (call, { key }: { key: string }) => toActionResult(await takeBackAddress(call, key))),
    deleteAccount: answerOnce(async (call, args: SessionArguments & { password: string; atEnd?: boolean | null }) =>
      toActionResult(await (args.atEnd === true ? planDeletion(call, args) : deleteAccount(call, args, accountEndings))),
    ),
    keepAccount: answerOnce(async (call, args: SessionArguments) => toActionResult(await keepAccount(call, args))),
  },
};
