/** `npm run preview -- --post ID`: links to a post that readers do not see yet, as each tier will see it (decision 101). */
import { parseArgs } from "node:util";
import * as v from "valibot";
import { askAdmin, parseOrigin } from "#workers/programs/command-line/command-line.ts";
import { runCommand } from "#workers/programs/local/run-command.ts";
import { reachBackend, requireToken } from "./reach-backend.ts";

const usage = `usage: npm run preview -- --post NUMBER, or --source SOURCE (wp:alt.example:12)
  --hours N         how long the links are good (48, at most 336); a change of the text ends them before
  --remote ORIGIN   the deployed back end; --portal ORIGIN where readers find the portal; --token-env NAME (ADMIN_TOKEN)`;

const replySchema = v.object({ id: v.number(), title: v.string(), path: v.string(), expires: v.string() });
/** `als=` of app/domain/preview/preview-tier.ts. */
const tiers = ["anonym", "angemeldet", "plus", "plus-premium", "pur"];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      post: { type: "string" },
      source: { type: "string" },
      hours: { type: "string" },
      remote: { type: "string" },
      portal: { type: "string" },
      "token-env": { type: "string" },
    },
  });
  const post = values.post === undefined ? values.source : Number(values.post);
  if (post === undefined || Number.isNaN(post)) throw new Error(usage);
  const origin = parseOrigin("remote", values.remote);
  const portal = parseOrigin("portal", values.portal);
  const token = origin === null ? "" : requireToken(values["token-env"] ?? "ADMIN_TOKEN");
  const reached = await reachBackend(origin === null ? null : { origin, portal, token });
  try {
    const hours = values.hours === undefined ? {} : { hours: Number(values.hours) };
    const { id, title, path, expires } = v.parse(
      replySchema,
      await askAdmin(reached, "POST", "/admin/previews", { post, ...hours }),
    );
    process.stdout.write(`${id}  ${title}\ngood until ${expires}, or until the text changes\n`);
    for (const tier of tiers) process.stdout.write(`${tier.padEnd(13)} ${reached.portalOrigin ?? ""}${path}?als=${tier}\n`);
  } finally {
    await reached.stop();
  }
}

await runCommand(main);
