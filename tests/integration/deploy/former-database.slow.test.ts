/** A state that a former version made, with its own migrations. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";

const state = mkdtempSync(join(tmpdir(), "former-state-"));

async function run(program: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
  const child = spawn("node", [`workers/programs/${program}.ts`, ...args], {
    env: { ...process.env, PORT: "0", TALBLICK_STATE: state },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, "close");
  return { code, said };
}

beforeAll(async () => {
  // Makes the tables and ends.
  expect(await run("commands/separate-backend")).toEqual({ code: 0, said: "" });
  const [file = ""] = globSync("v3/d1/*/*.sqlite", { cwd: state }).filter((path) => !path.endsWith("metadata.sqlite"));
  const database = new DatabaseSync(join(state, file));
  database.exec("UPDATE d1_migrations SET name = '0001_content.sql' WHERE id = 1");
  database.close();
}, 120_000);
afterAll(() => rmSync(state, { recursive: true, force: true }));

test.each([
  ["npm start", ["local/start"]],
  ["npm run dev", ["local/dev"]],
  ["npm run import", ["commands/import", "--pages", "workers/demo/pages"]],
] as const)(
  "%s refuses it, and says what to do",
  async (_name, [program, ...args]) => {
    const { code, said } = await run(program, ...args);
    expect(said).toMatch(
      /^The database was made by a former version \(0001_content\.sql\)[^\n]*docs\/backup\.md\)\n(?:The back end does not start \(exit code 1\)\n)?$/,
    );
    expect(code).toBe(1);
  },
  120_000,
);
