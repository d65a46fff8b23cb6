/** `GET /newsroom/tips/{tip}/files/{file}`: a file of a tip, for the newsroom alone, to be saved and never shown (decision 84). */

import { logError } from "#shared/log/log.ts";
import { createRestError, createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { toDisposition } from "#workers/backend/newsroom/tips/files/file-name.ts";
import { type FileType, mimeTypes } from "#workers/backend/newsroom/tips/files/file-type.ts";
import { openFile } from "#workers/backend/newsroom/tips/files/stored-files.ts";
import { admitStaff } from "./admit-staff.ts";

const PATH = /^\/newsroom\/tips\/([1-9]\d{0,9})\/files\/([0-9a-f-]{36})$/;

type StoredFile = { id: string; name: string; size: number; stored_size: number; type: FileType };

/** 401 for callers outside the newsroom, 403 without the right, 404 for a missing or incomplete file. */
export async function handleNewsroomFiles(request: Request, env: Env): Promise<Response> {
  if (request.method !== "GET") return createWrongMethod("GET");
  const now = Math.floor(Date.now() / 1000);
  const admission = await admitStaff(request, env, ["tips"], now);
  if (admission instanceof Response) return admission;
  const [, tip, id] = PATH.exec(new URL(request.url).pathname) ?? [];
  const file = tip === undefined ? null : await findFile(env, Number(tip), id ?? "");
  if (file === null) return createRestError(404, "rest_no_route", "There is no such file.");
  await writeStaffLog(env, { staffId: admission.staff?.id ?? null, kind: "tip-file", subject: `Tipp Nr. ${tip}` }, now);
  // The answer has the length of the file, so that a download shows its progress.
  const { readable, writable } = new FixedLengthStream(file.stored_size);
  openFile(env, file)
    .pipeTo(writable)
    .catch((error: unknown) => {
      logError("A tip's file broke off", error);
    });
  return new Response(readable, { headers: toHeaders(file) });
}

async function findFile({ DB }: Env, tip: number, id: string): Promise<StoredFile | null> {
  const sql = "SELECT id, name, size, stored_size, type FROM tip_files WHERE id = ?1 AND tip_id = ?2 AND is_ready = 1";
  return DB.prepare(sql).bind(id, tip).first<StoredFile>();
}

function toHeaders({ name, type, stored_size: size }: StoredFile): Record<string, string> {
  return {
    "content-type": mimeTypes[type],
    "content-length": String(size),
    "content-disposition": toDisposition(name, type),
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  };
}
