/** What was counted of posts, for who may read it. */
import type { RouterContextProvider } from "react-router";
import { parseNumbersChoice, UNTIL_PARAMETER } from "#app/domain/newsroom/post-numbers-paths.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNumbersDocument, GetPostNumbersDocument } from "#graphql/generated/operations.ts";
import { admit, askNewsroom, requireId } from "./require-newsroom.ts";

type Context = Readonly<RouterContextProvider>;

/** Of the period that the address names. Throws as `admit`. */
export async function requirePeriodNumbers(context: Context, url: URL) {
  const choice = parseNumbersChoice(url);
  const question = toQuestion(GetNumbersDocument, { period: choice.period.period });
  const { numbers, rights } = admit(await askNewsroom(context, question), "NUMBERS", url);
  if (numbers === null) throw unknownInNewsroom(url);
  return { numbers, choice, rights };
}

/** Of one post, the days that the address names. Throws as `admit`, and the 404 where there is no such post. */
export async function requirePostNumbers(context: Context, url: URL, id: string) {
  const until = url.searchParams.get(UNTIL_PARAMETER);
  const question = toQuestion(GetPostNumbersDocument, { id: requireId(id, url), until });
  const { post_numbers: numbers, rights } = admit(await askNewsroom(context, question), "NUMBERS", url);
  if (numbers === null) throw unknownInNewsroom(url);
  return { numbers, rights };
}
