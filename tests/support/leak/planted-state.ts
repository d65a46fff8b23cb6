/** The state of the demo paper with planted words: filled once by a run of tests, and copied for each portal. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlantedPost } from "./plant-words.ts";

export const GRANT_SECRET = "a-grant-secret-for-the-leak-test";
export const ADMIN_TOKEN = "an-admin-token-for-the-leak-test";
/** In the folder of the state. */
export const POSTS_FILE = "planted-posts.json";

/** A post as it stands in the paper. */
export type PremiumPost = PlantedPost & { id: number; path: string };

const PLANTED = "TALBLICK_PLANTED_STATE";

/** Fills a state for all planted portals that this process and its children start from now on, unless there is one. Returns what removes it. */
export async function plantOnce(): Promise<() => void> {
  if (process.env[PLANTED] !== undefined) return () => {};
  const state = await plant();
  process.env[PLANTED] = state;
  return () => {
    delete process.env[PLANTED];
    rmSync(state, { recursive: true, force: true });
  };
}

/** A new folder with a copy of the state that a run of tests filled once, or with one that is filled now; and its premium posts. */
export async function createPlantedState(): Promise<{ state: string; posts: PremiumPost[] }> {
  const planted = process.env[PLANTED];
  const state = planted === undefined ? await plant() : createFolder();
  if (planted !== undefined) cpSync(planted, state, { recursive: true });
  return { state, posts: JSON.parse(readFileSync(join(state, POSTS_FILE), "utf8")) };
}

const createFolder = () => mkdtempSync(join(tmpdir(), "talblick-leak-"));

/** In a process of its own, which alone has this state. */
async function plant(): Promise<string> {
  const state = createFolder();
  writeFileSync(join(state, "secrets.json"), JSON.stringify({ adminToken: ADMIN_TOKEN, grantSecret: GRANT_SECRET }));
  const { DEMO: _, ...shell } = process.env;
  const planting = spawn("node", ["tests/support/leak/plant-state.ts"], {
    env: { ...shell, TALBLICK_STATE: state },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  planting.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [status] = await once(planting, "close");
  if (status !== 0) throw new Error(`The paper with planted words was not made: ${said}`);
  return state;
}
