/** What the newsroom's pages ask, and who is let in (decisions 76, 104). Without a newsroom in the back end there are no such pages. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { backendContext } from "#app/context.ts";
import { parsePostId, toSignInPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import { invalidRoute, unknownInNewsroom, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import type { StaffRight } from "#graphql/generated/contract.ts";
import {
  GetNewsroomDocument,
  GetNewsroomEntranceDocument,
  type GetNewsroomQuery,
  GetNewsroomTickerDocument,
  type GetNewsroomTickerQuery,
  GetNewsroomTipDocument,
  type GetNewsroomTipQuery,
  GetNewsroomTipsDocument,
  type GetNewsroomTipsQuery,
} from "#graphql/generated/operations.ts";

export type WireNewsroom = NonNullable<GetNewsroomQuery["newsroom"]>;
export type WireTicker = NonNullable<NonNullable<GetNewsroomTickerQuery["newsroom"]>["ticker"]>;
export type WireTip = NonNullable<NonNullable<GetNewsroomTipQuery["newsroom"]>["tip"]>;
export type WireTipLine = NonNullable<NonNullable<GetNewsroomTipsQuery["newsroom"]>["tips"]>[number];

type Context = Readonly<RouterContextProvider>;
/** What every question of the newsroom's asks. */
type Asked = { is_signed_in: boolean; rights: readonly StaffRight[] };

/** The newsroom's answer to a question; null where there is no newsroom. Throws as `requireData`. */
export async function askNewsroom<Newsroom extends Asked>(
  context: Context,
  question: Question<{ newsroom: Newsroom | null }>,
): Promise<Newsroom | null> {
  const [answer] = await context.get(backendContext).askTogether([question]);
  return requireData(answer).newsroom;
}

/** Who is signed in, and which secrets the operator has to set before anybody can. Throws as `requireData`. */
export async function askEntrance(context: Context) {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomEntranceDocument, {})]);
  return requireData(answer);
}

/**
 * The answer for a user who has this right; null asks for an account alone. Throws the 404 where there is no newsroom, the redirect to the
 * sign-in for a signed-out user, and 403 for one whose role lacks the right.
 */
export function admit<Newsroom extends Asked>(newsroom: Newsroom | null, right: StaffRight | null, url: URL): Newsroom {
  const admitted = requireSignIn(newsroom, right, url);
  if (admitted === null) throw redirect(toSignInPath(url), 303);
  return admitted;
}

/** As `admit`; null for a signed-out user. */
function requireSignIn<Newsroom extends Asked>(newsroom: Newsroom | null, right: StaffRight | null, url: URL): Newsroom | null {
  if (newsroom === null) throw unknownRoute(url);
  if (!newsroom.is_signed_in) return null;
  if (right === null || newsroom.rights.includes(right)) return newsroom;
  const message = `The right ${right} is missing`;
  throw data({ message, isNewsroom: true } satisfies PageErrorData, { status: 403, statusText: "Forbidden" });
}

/** The number in an address; throws the 404 for an invalid one. */
export function requireId(text: string, url: URL): number {
  const id = parsePostId(text);
  if (id === null) throw invalidRoute(url);
  return id;
}

/** The list of tickers. Throws as `admit`. */
export async function requireNewsroom(context: Context, url: URL): Promise<WireNewsroom> {
  return admit(await askNewsroom(context, toQuestion(GetNewsroomDocument, {})), "TICKER", url);
}

type AskedTicker = { postId: number; page: number; entry: string };

/** Null for a signed-out user. Throws the 404 where there is no newsroom, or no such post, and 403 as `admit`. */
export async function requireNewsroomTicker(
  context: Context,
  url: URL,
  { postId, page, entry }: AskedTicker,
): Promise<WireTicker | null> {
  const question = toQuestion(GetNewsroomTickerDocument, { id: postId, page, entry });
  const newsroom = requireSignIn(await askNewsroom(context, question), "TICKER", url);
  if (newsroom !== null && newsroom.ticker === null) throw unknownInNewsroom(url);
  return newsroom?.ticker ?? null;
}

/** Tips before one, newest first, with the rights of the user who reads them. Throws as `admit`. */
export async function requireNewsroomTips(context: Context, url: URL, before: number | null) {
  const { tips, rights } = admit(await askNewsroom(context, toQuestion(GetNewsroomTipsDocument, { before })), "TIPS", url);
  return { tips: tips ?? [], rights };
}

/** Throws as `admit`, and the 404 where there is no such tip. */
export async function requireNewsroomTip(context: Context, url: URL, id: number) {
  const { tip, rights } = admit(await askNewsroom(context, toQuestion(GetNewsroomTipDocument, { id })), "TIPS", url);
  if (tip === null) throw unknownInNewsroom(url);
  return { tip, rights };
}
