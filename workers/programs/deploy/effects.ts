/** What a deployment does outside of itself; tests give their own. */
import type { Account } from "./account/account.ts";
import type { KeptAssets } from "./keep-assets.ts";
import type { Migration } from "./migrations/rehearse-migrations.ts";
import type { Target } from "./plan/read-target.ts";
import type { WorkerName } from "./plan/secrets.ts";
import type { AskSite } from "./smoke/smoke-test.ts";

/** Brings files of former builds into `folder`, so that tabs opened before go on. */
export type KeepAssets = (subject: { origin: string; folder: string }) => Promise<KeptAssets>;

export type Effects = {
  account: Account;
  /** Types, lint and both Workers built under this build id; rejects when something is wrong. */
  checkAndBuild: (buildId: string) => Promise<void>;
  readToml: (worker: WorkerName) => string;
  writeToml: (worker: WorkerName, text: string) => void;
  /** What wrangler uploads for the environment; gives the file. */
  writeConfiguration: (worker: WorkerName, target: Target) => string;
  /** All migrations of the sources, in order. */
  readMigrations: () => Migration[];
  /** For the copy of the database; removed when the rehearsal is over. */
  withTemporaryFile: <Result>(work: (file: string) => Promise<Result>) => Promise<Result>;
  ask: AskSite;
  wait: (milliseconds: number) => Promise<void>;
  keepAssets: KeepAssets;
  createBuildId: () => string;
  log: (line: string) => void;
};
