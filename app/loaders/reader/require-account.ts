import { type RouterContextProvider, redirect } from "react-router";
import { sessionContext, sessionCookiesContext } from "#app/context.ts";
import { toLoginPath } from "#app/domain/page/login-path.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { askPage, askWithLogin } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { type Answer, type AnswersTo, type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { aboFlags } from "#graphql/generated/contract.ts";
import { GetAccountDocument, GetAccountExportDocument, type TypedDocumentString } from "#graphql/generated/operations.ts";
import { type PartialAccount, readOwnAccount } from "./own-account.ts";

type Context = Readonly<RouterContextProvider>;
type Questions = readonly (Question<unknown> | null)[];

/**
 * The reader's account, and what came of the questions that were asked beside it. `isPartial`: a publisher's own back end has no more
 * than its session says (own-account.ts). Throws the redirect to the login, which leads back to `returnTo`, without a verified
 * session, or the error of the operation.
 */
export async function requireAccount<const Beside extends Questions>(
  context: Context,
  returnTo: string,
  beside: Beside,
): Promise<{ account: PartialAccount; isPartial: boolean; beside: AnswersTo<Beside> }> {
  const found = await askAccount(context, GetAccountDocument, askPage, { returnTo, beside });
  if (found.account === null) {
    const account = (await readOwnAccount(context)) ?? endSession(context, returnTo);
    return { account, isPartial: true, beside: found.beside };
  }
  const { account, user, beside: answer } = found;
  const kept = user.piano?.abo;
  // Bought or ended since the portal was last told: the next page shall know as well.
  if (aboFlags.some((flag) => account.piano.abo[flag] !== kept?.[flag])) context.get(sessionContext).renew();
  return { account, isPartial: false, beside: answer };
}

/** Everything that is kept about the reader, as JSON text; null for a session that may not have it, and with a back end that cannot say. Throws as above. */
export async function requireAccountExport(context: Context): Promise<{ user: SessionUser; text: string | null }> {
  const { account, user } = await askAccount(context, GetAccountExportDocument, askWithLogin, {
    returnTo: "/profil",
    beside: [],
  });
  return { user, text: account?.export ?? null };
}

type AccountDocument<Account> = TypedDocumentString<{ account: Account | null }, { h: string; t: string }>;

/** `account` null: the back end knows no such question. A session that it no longer knows is ended. */
async function askAccount<Account, const Beside extends Questions>(
  context: Context,
  document: AccountDocument<Account>,
  ask: typeof askPage,
  { returnTo, beside }: { returnTo: string; beside: Beside },
): Promise<{ account: Account | null; user: SessionUser; beside: AnswersTo<Beside> }> {
  const claim = context.get(sessionCookiesContext);
  if (claim === null) throw redirect(toLoginPath(returnTo, false), 303);
  const session = context.get(sessionContext);
  const question = toQuestion(document, { h: claim.hash, t: claim.token });
  const [first, ...besides] = await ask(context, [question as Question<unknown>, ...beside]);
  const answer = first as Answer<{ account: Account | null }>;
  const isUnknown = answer.missing?.has("account") ?? false;
  const { account } = requireData(answer);
  const user = await session.user;
  if (account === null && !isUnknown) endSession(context, returnTo);
  if (user === null) throw redirect(toLoginPath(returnTo, await session.isOver), 303);
  return { account, user, beside: besides as unknown as AnswersTo<Beside> };
}

/** The back end knows it no longer. */
function endSession(context: Context, returnTo: string): never {
  context.get(sessionContext).replace(null);
  throw redirect(toLoginPath(returnTo, true), 303);
}
