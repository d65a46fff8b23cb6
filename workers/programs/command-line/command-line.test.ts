import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { parseOptions, readRemote, UsageError } from "./command-line.ts";

/** What a program says, and how it ends. */
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync("node", [`workers/programs/commands/${command}.ts`, ...args], {
    encoding: "utf8",
    env: { ...process.env, ADMIN_TOKEN: "" },
  });
  return { status, stdout, stderr };
}

test("an option that does not exist is a wrong command line", () => {
  expect(() => parseOptions(["--too", "x"], { to: { type: "string" } })).toThrow(UsageError);
  expect(parseOptions(["--to", "x"], { to: { type: "string" } })).toEqual({ to: "x" });
});

test("a deployed back end is named by its origin, and its token stands in the environment", () => {
  const environment = { ADMIN_TOKEN: "geheim", OTHER: "anders" };
  expect(readRemote({}, environment)).toBeNull();
  const remote = "https://b.example/x";
  expect(readRemote({ remote, portal: "https://www.example" }, environment)).toEqual({
    origin: "https://b.example",
    portal: "https://www.example",
    token: "geheim",
  });
  expect(readRemote({ remote, "token-env": "OTHER" }, environment)?.token).toBe("anders");
  expect(() => readRemote({ remote }, {})).toThrow(/ADMIN_TOKEN in the environment variable ADMIN_TOKEN/);
  expect(() => readRemote({ remote: "b.example" }, environment)).toThrow('--remote: "b.example" is no origin');
});

test("an operator whose command line is wrong learns what is wrong and where the help is; the exit code is 2", () => {
  const { status, stderr } = run("staff", "--ad", "Lea");
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Unknown option '--ad'\nSee npm run staff -- --help\n$/);
  expect(run("export", "--to", "x", "--remote", "https://b.example")).toMatchObject({ status: 2, stdout: "" });
});

test("every command shows its usage", () => {
  for (const command of ["backup", "export", "import", "preview", "restore", "seed", "staff", "takedown"]) {
    const { status, stdout } = run(command, "--help");
    expect(status).toBe(0);
    expect(stdout).toContain(`npm run ${command}`);
  }
});
