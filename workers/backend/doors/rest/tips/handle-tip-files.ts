/**
 * `/tips/files`: a tip's files in parts, over the tus protocol 1.0.0 with creation and termination (decision 84). The sender shows the tip's
 * ticket in `x-tip-ticket`. A part is PART_BYTES long, and the last one is the rest. The portal takes POST alone, so that PATCH and
 * DELETE come as `x-http-method-override`, which the protocol knows.
 */

import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { toFileName } from "#workers/backend/newsroom/tips/files/file-name.ts";
import { deleteFile } from "#workers/backend/newsroom/tips/files/stored-files.ts";
import { type FileRow, takePart } from "#workers/backend/newsroom/tips/files/take-part.ts";
import { openTicket, toNetworkMark } from "#workers/backend/newsroom/tips/ticket.ts";
import { MAX_FILES, MAX_VIDEO_BYTES, PART_BYTES, UPLOAD_S } from "#workers/backend/newsroom/tips/tip-limits.ts";
import { tipParts } from "#workers/backend/newsroom/tips/tip-rate-limits.ts";

export const TIP_FILES_PATH = "/tips/files";
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const VERSION = "1.0.0";

/**
 * Statuses of the protocol: 201 created, 204 taken, 404 for a tip or file of another ticket, 409 for a wrong offset in the file, 412 for
 * another version of the protocol. Besides: 400 for a broken part, 413 for too large a file, 415 for an unaccepted type, 422 for a file
 * that is damaged or one too many, 429 beyond the limit. A file that is refused for its content is deleted.
 */
export async function handleTipFiles(request: Request, env: Env): Promise<Response> {
  const now = Math.floor(Date.now() / 1000);
  const { pathname } = new URL(request.url);
  const method = request.headers.get("x-http-method-override") ?? request.method;
  if (request.headers.get("tus-resumable") !== VERSION) return reply(412, { "tus-version": VERSION });
  const tip = await findTip(request, env, now);
  if (tip === null) return reply(404);
  if (pathname === TIP_FILES_PATH) return method === "POST" ? create(request, env, tip, now) : reply(405, { allow: "POST" });
  const id = pathname.slice(TIP_FILES_PATH.length + 1);
  const file = ID.test(id) ? await findFile(env, tip, id) : null;
  if (file === null) return reply(404);
  switch (method) {
    case "HEAD":
      return reply(200, toPlace(file));
    case "PATCH":
      return append(request, env, file, now);
    case "DELETE":
      await deleteFile(env, file);
      return reply(204);
  }
  return reply(405, { allow: "HEAD, PATCH, DELETE" });
}

function reply(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "tus-resumable": VERSION, "cache-control": "no-store", ...headers } });
}

function toPlace({ received, size }: Pick<FileRow, "received" | "size">): Record<string, string> {
  return { "upload-offset": String(received), "upload-length": String(size) };
}

/** The tip of the request's ticket, while its files may still come. */
async function findTip(request: Request, env: Env, now: number): Promise<number | null> {
  const ticket = await openTicket(env, request.headers.get("x-tip-ticket") ?? "", now);
  if (ticket === null) return null;
  return env.DB.prepare("SELECT id FROM tips WHERE ticket = ?1 AND created_at > ?2")
    .bind(ticket.id, now - UPLOAD_S)
    .first<number>("id");
}

const columns = "id, tip_id, name, size, received, type, scrub";

async function findFile({ DB }: Env, tip: number, id: string): Promise<FileRow | null> {
  return DB.prepare(`SELECT ${columns} FROM tip_files WHERE id = ?1 AND tip_id = ?2`).bind(id, tip).first<FileRow>();
}

/** The sender names the file (`key` in Upload-Metadata), so that a file announced twice is created once. */
async function create(request: Request, env: Env, tip: number, now: number): Promise<Response> {
  const size = Number(/^\d{1,12}$/.exec(request.headers.get("upload-length") ?? "")?.[0] ?? "0");
  const { key = "", filename = "" } = parseMetadata(request.headers.get("upload-metadata") ?? "");
  if (!ID.test(key)) return reply(400);
  if (size === 0) return reply(422);
  if (size > MAX_VIDEO_BYTES) return reply(413);
  await env.DB.prepare(
    `INSERT INTO tip_files (id, tip_id, name, size, created_at) SELECT ?1, ?2, ?3, ?4, ?5
     WHERE (SELECT count(*) FROM tip_files WHERE tip_id = ?2) < ${MAX_FILES} ON CONFLICT DO NOTHING`,
  )
    .bind(key, tip, toFileName(filename), size, now)
    .run();
  const file = await findFile(env, tip, key);
  if (file === null || file.size !== size) return reply(422);
  return reply(201, { location: `${TIP_FILES_PATH}/${key}`, ...toPlace(file) });
}

/** `name base64, name base64`; what cannot be read is left out. */
function parseMetadata(header: string): Record<string, string> {
  const pairs = header
    .slice(0, 2000)
    .split(",")
    .flatMap((pair) => {
      const [name = "", value = ""] = pair.trim().split(" ");
      return /^[\w-]+$/.test(name) && /^[A-Za-z0-9+/]*={0,2}$/.test(value)
        ? [[name, Buffer.from(value, "base64").toString("utf8")] as const]
        : [];
    });
  return Object.fromEntries(pairs);
}

async function append(request: Request, env: Env, file: FileRow, now: number): Promise<Response> {
  if (request.headers.get("content-type") !== "application/offset+octet-stream") return reply(415);
  if (request.headers.get("upload-offset") !== String(file.received) || file.received === file.size)
    return reply(409, toPlace(file));
  const { network } = await parseCaller(request, env, now);
  const attempt = { limit: tipParts, subject: toNetworkMark(env, network) };
  const [exceeded] = await countAttempts({ env, now }, [attempt]);
  if (exceeded !== undefined) return reply(429);
  const bytes = await readLimited(request, PART_BYTES);
  if (bytes === null) return reply(413);
  if (bytes.length !== Math.min(PART_BYTES, file.size - file.received)) return reply(400, toPlace(file));
  const outcome = await takePart(env, file, bytes);
  switch (outcome.kind) {
    case "taken":
      return reply(204, toPlace({ received: outcome.received, size: file.size }));
    case "elsewhere":
      return reply(409, toPlace({ received: outcome.received, size: file.size }));
    case "gone":
      return reply(404);
    case "refused":
      return reply(outcome.status);
  }
}
