import type { RouterContextProvider } from "react-router";
import { YEAR_PARAMETER } from "#app/domain/notice/notice-paths.ts";
import { toTodayText } from "#app/domain/post/date-text.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetModerationNumbersDocument } from "#graphql/generated/operations.ts";
import { admit, askNewsroom } from "./require-newsroom.ts";

/** Before that nothing was kept. */
const FIRST_YEAR = 2020;

/** The numbers of the year that the address names, or of this one. Throws as `admit`, and the 404 for a year without any. */
export async function requireNumbers(context: Readonly<RouterContextProvider>, url: URL) {
  const thisYear = Number(toTodayText(new Date()).iso.slice(0, 4));
  const text = url.searchParams.get(YEAR_PARAMETER) ?? String(thisYear);
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  const question = toQuestion(GetModerationNumbersDocument, { year: year < FIRST_YEAR || year > thisYear ? thisYear : year });
  const { moderation_numbers: numbers, rights } = admit(await askNewsroom(context, question), "COMMENTS", url);
  if (numbers === null || year !== numbers.year) throw unknownInNewsroom(url);
  return { numbers, thisYear, rights };
}
