/** `npm run preview -- --post ID`: links to a post that readers do not see yet, as each tier will see it (decision 101); `--end` ends them. */
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

const usage = `Usage: npm run preview -- --post NUMBER, or --source SOURCE (wp:alt.example:12)
  --end             ends all links to previews of the post, whoever made them
  --hours N         how long the links are good (48, at most 336); a change of the text ends them before
  --remote ORIGIN   the deployed back end; --portal ORIGIN where readers find the portal; --token-env NAME (ADMIN_TOKEN)`;

const replySchema = v.object({ id: v.number(), title: v.string(), path: v.string(), expires: v.string() });
const endedSchema = v.object({ id: v.number(), title: v.string() });
/** `als=` of app/domain/preview/preview-tier.ts. */
const tiers = ["anonym", "angemeldet", "plus", "plus-premium", "pur"];

async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const;
  const values = parseOptions(args, {
    post: text,
    source: text,
    end: { type: "boolean" },
    hours: text,
    portal: text,
    ...remoteOptions,
  });
  const post = values.post === undefined ? values.source : Number(values.post);
  if (post === undefined || Number.isNaN(post)) throw new UsageError("Name --post NUMBER or --source SOURCE");
  const hours = values.hours === undefined ? {} : { hours: Number(values.hours) };
  await withBackend(readRemote(values), async (reached) => {
    if (values.end === true) {
      const ended = v.parse(endedSchema, await askAdmin(reached, "POST", "/admin/previews/end", { post }));
      return say(`${ended.id}  ${ended.title}\nall links to its previews are ended`);
    }
    const reply = await askAdmin(reached, "POST", "/admin/previews", { post, ...hours });
    const { id, title, path, expires } = v.parse(replySchema, reply);
    say(`${id}  ${title}\ngood until ${expires}, until the text changes, or until --end`);
    for (const tier of tiers) say(`${tier.padEnd(13)} ${reached.portalOrigin ?? ""}${path}?als=${tier}`);
  });
}

await runCommand("preview", usage, main);
