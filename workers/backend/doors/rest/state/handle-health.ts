/** `GET /health`: whether the back end can work. */

import { createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readDatabaseState } from "./read-database-state.ts";

/** 200 when D1 answers and every migration is in, otherwise 503. */
export async function handleHealth(request: Request, env: Env): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return createWrongMethod("GET, HEAD");
  const problem = await findProblem(env.DB);
  const status = problem === null ? 200 : 503;
  const response = Response.json(problem === null ? { ok: true } : { ok: false, problem }, {
    status,
    headers: { "cache-control": "no-store" },
  });
  return request.method === "HEAD" ? new Response(null, response) : response;
}

async function findProblem(db: D1Database): Promise<string | null> {
  const { isThere, missing } = await readDatabaseState(db);
  if (!isThere) return "the database does not answer, or has no migrations";
  return missing.length === 0 ? null : `migrations missing: ${missing.join(", ")}`;
}
