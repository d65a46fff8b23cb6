import { type RouterContextProvider, redirect } from "react-router";
import { sessionContext, sessionCookiesContext } from "#app/context.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { askPage, askWithLogin } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { type Answer, type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { aboFlags } from "#graphql/generated/contract.ts";
import {
  GetAccountDocument,
  GetAccountExportDocument,
  type GetAccountQuery,
  type TypedDocumentString,
} from "#graphql/generated/operations.ts";

type Context = Readonly<RouterContextProvider>;
export type WireAccount = NonNullable<GetAccountQuery["account"]>;

/**
 * The reader's account, and what came of the question that was asked beside it. Throws the redirect to the login, which leads back to `returnTo`, without a verified session, or the error
 * of the operation.
 */
export async function requireAccount<Beside>(
  context: Context,
  returnTo: string,
  beside: Question<Beside> | null,
): Promise<{ account: WireAccount; beside: Answer<Beside> | null }> {
  const { account, user, beside: answer } = await askAccount(context, GetAccountDocument, askPage, { returnTo, beside });
  const kept = user.piano?.abo;
  // Bought or ended since the portal was last told: the next page shall know as well.
  if (aboFlags.some((flag) => account.piano.abo[flag] !== kept?.[flag])) context.get(sessionContext).renew();
  return { account, beside: answer };
}

/** Everything that is kept about the reader, as JSON text; null for a session that may not have it. Throws as above. */
export async function requireAccountExport(context: Context): Promise<{ user: SessionUser; text: string | null }> {
  const { account, user } = await askAccount(context, GetAccountExportDocument, askWithLogin, {
    returnTo: "/profil",
    beside: null,
  });
  return { user, text: account.export };
}

type AccountDocument<Account> = TypedDocumentString<{ account: Account | null }, { h: string; t: string }>;

/** A session that the back end no longer knows is ended. */
async function askAccount<Account, Beside>(
  context: Context,
  document: AccountDocument<Account>,
  ask: typeof askPage,
  { returnTo, beside }: { returnTo: string; beside: Question<Beside> | null },
): Promise<{ account: Account; user: SessionUser; beside: Answer<Beside> | null }> {
  const claim = context.get(sessionCookiesContext);
  if (claim === null) throw toLogin(returnTo);
  const session = context.get(sessionContext);
  const [answer, besides] = await ask(context, [toQuestion(document, { h: claim.hash, t: claim.token }), beside]);
  const { account } = requireData(answer);
  const user = await session.user;
  if (account !== null && user !== null) return { account, user, beside: besides as Answer<Beside> | null };
  if (account === null) session.replace(null);
  throw toLogin(returnTo);
}

function toLogin(returnTo: string): Response {
  return redirect(toDialogPath("Login", returnTo), 303);
}
