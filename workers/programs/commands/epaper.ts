/** `npm run epaper`: see workers/programs/epaper. */
import { runCommand, say } from "#workers/programs/command-line/command-line.ts";
import { EPAPER_HELP, parseEpaperCommand } from "#workers/programs/epaper/epaper-command.ts";
import { runEpaper } from "#workers/programs/epaper/run-epaper.ts";
import { withBackend } from "./reach-backend.ts";

async function main(args: string[]): Promise<void> {
  const command = parseEpaperCommand(args);
  await withBackend(command.remote, async ({ send }) => {
    process.exitCode = await runEpaper(command, { send, say });
  });
}

await runCommand("epaper", EPAPER_HELP, main);
