/** A program in the place of wrangler: `node stand-in-wrangler.ts STATE.json ...args`. */
import { readFileSync, writeFileSync } from "node:fs";
import { answerAs, type StandInAccount } from "./stand-in-cloudflare.ts";

const [, , stateFile = "", ...args] = process.argv;
const account = JSON.parse(readFileSync(stateFile, "utf8")) as StandInAccount;
const { code, output, complaint, written } = answerAs(account, args, writeFileSync);
writeFileSync(stateFile, JSON.stringify(account));
const notes = process.env.WRANGLER_OUTPUT_FILE_PATH ?? "";
if (written.length > 0) writeFileSync(notes, written.map((note) => `${JSON.stringify(note)}\n`).join(""));
// As wrangler does: a banner first.
process.stdout.write(`\n ⛅️ wrangler 4.164.0\n───────────────────\n${output}\n`);
process.stderr.write(complaint);
process.exitCode = code;
