import { requireLargeForm } from "#app/actions/newsroom/large-form.ts";
import { runRecordingCall } from "#app/actions/newsroom/recording-call.ts";
import { RECORDING_PART_BYTES } from "#shared/content/recording-limits.ts";
import type { Route } from "./+types/redaktion.aufnahmen.stand.ts";

/** There is nothing to see here. */
export function loader() {
  return Response.json({ error: "Send a part" }, { status: 405, headers: { allow: "POST" } });
}

/**
 * `POST /redaktion/aufnahmen/stand?id=&groesse=&ab=`: a part of a film or recording (`application/octet-stream`), for script. Answers
 * `{"received"}`, `{"recording"}` once it is whole, or `{"error"}` in German under the status of what went wrong.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const limits = await requireLargeForm({ context, request }, { rights: ["WRITE"], maxBytes: RECORDING_PART_BYTES });
  const { status, ...answer } = await runRecordingCall({ context, request, url }, limits);
  return Response.json(answer, { status });
}
