/** The form that begins a ticker: the address of a post, or its number (decision 76). */
import { requireForm } from "#app/actions/require-form.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { parsePastedPost, toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";

export type OpeningOutcome = { to: string } | { to: null; value: string; error: string };

const MAX_SHOWN = 500;

/** Throws as `requireForm`. */
export async function runTickerOpening(request: Request): Promise<OpeningOutcome> {
  const { post = "" } = toEntries(await requireForm(request));
  const postId = parsePastedPost(post);
  const error = "Das ist keine Adresse eines Beitrags. Sie endet mit seiner Nummer.";
  return postId === null ? { to: null, value: post.slice(0, MAX_SHOWN), error } : { to: toTickerPath(postId) };
}
