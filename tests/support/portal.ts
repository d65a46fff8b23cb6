/** Vitest global set-up of the journeys: the built portal on a state of its own, seeded, on a free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    portalOrigin: string;
    portalState: string;
  }
}

export default async function startPortal(project: TestProject) {
  const state = mkdtempSync(join(tmpdir(), "talblick-test-"));
  const portal = spawn("node", ["workers/backend/tools/start.ts"], {
    env: { ...process.env, PORT: "0", TALBLICK_STATE: state },
    stdio: ["ignore", "pipe", "pipe"],
  });
  project.provide("portalOrigin", await readOrigin(portal));
  project.provide("portalState", state);
  return async () => {
    const ended = new Promise((resolve) => portal.once("exit", resolve));
    portal.kill("SIGTERM");
    await ended;
    rmSync(state, { recursive: true, force: true });
  };
}

function readOrigin(portal: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /Talblick is ready: (\S+)/.exec(output);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    };
    portal.stdout?.on("data", read);
    portal.stderr?.on("data", read);
    portal.once("exit", (code) => reject(new Error(`The portal ended with code ${code}:\n${output}`)));
  });
}
