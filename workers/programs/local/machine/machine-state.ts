/**
 * What the newsroom's pages say of this machine, and only this process knows: room on the disk, the last backup, the certificate that readers
 * get, and where mail goes. On Cloudflare nobody asks for it.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { Response } from "miniflare";
import * as v from "valibot";
import { readMailServer } from "#workers/programs/local/own-machine.ts";
import { isDemo, stateFolder } from "#workers/programs/local/state/state.ts";
import { type Certificate, readCertificate } from "./read-certificate.ts";

/** The back end's binding. */
export const MACHINE = "MACHINE";

const noteFile = (state: string) => join(state, "last-backup.json");
const noteSchema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) });

/** Beside the state that was backed up, so that a restored one says of when it is. */
export function noteBackup(state: string, at: string): void {
  writeFileSync(noteFile(state), JSON.stringify({ at }), { mode: 0o600 });
}

/** When `npm run backup` last was through; null when it never was. */
export function readLastBackup(state: string): string | null {
  const file = noteFile(state);
  if (!existsSync(file)) return null;
  const note = v.safeParse(noteSchema, JSON.parse(readFileSync(file, "utf8")));
  return note.success ? note.output.at : null;
}

/** Answers the back end. A certificate is looked at once an hour: it costs a connection to the proxy. */
export async function answerMachine(): Promise<Response> {
  const { bavail, blocks, bsize } = await statfs(stateFolder);
  return Response.json({
    since: statSync(stateFolder).birthtime.toISOString(),
    disk: { free: bavail * bsize, total: blocks * bsize },
    lastBackup: readLastBackup(stateFolder),
    certificate: await askCertificate(Date.now()),
    isMailDelivered: readMailServer(process.env) !== null,
    isDemo,
  });
}

const EACH_MS = 60 * 60 * 1000;
let asked: { at: number; certificate: Promise<Certificate | null> } | null = null;

function askCertificate(now: number): Promise<Certificate | null> {
  if (asked === null || now - asked.at > EACH_MS) {
    const origin = isDemo ? "" : (process.env.PUBLIC_ORIGIN ?? "");
    asked = { at: now, certificate: readCertificate(origin) };
  }
  return asked.certificate;
}
