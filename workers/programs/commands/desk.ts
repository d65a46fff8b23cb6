/**
 * `npm run desk -- --take NUMBER`: a post or a page that came from elsewhere is written at the desk from now on; `--give-back` undoes it.
 * `--lift SOURCE` lets an import bring a page again that was deleted at the desk; `--deleted` lists those.
 */
import * as v from "valibot";
import { askAdmin, type Reached } from "#workers/programs/command-line/ask-admin.ts";
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
       npm run desk -- --deleted                 lists pages that came from elsewhere and were deleted at the desk: no import brings them back
       npm run desk -- --lift SOURCE[,SOURCE]    the next import brings these of them again
  NAME is the number at the end of a post's address, or the address of a page, such as /kontakt; SOURCE is as --deleted lists it.
  --remote ORIGIN   the deployed back end; --token-env NAME (ADMIN_TOKEN)`;

const takenSchema = v.object({ desk: v.number(), title: v.string() });
const listSchema = v.object({ sources: v.array(v.object({ source: v.string() })), next: v.nullable(v.string()) });

async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const;
  const values = parseOptions(args, {
    take: text,
    "give-back": text,
    lift: text,
    deleted: { type: "boolean" },
    ...remoteOptions,
  });
  const { take, "give-back": back, lift, deleted } = values;
  if ([take, back, lift, deleted].filter((given) => given !== undefined).length !== 1)
    throw new UsageError("Name one of --take, --give-back, --lift and --deleted");
  const [takes, backs] = [split(take).map(parseName), split(back).map(parseName)];
  await withBackend(readRemote(values), async (reached) => {
    for (const name of takes) await takeOver(reached, name);
    for (const name of backs) {
      await askAdmin(reached, "POST", "/admin/desk", { ...name, to: "source" });
      say(`${toText(name)}  written by the system that it came from`);
    }
    for (const source of split(lift)) {
      await askAdmin(reached, "POST", "/admin/desk", { deletedPage: source });
      say(`${source}  comes again with the next import`);
    }
    if (deleted === true) await listDeleted(reached);
  });
}

async function takeOver(reached: Reached, name: Name): Promise<void> {
  const reply = await askAdmin(reached, "POST", "/admin/desk", { ...name, to: "desk" });
  const text = toText(name);
  if ("page" in name) return say(`${text}  /redaktion/seiten`);
  const { desk, title } = v.parse(takenSchema, reply);
  say(`${text}  ${title}\n${" ".repeat(text.length)}  /redaktion/beitraege/${desk}`);
}

async function listDeleted(reached: Reached): Promise<void> {
  let after: string | null = "";
  let count = 0;
  while (after !== null) {
    const query: URLSearchParams = new URLSearchParams({ kind: "desk-deleted-page", after });
    const { sources, next } = v.parse(listSchema, await askAdmin(reached, "GET", `/admin/sources?${query}`));
    for (const { source } of sources) say(source);
    count += sources.length;
    after = next;
  }
  if (count === 0) say("No page that came from elsewhere was deleted at the desk");
}

type Name = { post: number } | { page: string };

const toText = (name: Name) => ("page" in name ? `/${name.page}` : String(name.post));

const split = (list: string | undefined) => (list === undefined ? [] : list.split(",").map((part) => part.trim()));

function parseName(text: string): Name {
  const [, page] = /^\/([^/\s]{1,200})$/.exec(text) ?? [];
  if (page !== undefined) return { page };
  const post = Number(text);
  if (!Number.isInteger(post) || post < 1) throw new UsageError("A post is named by its number, a page by its address");
  return { post };
}

await runCommand("desk", usage, main);
