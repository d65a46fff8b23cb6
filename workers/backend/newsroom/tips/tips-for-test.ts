/** For tests: somebody who sends tips, from a network of their own, and the newsroom that reads them. */
import { env } from "cloudflare:workers";
import worker from "#workers/backend/backend.ts";
import { type Answer, createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { PART_BYTES } from "./tip-limits.ts";
import { tipOperations } from "./tip-operations-for-test.ts";

export const NEWSROOM_TOKEN = "test-newsroom-token";
export const tip = { text: "Im Rathaus brennt Licht.", place: "Dornbirn", name: "", contact: "", file_count: 0, website: "" };
type Input = Partial<typeof tip>;

let networks = 0;

export async function arrive(own: Env = env as Env) {
  networks += 1;
  const caller = await mintCaller({ address: `10.${Math.floor(networks / 250)}.${networks % 250}.7` });
  const ask = async (query: string, variables: object = {}, bearer = ""): Promise<Answer> => {
    const headers = { "x-caller": caller, "x-mutation": "true", authorization: `Bearer ${bearer}`.trim() };
    return (await worker.fetch(createGraphqlRequest({ query, variables }, headers), own)).json();
  };
  const open = async (key: string | null = crypto.randomUUID()): Promise<string> =>
    (await ask(tipOperations.open, { key })).data?.openTip.ticket;
  const send = (ticket: string, input: Input = {}) => ask(tipOperations.send, { ticket, tip: { ...tip, ...input } });
  /** A request of the protocol. */
  const call = (ticket: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    worker.fetch(
      new Request(`http://backend/tips/files${path}`, {
        method: "POST",
        headers: { "x-caller": caller, "x-tip-ticket": ticket, "tus-resumable": "1.0.0", ...headers },
        ...(body === undefined ? {} : { body }),
      }),
      own,
    );
  const announce = (ticket: string, key: string, size: number, name = "datei") =>
    call(ticket, "", { "upload-length": String(size), "upload-metadata": `key ${btoa(key)},filename ${btoa(name)}` });
  const append = (ticket: string, key: string, offset: number, part: Uint8Array<ArrayBuffer>) => {
    const headers = { "content-type": "application/offset+octet-stream", "x-http-method-override": "PATCH" };
    return call(ticket, `/${key}`, { ...headers, "upload-offset": String(offset) }, part);
  };
  /** The last answer's status; parts one after the other. */
  const upload = async (ticket: string, bytes: Uint8Array<ArrayBuffer>, name = "datei") => {
    const key = crypto.randomUUID();
    let { status } = await announce(ticket, key, bytes.length, name);
    for (let at = 0; at < bytes.length && status < 300; at += PART_BYTES)
      ({ status } = await append(ticket, key, at, bytes.slice(at, at + PART_BYTES)));
    return { key, status };
  };
  return { ask, open, send, call, announce, append, upload };
}

/** A tip that is sent, with its code and its number. */
export async function sendTip(input: Input = {}, own: Env = env as Env) {
  const person = await arrive(own);
  const ticket = await person.open();
  const receipt = (await person.send(ticket, input)).data?.sendTip as { code: string; deleted: string };
  const id = await own.DB.prepare("SELECT max(id) AS id FROM tips").first<number>("id");
  return { ...person, ticket, receipt, id: id ?? 0 };
}

/** What the newsroom gets for a file. */
export function download(id: number, file: string, bearer: string, own: Env = env as Env): Promise<Response> {
  const headers = { authorization: `Bearer ${bearer}`.trim() };
  return worker.fetch(new Request(`http://backend/newsroom/tips/${id}/files/${file}`, { headers }), own);
}

export async function listStored(own: Env = env as Env): Promise<string[]> {
  return (await own.TIPS.list()).objects.map(({ key }) => key);
}
