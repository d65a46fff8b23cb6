import type { RouterContextProvider } from "react-router";
import { backendContext } from "#app/context.ts";
import { toArchivePath } from "#app/domain/newsletter/newsletter-paths.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewslettersDocument } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

/** Paths of the newsletters' archives, which lead to every issue; none of a back end without them. What fails is only logged: others are listed. */
export async function readNewsletterArchives(context: Readonly<RouterContextProvider>): Promise<string[]> {
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewslettersDocument, {})]);
  if (answer.missing?.has("newsletters")) return [];
  if (answer.error !== undefined) logError("The newsletters cannot be listed", answer.error);
  return answer.data?.newsletters.map(({ slug }) => toArchivePath(slug)) ?? [];
}
