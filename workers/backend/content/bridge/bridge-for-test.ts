/** For tests of the bridge: a site in memory, its events signed as the plugin does it, and the database after them. */
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import { handleWordPressWebhook } from "#workers/backend/doors/webhooks/handle-wordpress-webhook.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { runBridge } from "./run-bridge.ts";
import { signBody } from "./webhook/signature.ts";
import { createSite, type FakeSite, SITE } from "./wordpress-for-test.ts";

const SECRET = "geheim-der-bruecke";
export const NOON = Date.parse("2026-11-20T12:00:00Z") / 1000;
export const purged: string[] = [];
export const env = {
  ...bindings,
  WORDPRESS_ORIGIN: SITE,
  WORDPRESS_WEBHOOK_SECRET: SECRET,
  WORDPRESS_PREMIUM_CATEGORIES: "plus",
  PORTAL_CACHE: { purge: async (tags: string[]) => void purged.push(...tags) },
} as unknown as Env;
export let site: FakeSite;

/** Before each test an empty site and an empty database; call it once in a file. */
export function setUpBridge(): void {
  beforeEach(async () => {
    await emptyDatabase(bindings.DB);
    purged.length = 0;
    site = createSite();
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => site.fetch(input as RequestInfo, init));
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(console, "warn").mockReturnValue();
  });
  afterEach(() => vi.restoreAllMocks());
}

type Telling = { at?: number; secret?: string; signature?: string; delivery?: string; settings?: Env };

/** Sends events and waits for what they start; the status of the answer. */
export async function tell(
  events: object[],
  { at = NOON, secret = SECRET, signature = "", delivery, settings = env }: Telling = {},
): Promise<number> {
  const body = new TextEncoder().encode(JSON.stringify({ events, delivery }));
  const headers = { "x-bridge-timestamp": `${at}`, "x-bridge-signature": signature || (await signBody(secret, at, body)) };
  const request = new Request("https://backend/webhooks/wordpress", { method: "POST", headers, body });
  const waiting: Promise<unknown>[] = [];
  const response = await handleWordPressWebhook(request, settings, { waitUntil: (work) => void waiting.push(work) }, NOON);
  await Promise.all(waiting);
  return response.status;
}

export const changed = (id: number, at = 0, event = "post.updated", type = "post") => ({ event, id, type, at });
export const seconds = (date: string) => Date.parse(`${date}Z`) / 1000;
export const clock = (date: string) => runBridge(env, new Date(`${date}Z`));
export const all = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await bindings.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;
export const titles = async () => (await all<{ title: string }>("SELECT title FROM posts ORDER BY id")).map(({ title }) => title);
export const waiting = () =>
  all<{ id: number; tries: number; fault: string | null }>("SELECT id, tries, fault FROM bridge_tasks");
