/** `GET /admin/cancellations`: declarations that end contracts (decision 107), for who brings them to the publisher's own system. */

import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { listCancellations } from "#workers/backend/readers/cancellations/cancellations.ts";

/** The newest 100 below the number `before`, as JSON; `received_at` in seconds. 400 for another `before`. */
export async function getCancellations(url: URL, { DB }: Env): Promise<Response> {
  const before = url.searchParams.get("before") ?? String(Number.MAX_SAFE_INTEGER);
  if (!/^\d{1,16}$/.test(before)) return toAdminError(400, "before must be the number of a declaration");
  return toAdminReply({ cancellations: await listCancellations(DB, Number(before)) });
}
