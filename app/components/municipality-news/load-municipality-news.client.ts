/** Asks for the municipality widget's news anew, in the reader's browser. */
import type { NewsChoice } from "#app/domain/municipality/municipality-news.ts";
import { createHttpClient } from "#app/gateway/backend/http-client.ts";
import { readMunicipalityNews } from "#app/gateway/wordpress/read-municipality-news.ts";
import type { NewsView } from "./municipality-news.ts";
import { toMunicipalityNews } from "./to-municipality-news.ts";

const TIMEOUT_MS = 10_000;

/** Rejects when nobody can say. */
export async function loadMunicipalityNews(choice: NewsChoice, topicsNamespace: string): Promise<NewsView> {
  const { answer } = createHttpClient((input, init) => fetch(input, init), TIMEOUT_MS, location.origin);
  return toMunicipalityNews(choice, await readMunicipalityNews(answer, { choice, topicsNamespace, now: new Date() }));
}
