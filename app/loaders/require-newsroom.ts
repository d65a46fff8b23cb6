/** What the newsroom's pages ask (decision 76). Without a newsroom in the back end there are no such pages. */
import type { RouterContextProvider } from "react-router";
import { backendContext } from "#app/context.ts";
import { toQuestion } from "#graphql/client/ask-together.ts";
import {
  GetNewsroomDocument,
  type GetNewsroomQuery,
  GetNewsroomTickerDocument,
  type GetNewsroomTickerQuery,
  GetNewsroomTipDocument,
  type GetNewsroomTipQuery,
  GetNewsroomTipsDocument,
  type GetNewsroomTipsQuery,
} from "#graphql/generated/operations.ts";
import { requireData } from "./require-data.ts";
import { unknownRoute } from "./route-errors.ts";

export type WireNewsroom = NonNullable<GetNewsroomQuery["newsroom"]>;
export type WireTicker = NonNullable<NonNullable<GetNewsroomTickerQuery["newsroom"]>["ticker"]>;

export type WireTip = NonNullable<NonNullable<GetNewsroomTipQuery["newsroom"]>["tip"]>;
export type WireTipLine = NonNullable<NonNullable<GetNewsroomTipsQuery["newsroom"]>["tips"]>[number];

/** Throws the 404 where there is no newsroom. */
export async function requireNewsroom(context: Readonly<RouterContextProvider>, url: URL): Promise<WireNewsroom> {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomDocument, {})]);
  const { newsroom } = requireData(answer);
  if (newsroom === null) throw unknownRoute(url);
  return newsroom;
}

type Asked = { postId: number; page: number; entry: string };

/** Null for who is not signed in. Throws the 404 where there is no newsroom, or no such post. */
export async function requireNewsroomTicker(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { postId, page, entry }: Asked,
): Promise<WireTicker | null> {
  const asked = { id: postId, page, entry };
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomTickerDocument, asked)]);
  const { newsroom } = requireData(answer);
  if (newsroom === null || (newsroom.is_signed_in && newsroom.ticker === null)) throw unknownRoute(url);
  return newsroom.ticker;
}

/** Tips before one, newest first; null for who is not signed in. Throws the 404 where there is no newsroom. */
export async function requireNewsroomTips(
  context: Readonly<RouterContextProvider>,
  url: URL,
  before: number | null,
): Promise<readonly WireTipLine[] | null> {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomTipsDocument, { before })]);
  const { newsroom } = requireData(answer);
  if (newsroom === null) throw unknownRoute(url);
  return newsroom.tips;
}

/** Null for who is not signed in. Throws the 404 where there is no newsroom, or no such tip. */
export async function requireNewsroomTip(
  context: Readonly<RouterContextProvider>,
  url: URL,
  id: number,
): Promise<WireTip | null> {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewsroomTipDocument, { id })]);
  const { newsroom } = requireData(answer);
  if (newsroom === null || (newsroom.is_signed_in && newsroom.tip === null)) throw unknownRoute(url);
  return newsroom.tip;
}
