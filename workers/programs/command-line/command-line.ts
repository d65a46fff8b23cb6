/** The command lines of all programs that an operator calls: how they are read, and how such a program ends. */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Something is wrong with the command line. It ends the program with exit code 2. */
export class UsageError extends Error {}

export type Environment = Record<string, string | undefined>;

/** A deployed back end; `portal` is null where it was not named. */
export type Remote = { origin: string; portal: string | null; token: string };

/** The options of every command that reaches a deployed back end; some take `portal`, too. */
export const remoteOptions = { remote: { type: "string" }, "token-env": { type: "string" } } as const;

/** The values of a command line. Throws UsageError. */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    // Node's second sentence advises what none of these commands takes.
    throw new UsageError(toMessage(error).split(/\.\s/)[0]);
  }
}

/** The same with what stands beside the options, such as files. Throws UsageError. */
export function parseOptionsAndFiles<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values, files: positionals };
  } catch (error) {
    throw new UsageError(toMessage(error).split(/\.\s/)[0]);
  }
}

/** Null: the back end of this machine. The token stands in the environment, for others on the machine can read a command line. Throws UsageError. */
export function readRemote(
  values: { remote?: string | undefined; portal?: string | undefined; "token-env"?: string | undefined },
  environment: Environment = process.env,
): Remote | null {
  const origin = parseOrigin("remote", values.remote);
  const portal = parseOrigin("portal", values.portal);
  if (origin === null) return null;
  const name = values["token-env"] ?? "ADMIN_TOKEN";
  const token = environment[name];
  if (!token) throw new UsageError(`--remote needs the back end's ADMIN_TOKEN in the environment variable ${name}`);
  return { origin, portal, token };
}

/** The origin of a deployed part. Throws UsageError. */
export function parseOrigin(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new UsageError(`--${name}: "${text}" is no origin such as https://www.example.at`);
  return new URL(text).origin;
}

/**
 * Carries `npm run {name}` out, or shows its usage for `--help`. What fails is said in one line, and the exit code is 1; for a wrong
 * command line it is 2.
 */
export async function runCommand(name: string, usage: string, main: (args: string[]) => Promise<void>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) return void process.stdout.write(`${usage.trimEnd()}\n`);
  try {
    await main(args);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(`${toMessage(error)}\n${isUsage ? `See npm run ${name} -- --help\n` : ""}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** A line for the operator. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
