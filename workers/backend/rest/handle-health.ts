/** `GET /health`: whether the back end can work. */

import type { Env } from "#workers/backend/env.ts";
import { logError } from "#workers/log/log.ts";
import { createWrongMethod } from "./json.ts";

const migrations = Object.keys(import.meta.glob("../database/migrations/*.sql", { query: "?raw", eager: true })).map((path) =>
  path.slice(path.lastIndexOf("/") + 1),
);

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
  try {
    const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
    const applied = new Set(results.map(({ name }) => name));
    const missing = migrations.filter((name) => !applied.has(name));
    return missing.length === 0 ? null : `migrations missing: ${missing.join(", ")}`;
  } catch (error) {
    logError("The database does not answer", error);
    return "the database does not answer, or has no migrations";
  }
}
