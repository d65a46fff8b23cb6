/** `npm run takedown`: takes a post down everywhere, looks by itself whether it is gone, and keeps the proof (decision 101). */
import * as v from "valibot";
import { askAdmin, type Reached } from "#workers/programs/command-line/ask-admin.ts";
import { parseOptions, type Remote, readRemote, remoteOptions, UsageError } from "#workers/programs/command-line/command-line.ts";
import { prove } from "./prove.ts";

export const TAKEDOWN_HELP = `Takes a post down everywhere: pages, lists, feeds, search, sitemaps, pictures, interfaces. It does not come back by an import.

  npm run takedown -- --post NUMBER --reason "why"        or --url ADDRESS, also one of the former system
  npm run takedown -- --post NUMBER --check               looks once more whether it is gone
  npm run takedown -- --post NUMBER --lift                lets the system that it came from bring it again
  npm run takedown -- --list                              what was taken down

  --by NAME             who orders it (default: the name of this machine's user)
  --yes                 does not ask for confirmation
  --remote ORIGIN       the deployed back end instead of this machine's; its ADMIN_TOKEN in the environment
  --portal ORIGIN       where readers find the portal (needed with --remote)
  --token-env NAME      variable of the environment that holds ADMIN_TOKEN

One that was cut off is finished by the clock, or by the same command again, which proves it anew.
Exit code 0: gone from every surface; 1: something still shows it, or failed; 2: the command line is wrong.
`;

export type TakedownCommand = {
  action: "take" | "check" | "lift" | "list";
  /** A number, or an address; empty for the list. */
  target: string;
  reason: string;
  by: string | null;
  isConfirmed: boolean;
  remote: Remote | null;
};

const options = {
  post: { type: "string" },
  url: { type: "string" },
  reason: { type: "string" },
  by: { type: "string" },
  check: { type: "boolean" },
  lift: { type: "boolean" },
  list: { type: "boolean" },
  yes: { type: "boolean" },
  portal: { type: "string" },
  ...remoteOptions,
} as const;

/** Throws UsageError. */
export function parseTakedownCommand(args: string[]): TakedownCommand {
  const values = parseOptions(args, options);
  const actions = (["check", "lift", "list"] as const).filter((name) => values[name]);
  if (actions.length > 1) throw new UsageError("Name one of --check, --lift and --list");
  const action = actions[0] ?? "take";
  if (action !== "list" && (values.post === undefined) === (values.url === undefined))
    throw new UsageError("Name either --post NUMBER or --url ADDRESS");
  if (values.post !== undefined && !/^[1-9]\d{0,9}$/.test(values.post))
    throw new UsageError(`--post: "${values.post}" is no number`);
  const reason = values.reason?.trim() ?? "";
  if (action === "take" && reason.length < 3) throw new UsageError('Say why: --reason "…"');
  const remote = readRemote(values);
  if (remote?.portal === null) throw new UsageError("--remote needs --portal: where readers find the portal");
  const target = values.post ?? values.url ?? "";
  return { action, target, reason, by: values.by ?? null, isConfirmed: values.yes === true, remote };
}

const postSchema = v.object({ id: v.number(), slug: v.string(), title: v.string(), publishedAt: v.number() });
const factsSchema = v.object({
  slug: v.string(),
  publishedAt: v.number(),
  hasVideo: v.boolean(),
  isLiveticker: v.boolean(),
  formerPaths: v.array(v.string()),
  feeds: v.array(v.string()),
  linkedBy: v.array(v.string()),
  issues: v.array(v.string()),
  files: v.array(v.string()),
});
const takedownSchema = v.object({
  postId: v.number(),
  title: v.string(),
  reason: v.string(),
  takenAt: v.number(),
  facts: factsSchema,
  proof: v.nullable(v.looseObject({ isGone: v.boolean(), at: v.string() })),
  liftedAt: v.nullable(v.number()),
  isUnfinished: v.boolean(),
});
const foundSchema = v.object({ post: v.nullable(postSchema), takedown: v.nullable(takedownSchema) });
const describedSchema = v.object({ takedown: takedownSchema, traces: v.record(v.string(), v.number()) });
const listSchema = v.object({ takedowns: v.array(takedownSchema) });

type Surroundings = {
  reached: Reached;
  user: string;
  now: Date;
  say: (line: string) => void;
  /** Whether the operator agrees; asked only without --yes. */
  confirm: (question: string) => Promise<boolean>;
};

function toState({ liftedAt, isUnfinished, proof }: v.InferOutput<typeof takedownSchema>): string {
  if (liftedAt !== null) return "lifted";
  return isUnfinished ? "not finished" : proof?.isGone ? "proved" : "not proved";
}

/** Returns the exit code. Throws when the back end refuses or does not answer. */
export async function runTakedown(command: TakedownCommand, { reached, user, now, say, confirm }: Surroundings): Promise<0 | 1> {
  const toDate = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
  if (command.action === "list") {
    const { takedowns } = v.parse(listSchema, await askAdmin(reached, "GET", "/admin/takedowns"));
    for (const one of takedowns) say(`${one.postId}  ${toDate(one.takenAt)}  ${toState(one)}  ${one.title} (${one.reason})`);
    return 0;
  }
  const address = `/admin/takedowns/find?address=${encodeURIComponent(command.target)}`;
  const { post, takedown } = v.parse(foundSchema, await askAdmin(reached, "GET", address));
  const postId = post?.id ?? takedown?.postId ?? 0;
  say(`${postId}  ${toDate(post?.publishedAt ?? takedown?.facts.publishedAt ?? 0)}  ${post?.title ?? takedown?.title}`);
  const by = command.by ?? user;
  if (command.action === "lift") {
    await askAdmin(reached, "POST", `/admin/takedowns/${postId}/lift`, { by });
    say("Lifted: the system that it came from may bring it again.");
    return 0;
  }
  if (command.action === "take") {
    if (!command.isConfirmed && !(await confirm("Take this down everywhere? Its text and its own pictures are deleted.")))
      return 1;
    await askAdmin(reached, "POST", "/admin/takedowns", { post: postId, reason: command.reason, by });
  }
  if (reached.portalOrigin === null) {
    say("Taken down. No portal runs, so nobody can prove it: start it, then add --check.");
    return 1;
  }
  const described = v.parse(describedSchema, await askAdmin(reached, "GET", `/admin/takedowns/${postId}`));
  const taken = { postId, title: described.takedown.title, facts: described.takedown.facts, traces: described.traces };
  const onChecked = (one: { surface: string; address: string; answer: string; isGone: boolean }): void =>
    say(`${one.isGone ? "gone  " : "STILL "}  ${one.surface.padEnd(22)} ${one.address}  ${one.answer}`);
  const proof = await prove(taken, reached.portalOrigin, { now, onChecked });
  await askAdmin(reached, "PUT", `/admin/takedowns/${postId}/proof`, proof);
  const left = proof.surfaces.filter(({ isGone }) => !isGone).length;
  say(
    left === 0
      ? `Gone from all ${proof.surfaces.length} places.`
      : `${left} of ${proof.surfaces.length} places still show it, or do not answer.`,
  );
  return left === 0 ? 0 : 1;
}
