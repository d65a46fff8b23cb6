/** What an operator asked for: `npm run deploy -- --env dev|prod ...`. */
import * as v from "valibot";
import { parseOptions, UsageError } from "#workers/programs/command-line/command-line.ts";

export const environments = ["dev", "prod"] as const;
export type Environment = (typeof environments)[number];

export type Command = {
  env: Environment;
  /** `deploy`: at once; `gradual`: 10, 50, 100 %; `promote`: what stands at a part, to all; `rollback`: the version before. */
  action: "deploy" | "gradual" | "promote" | "rollback" | "dry-run";
  /** Over PUBLIC_ORIGIN of wrangler.toml; null takes that. */
  origin: string | null;
  /** How long each share of a gradual deployment is watched, in seconds. */
  watchSeconds: number;
  /** Whether the rehearsal copies the database with all its rows, or its tables alone. */
  copiesRows: boolean;
};

export const USAGE = `Usage: npm run deploy -- --env dev|prod [--origin https://the.portal] [what]
  (nothing)         checks, creates what is missing, migrates, deploys both Workers, tests, and takes back what fails
  --gradual         the same, the portal at 10, 50 and 100 %, each watched for --watch SECONDS (60)
  --promote         what stands at a part of the readers, to all of them
  --rollback        both Workers back to the version before
  --dry-run         builds and checks both Workers for the environment; needs no account
  --copy tables     rehearses migrations on the tables alone; --copy all (the default) on all rows
`;

const options = {
  env: { type: "string" },
  origin: { type: "string" },
  watch: { type: "string", default: "60" },
  copy: { type: "string", default: "all" },
  gradual: { type: "boolean" },
  promote: { type: "boolean" },
  rollback: { type: "boolean" },
  "dry-run": { type: "boolean" },
} as const;

const shape = v.object({
  env: v.picklist(environments, "--env must be dev or prod"),
  origin: v.nullish(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https:\/\/[^/?#\s]+$/i.test(text) && URL.canParse(text),
        "--origin must be such as https://the.portal, without a path",
      ),
      v.transform((text) => new URL(text).origin),
    ),
    null,
  ),
  watch: v.pipe(v.string(), v.regex(/^\d{1,5}$/, "--watch must be a number of seconds"), v.transform(Number)),
  copy: v.picklist(["all", "tables"], "--copy must be all or tables"),
});

/** Throws a `UsageError` that says what is wrong. */
export function parseArguments(args: string[]): Command {
  const values = parseOptions(args, options);
  const actions = (["gradual", "promote", "rollback", "dry-run"] as const).filter((name) => values[name]);
  const parsed = v.safeParse(shape, { ...values, env: values.env });
  if (!parsed.success) throw new UsageError(parsed.issues.map(({ message }) => message).join("\n"));
  if (actions.length > 1) throw new UsageError(`Only one of ${actions.map((action) => `--${action}`).join(", ")}`);
  const { env, origin, watch, copy } = parsed.output;
  return { env, origin, action: actions[0] ?? "deploy", watchSeconds: watch, copiesRows: copy === "all" };
}
