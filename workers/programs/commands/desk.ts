/** `npm run desk -- --take NUMBER`: a post or a page that came from elsewhere is written at the desk from now on; `--give-back` undoes it. */
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

const usage = `Usage: npm run desk -- --take NAME[,NAME]        these posts and pages are written at the desk from now on; readers see no difference
       npm run desk -- --give-back NAME[,NAME]   the system that they came from writes them again; what the desk has of them goes
  NAME is the number at the end of a post's address, or the address of a page, such as /kontakt.
  --remote ORIGIN   the deployed back end; --token-env NAME (ADMIN_TOKEN)`;

const takenSchema = v.object({ desk: v.number(), title: v.string() });

async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const;
  const values = parseOptions(args, { take: text, "give-back": text, ...remoteOptions });
  const { take, "give-back": back } = values;
  if ((take === undefined) === (back === undefined))
    throw new UsageError("Name --take or --give-back, with numbers of posts or addresses of pages");
  const named = (take ?? back ?? "").split(",").map((part) => parseName(part.trim()));
  await withBackend(readRemote(values), async (reached) => {
    for (const name of named) {
      const reply = await askAdmin(reached, "POST", "/admin/desk", { ...name, to: take === undefined ? "source" : "desk" });
      const text = "page" in name ? `/${name.page}` : String(name.post);
      if (take === undefined) say(`${text}  written by the system that it came from`);
      else if ("page" in name) say(`${text}  /redaktion/seiten`);
      else {
        const { desk, title } = v.parse(takenSchema, reply);
        say(`${text}  ${title}\n${" ".repeat(text.length)}  /redaktion/beitraege/${desk}`);
      }
    }
  });
}

function parseName(text: string): { post: number } | { page: string } {
  const [, page] = /^\/([^/\s]{1,200})$/.exec(text) ?? [];
  if (page !== undefined) return { page };
  const post = Number(text);
  if (!Number.isInteger(post) || post < 1) throw new UsageError("A post is named by its number, a page by its address");
  return { post };
}

await runCommand("desk", usage, main);
