/** What script sends of films and recordings: a part of a file, or the question how much has come. */
import type { Posted } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { parseRecordingQuery, type RecordingReply } from "#app/domain/newsroom/sent-recording.ts";
import { type BodyLimits, isBodyRefusal, readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { sendRecordingPart } from "#app/gateway/newsroom/recording-calls.ts";

const failures = {
  "signed out": { status: 401, error: "Deine Anmeldung ist abgelaufen. Melde dich in einem anderen Fenster neu an." },
  "no right": { status: 403, error: "Deine Rolle erlaubt das nicht." },
  "bad input": { status: 422, error: "So nimmt das System das nicht an. Lade die Seite neu." },
  late: { status: 408, error: "Das hat zu lange gedauert. Versuch es noch einmal." },
  failed: { status: 503, error: "Das hat nicht geklappt. Es liegt an der Technik: Versuch es gleich noch einmal." },
} as const;

export async function runRecordingCall(
  { context, request, url }: Pick<Posted, "context" | "request" | "url">,
  limits: BodyLimits,
): Promise<{ status: number } & (RecordingReply | { error: string })> {
  const part = parseRecordingQuery(url.searchParams);
  if (part === null) return failures["bad input"];
  const body = await readLimitedBody(request, limits);
  if (isBodyRefusal(body)) return failures[body === 408 ? "late" : "bad input"];
  const answer = await sendRecordingPart(context.get(backendContext), part, body);
  if (answer.kind === "done") return { status: 200, ...answer.reply };
  return answer.kind === "unfit" ? { status: answer.status, error: answer.message } : failures[answer.kind];
}
