/** For tests: how films and recordings are sent in parts. */
import { env } from "cloudflare:workers";
import { RECORDING_PART_BYTES } from "#shared/content/recording-limits.ts";
import worker from "#workers/backend/backend.ts";
import type { Env } from "#workers/backend/ground/env.ts";

type Bytes = Uint8Array<ArrayBuffer>;

type Sent = { id?: string; session: string; own?: Env };

/** One call of the door: the question how much has come, where `offset` is null. */
export async function sendPart(
  { id, session, own = env as Env }: Sent & { id: string },
  size: number,
  offset: number | null,
  body: BodyInit | null = null,
): Promise<Response> {
  const query = `size=${size}${offset === null ? "" : `&offset=${offset}`}`;
  const url = `http://backend/newsroom/recordings/${id}?${query}`;
  return worker.fetch(new Request(url, { method: "POST", headers: { authorization: `Bearer ${session}` }, body }), own);
}

/** All of it; the last answer, or that which refused it. */
export async function sendRecording(file: Bytes, { id = crypto.randomUUID(), ...sent }: Sent): Promise<Response> {
  let answer = await sendPart({ id, ...sent }, file.length, null);
  while (answer.status === 200) {
    const { received } = await answer.clone().json<{ received: number }>();
    const part = file.slice(received, received + RECORDING_PART_BYTES);
    answer = await sendPart({ id, ...sent }, file.length, received, part);
  }
  return answer;
}
