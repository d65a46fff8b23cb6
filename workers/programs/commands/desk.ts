/** `npm run desk -- --take NUMBER`: a post that came from elsewhere is written at the desk from now on; `--give-back` undoes it. */
import * as v from "valibot";
import { askAdmin } from "#workers/programs/command-line/ask-admin.ts";
import {
  parseOptions,
  readRemote,
  remoteOptions,
  runCommand,
  say,
  UsageError,
} from "#workers/programs/command-line/command-line.ts";
import { withBackend } from "./reach-backend.ts";

const usage = `Usage: npm run desk -- --take NUMBER[,NUMBER]       these posts are written at the desk from now on; readers see no difference
       npm run desk -- --give-back NUMBER[,NUMBER]   the system that they came from writes them again; what the desk has of them goes
  NUMBER is the last part of a post's address.
  --remote ORIGIN   the deployed back end; --token-env NAME (ADMIN_TOKEN)`;

const takenSchema = v.object({ desk: v.number(), title: v.string() });

async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const;
  const values = parseOptions(args, { take: text, "give-back": text, ...remoteOptions });
  const { take, "give-back": back } = values;
  if ((take === undefined) === (back === undefined)) throw new UsageError("Name --take or --give-back, with the posts' numbers");
  const posts = (take ?? back ?? "").split(",").map((part) => Number(part.trim()));
  if (posts.some((post) => !Number.isInteger(post) || post < 1)) throw new UsageError("A post is named by its number");
  await withBackend(readRemote(values), async (reached) => {
    for (const post of posts) {
      const reply = await askAdmin(reached, "POST", "/admin/desk", { post, to: take === undefined ? "source" : "desk" });
      if (take === undefined) say(`${post}  written by the system that it came from`);
      else {
        const { desk, title } = v.parse(takenSchema, reply);
        say(`${post}  ${title}\n${" ".repeat(String(post).length)}  /redaktion/beitraege/${desk}`);
      }
    }
  });
}

await runCommand("desk", usage, main);
