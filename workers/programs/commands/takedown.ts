/** `npm run takedown`: see workers/programs/takedown. */
import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { UsageError } from "#workers/programs/command-line/command-line.ts";
import { parseTakedownCommand, runTakedown, TAKEDOWN_HELP } from "#workers/programs/takedown/run-takedown.ts";
import { reachBackend, requireToken } from "./reach-backend.ts";

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError("Nobody is there to confirm: add --yes");
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${question} [y/N] `);
  asking.close();
  return /^(y|yes|j|ja)$/i.test(answer.trim());
}

async function main(): Promise<number> {
  const command = parseTakedownCommand(process.argv.slice(2));
  if (command === null) {
    process.stdout.write(TAKEDOWN_HELP);
    return 0;
  }
  const { remote } = command;
  const reached = await reachBackend(remote === null ? null : { ...remote, token: requireToken(remote.tokenName) });
  try {
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    return await runTakedown(command, { reached, user: userInfo().username, now: new Date(), say, confirm });
  } finally {
    await reached.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof UsageError;
  const help = isUsage ? "See npm run takedown -- --help\n" : "";
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${help}`);
  process.exitCode = isUsage ? 2 : 1;
}
