/** Wrangler as a program beside this one: the only file that starts it. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";

export type WranglerAnswer = {
  code: number;
  /** What it printed to standard output. */
  output: string;
  /** What it printed to standard error. */
  complaint: string;
  /** What it wrote down of what it did (WRANGLER_OUTPUT_FILE_PATH), one object an entry. */
  written: unknown[];
};

/** Runs `wrangler ...args` and waits; what it says is the caller's to judge. */
export type RunWrangler = (args: readonly string[]) => Promise<WranglerAnswer>;

/** `program`: the command and its first arguments, such as `["wrangler"]`. It never prompts, since it runs unattended. */
export function createWrangler(program: readonly [string, ...string[]]): RunWrangler {
  const [command, ...first] = program;
  return (args) =>
    new Promise((resolve, reject) => {
      const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
      const notes = join(folder, "notes.ndjson");
      const child = spawn(command, [...first, ...args], {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: notes, WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0" },
      });
      let output = "";
      let complaint = "";
      child.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.stderr.on("data", (chunk: Buffer) => {
        complaint += chunk.toString();
      });
      child.once("error", reject);
      child.once("close", (code) => {
        const written = readNotes(notes);
        rmSync(folder, { recursive: true, force: true });
        resolve({ code: code ?? 1, output, complaint, written });
      });
    });
}

function readNotes(file: string): unknown[] {
  try {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as unknown);
  } catch {
    return []; // many commands write nothing down
  }
}

export class WranglerError extends Error {
  readonly answer: WranglerAnswer;

  constructor(args: readonly string[], answer: WranglerAnswer) {
    const said = `${answer.complaint}\n${answer.output}`.trim();
    super(`wrangler ${args.join(" ")} ended with ${answer.code}: ${said.slice(0, 2000)}`);
    this.answer = answer;
  }
}

/** The answer of a call that must succeed. Throws a `WranglerError` with all it said. */
export async function requireAnswer(run: RunWrangler, args: readonly string[]): Promise<WranglerAnswer> {
  const answer = await run(args);
  if (answer.code !== 0) throw new WranglerError(args, answer);
  return answer;
}

/** The JSON in an answer, which may stand behind a banner. Throws when it is not as `schema` says. */
export function parseOutput<Schema extends v.GenericSchema>(schema: Schema, { output }: WranglerAnswer): v.InferOutput<Schema> {
  const begin = output.search(/^[[{]/m);
  return v.parse(schema, JSON.parse(begin < 0 ? output : output.slice(begin)));
}
