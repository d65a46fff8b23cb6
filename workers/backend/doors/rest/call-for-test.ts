/** For tests: a call of a REST path and its JSON reply. */
import worker from "#workers/backend/backend.ts";
import type { Env } from "#workers/backend/ground/env.ts";

// biome-ignore lint/suspicious/noExplicitAny: the answer is what the tests look at
export type Reply = { status: number; headers: Headers; body: any };

export async function call(env: Env, path: string, method = "GET", headers: Record<string, string> = {}): Promise<Reply> {
  const response = await worker.fetch(new Request(`http://backend/wp-json/${path}`, { method, headers }), env);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}
