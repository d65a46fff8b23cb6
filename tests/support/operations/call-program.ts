/** Runs a program of workers/programs/commands as an operator does, on a state. */
import { execFile } from "node:child_process";

type Called = { code: number; output: string };

type Settings = Readonly<Record<string, string>>;

/** `settings`: of the environment, as the operator's service has them. Standard output and error together; never rejects. */
export function callProgram(name: string, args: readonly string[], state: string, settings: Settings = {}): Promise<Called> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...settings, TALBLICK_STATE: state };
    execFile(
      "node",
      [`workers/programs/commands/${name}.ts`, ...args],
      { env, maxBuffer: 10_000_000 },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr });
      },
    );
  });
}
