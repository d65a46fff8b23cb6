/** Topics and sections as staff find and change them. */
import type { RouterContextProvider } from "react-router";
import { parseTaxonomy, type TermQuestion } from "#app/domain/newsroom/front/term-paths.ts";
import { unknownInNewsroom, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetTermDocument, GetTermsDocument } from "#graphql/generated/operations.ts";
import { admit, askNewsroom } from "./require-newsroom.ts";

type Context = Readonly<RouterContextProvider>;

/** A page of them. Throws as `admit`, and the 404 of a back end that does not know them. */
export async function requireTerms(context: Context, url: URL, question: TermQuestion) {
  const { terms, rights } = admit(await askNewsroom(context, toQuestion(GetTermsDocument, question)), "FRONT", url);
  if (terms === null) throw unknownRoute(url);
  return { terms, rights };
}

/** One of them with its states. Throws as `admit`, and the 404 where there is none. */
export async function requireTerm(context: Context, url: URL, { kind, slug }: { kind: string; slug: string }) {
  const taxonomy = parseTaxonomy(kind);
  if (taxonomy === null) throw unknownRoute(url);
  const { term, rights } = admit(await askNewsroom(context, toQuestion(GetTermDocument, { taxonomy, slug })), "FRONT", url);
  if (term === null) throw unknownInNewsroom(url);
  return { term, rights };
}
