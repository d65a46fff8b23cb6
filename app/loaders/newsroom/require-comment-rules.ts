/** What the publisher has decided about comments, for who has the right to see to them. */
import type { RouterContextProvider } from "react-router";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetCommentRulesDocument } from "#graphql/generated/operations.ts";
import { admit, askNewsroom } from "./require-newsroom.ts";

/** Throws as `admit`. */
export async function requireCommentRules(context: Readonly<RouterContextProvider>, url: URL) {
  const { comment_rules: rules, rights } = admit(
    await askNewsroom(context, toQuestion(GetCommentRulesDocument, {})),
    "COMMENTS",
    url,
  );
  if (rules === null) throw unknownInNewsroom(url);
  return { rules, rights };
}
