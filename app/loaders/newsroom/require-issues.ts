/** The newsletters and their issues as staff prepare them. */
import type { RouterContextProvider } from "react-router";
import { unknownInNewsroom, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import {
  GetNewsroomIssueDocument,
  GetNewsroomIssueMailDocument,
  type GetNewsroomIssueQuery,
  GetNewsroomNewslettersDocument,
} from "#graphql/generated/operations.ts";
import { admit, askNewsroom } from "./require-newsroom.ts";

type Context = Readonly<RouterContextProvider>;
type WireNewsletter = NonNullable<NonNullable<GetNewsroomIssueQuery["newsroom"]>["newsletter"]>;
export type WireIssue = NonNullable<WireNewsletter["issue"]>;

/** Throws as `admit`, and the 404 of a back end that does not know them. */
export async function requireNewsletters(context: Context, url: URL) {
  const question = toQuestion(GetNewsroomNewslettersDocument, {});
  const { newsletters, rights } = admit(await askNewsroom(context, question), "FRONT", url);
  if (newsletters === null) throw unknownRoute(url);
  return { newsletters, rights };
}

type Named = { slug: string; day: string };

/** An issue with its newsletter; `words` null looks for no posts. Throws as `admit`, and the 404 for a newsletter or a day that has none. */
export async function requireIssue(context: Context, url: URL, { slug, day }: Named, words: string | null) {
  const question = toQuestion(GetNewsroomIssueDocument, {
    slug,
    day: day === "" ? null : day,
    words: words ?? "",
    isSearching: words !== null,
  });
  const { newsletter, front_posts: found, rights } = admit(await askNewsroom(context, question), "FRONT", url);
  if (newsletter?.issue == null) throw unknownInNewsroom(url);
  return { newsletter, issue: newsletter.issue, found: found ?? null, rights };
}

/** The mail of an issue. Throws as `requireIssue`. */
export async function requireIssueMail(context: Context, url: URL, { slug, day }: Named) {
  const question = toQuestion(GetNewsroomIssueMailDocument, { slug, day: day === "" ? null : day });
  const { newsletter, rights } = admit(await askNewsroom(context, question), "FRONT", url);
  if (newsletter?.issue == null) throw unknownInNewsroom(url);
  return { title: newsletter.title, issue: newsletter.issue, rights };
}
