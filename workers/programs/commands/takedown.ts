/** `npm run takedown`: see workers/programs/takedown. */
import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { runCommand, say, UsageError } from "#workers/programs/command-line/command-line.ts";
import { parseTakedownCommand, runTakedown, TAKEDOWN_HELP } from "#workers/programs/takedown/run-takedown.ts";
import { withBackend } from "./reach-backend.ts";

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError("Nobody is there to confirm: add --yes");
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${question} [y/N] `);
  asking.close();
  return /^(y|yes|j|ja)$/i.test(answer.trim());
}

async function main(args: string[]): Promise<void> {
  const command = parseTakedownCommand(args);
  await withBackend(command.remote, async (reached) => {
    process.exitCode = await runTakedown(command, { reached, user: userInfo().username, now: new Date(), say, confirm });
  });
}

await runCommand("takedown", TAKEDOWN_HELP, main);
