/** `npm run takedown`: see workers/programs/takedown. */
import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { runCommand, UsageError } from "#workers/programs/command-line/command-line.ts";
import { parseTakedownCommand, runTakedown, TAKEDOWN_HELP } from "#workers/programs/takedown/run-takedown.ts";
import { reachBackend } from "./reach-backend.ts";

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError("Nobody is there to confirm: add --yes");
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${question} [y/N] `);
  asking.close();
  return /^(y|yes|j|ja)$/i.test(answer.trim());
}

async function main(args: string[]): Promise<void> {
  const command = parseTakedownCommand(args);
  const reached = await reachBackend(command.remote);
  try {
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    process.exitCode = await runTakedown(command, { reached, user: userInfo().username, now: new Date(), say, confirm });
  } finally {
    await reached.stop();
  }
}

await runCommand("takedown", TAKEDOWN_HELP, main);
