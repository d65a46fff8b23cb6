/** For tests: a tip's ticket, its files in parts, and the form without script, as a stranger sends them. */
import { FILES_FIELD } from "#app/domain/tip/tip-form.ts";
import { toCreationHeaders, toPartHeaders } from "#app/domain/tip/upload-protocol.ts";
import type { Question } from "#tests/support/edge/ask.ts";
import type { PlantedPortal } from "#tests/support/leak/start-planted-portal.ts";
import { MIN_WRITING_S, PART_BYTES } from "#workers/backend/newsroom/tips/tip-limits.ts";
import { tipOperations } from "#workers/backend/newsroom/tips/tip-operations-for-test.ts";

type Portal = Pick<PlantedPortal, "ask" | "origin">;
const fields = { text: "Im Rathaus brennt Licht.", place: "", name: "", contact: "", website: "" };

/** Bodies travel as bytes. */
const toBody = (bytes: Uint8Array) => Buffer.from(bytes) as unknown as string;

/** The ticket of a tip that was sent. */
export async function sendTip({ ask, origin }: Portal): Promise<string> {
  const headers = { origin, "content-type": "application/json", "x-mutation": "true" };
  const call = async (query: string, variables: object) =>
    JSON.parse((await ask("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) })).text).data;
  const { ticket } = (await call(tipOperations.open, { key: null })).openTip;
  await new Promise((resolve) => setTimeout(resolve, MIN_WRITING_S * 1000 + 200));
  await call(tipOperations.send, { ticket, tip: { ...fields, file_count: 1 } });
  return ticket;
}

type Step = { name: string; path: string; question: Question };

/** The requests by which a file is sent, one after the other. */
export function listUploadSteps(origin: string, ticket: string, bytes: Uint8Array): Step[] {
  const key = crypto.randomUUID();
  const path = `/api/tips/files/${key}`;
  const post = (headers: Record<string, string>, body?: string): Question => ({
    method: "POST",
    headers: { origin, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const parts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, part) => part * PART_BYTES).map((at) => ({
    name: `part from ${at}`,
    path,
    question: post(toPartHeaders(ticket, at), toBody(bytes.subarray(at, at + PART_BYTES))),
  }));
  const creation = toCreationHeaders(ticket, { key, name: "datei", size: bytes.length });
  return [
    { name: "creation", path: "/api/tips/files", question: post(creation) },
    ...parts,
    { name: "removal", path, question: post({ ...toPartHeaders(ticket, 0), "x-http-method-override": "DELETE" }) },
  ];
}

/** The form without script with these files. */
export function toTipForm(origin: string, files: readonly Uint8Array[]): Question {
  const head = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"`;
  const texts = Object.entries({ intent: "tip", ...fields }).map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`);
  const body = Buffer.concat([
    Buffer.from(texts.join("")),
    ...files.flatMap((bytes) => [Buffer.from(`${head(FILES_FIELD)}; filename="datei"\r\n\r\n`), bytes, Buffer.from("\r\n")]),
    Buffer.from("--x--\r\n"),
  ]);
  return { method: "POST", headers: { origin, "content-type": "multipart/form-data; boundary=x" }, body: toBody(body) };
}
