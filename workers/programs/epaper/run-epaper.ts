/** `npm run epaper`: brings PDFs as issues, one after the other. What one of them lacks keeps the others from nothing. */
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { bringIssue, type Send } from "./bring-issue.ts";
import type { EpaperCommand, IssueFile } from "./epaper-command.ts";
import { MAX_FILE_BYTES } from "./open-pdf.ts";

type Doing = { send: Send; say: (line: string) => void };

const moment = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Vienna", dateStyle: "medium", timeStyle: "short" });

/** The exit code: 1 where a file was not brought. */
export async function runEpaper({ files, title, isAgain }: EpaperCommand, { send, say }: Doing): Promise<0 | 1> {
  let failed = 0;
  for (const file of files) {
    const name = basename(file.path);
    try {
      say(`${name}  ${await bringFile(send, file, { title, isAgain })}`);
    } catch (error) {
      failed += 1;
      say(`${name}  not brought: ${toMessage(error)}`);
    }
  }
  if (failed > 0 && files.length > 1) say(`${failed} of ${files.length} files were not brought`);
  return failed === 0 ? 0 : 1;
}

async function bringFile(send: Send, { path, key }: IssueFile, options: { title: string; isAgain: boolean }): Promise<string> {
  if (key === null) throw new Error("its name says no day: call it such as 2026-11-24.pdf, or add --date");
  if (statSync(path).size > MAX_FILE_BYTES) throw new Error(`it has more than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
  const brought = await bringIssue(send, readFileSync(path), { key, isSample: false, ...options });
  if (brought.isThere) return `is there already as ${key}`;
  const { pages, readable, isReplaced } = brought;
  const count = pages === 1 ? "1 page" : `${pages} pages`;
  return `${key}: ${count}, ${isReplaced ? "in the place of the issue before" : "new"}, readable from ${moment.format(new Date(readable))}`;
}

function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
