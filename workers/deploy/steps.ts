/** What each step of a deployment does. */
import type { Effects } from "./effects.ts";
import { type Migration, rehearseMigrations } from "./migrations/rehearse-migrations.ts";
import type { Step } from "./plan/decide-steps.ts";
import type { Command } from "./plan/parse-arguments.ts";
import type { Target } from "./plan/read-target.ts";
import type { WorkerName } from "./plan/secrets.ts";
import { DeployError } from "./prepare.ts";
import { smokeTestUntilItHolds } from "./smoke/smoke-test.ts";

/** How far it came: what a failure has to take back. */
export type Progress = {
  /** Workers of which readers may have another version than before, in the order of the changes. */
  changed: WorkerName[];
  before?: Record<WorkerName, string | null>;
  names?: Record<WorkerName, string>;
  /** The database before the migrations. */
  bookmark?: string;
};

type Plan = {
  command: Command;
  target: Target;
  buildId: string | null;
  pending: Migration[];
  progress: Progress;
  /** The versions that a roll-back goes to. */
  former: Record<WorkerName, string | null>;
  /** The portal's version that `--promote` gives to all. */
  promoted: string | null;
};

const WATCH_STEP_S = 15;
const CLIENT_FOLDER = "build/client";

export function createSteps(effects: Effects, plan: Plan): Record<Step, () => Promise<void>> {
  const { account, log, ask, wait } = effects;
  const { command, target, buildId, pending, progress, former } = plan;
  const { workers } = target;
  const origin = target.origin ?? "";
  const message = buildId === null ? command.action : `build ${buildId}`;
  let version = plan.promoted;

  /** Noted before it begins: what fails half-way may have changed something. */
  function note(worker: WorkerName): void {
    if (!progress.changed.includes(worker)) progress.changed.push(worker);
  }
  async function test(build: string | null, id: string | null): Promise<void> {
    await smokeTestUntilItHolds({ origin, build, version: id === null ? null : { worker: workers.portal, id }, ask }, wait);
  }
  function requireVersion(): string {
    if (version === null) throw new DeployError("No version of the portal was uploaded");
    return version;
  }
  async function share(percentage: number): Promise<void> {
    const id = requireVersion();
    note("portal");
    const before = progress.before?.portal ?? null;
    const rest = before === null || percentage === 100 ? [] : [{ id: before, percentage: 100 - percentage }];
    await account.share(workers.portal, [...rest, { id, percentage }], message);
  }
  async function goBack(worker: WorkerName): Promise<void> {
    const id = former[worker];
    if (id === null) throw new DeployError(`${workers[worker]} has no version before the present one`);
    note(worker);
    await account.share(workers[worker], [{ id, percentage: 100 }], "rolled back by the operator");
    log(`Rolled back: ${workers[worker]} to version ${id}`);
  }

  return {
    async "rehearse the migrations on a copy"() {
      await effects.withTemporaryFile(async (file) => {
        await account.exportDatabase(file, command.copiesRows);
        rehearseMigrations(file, pending);
      });
      log(`Rehearsed: ${pending.map(({ name }) => name).join(", ")}`);
    },
    async "apply the migrations"() {
      progress.bookmark = await account.readBookmark();
      log(`The database before them: bookmark ${progress.bookmark}`);
      await account.migrate();
    },
    async "deploy the back end"() {
      note("backend");
      await account.deploy(effects.writeConfiguration("backend", target), message);
    },
    "test the back end through the portal that readers have": () => test(null, null),
    async "bring the files of the builds before along"() {
      const count = (await effects.keepAssets?.({ origin, folder: CLIENT_FOLDER })) ?? 0;
      log(`Files of builds before: ${count}`);
    },
    async "upload the portal for no reader yet"() {
      const config = effects.writeConfiguration("portal", target);
      version = await account.upload(config, message);
      if (version !== null) return share(0);
      // Versions cannot bring a new class of Durable Objects: then all of it at once, tested right after.
      log("A new class of Durable Objects cannot wait at 0 %: it goes to all readers at once");
      note("portal");
      version = await account.deploy(config, message);
    },
    async "deploy the portal as a whole"() {
      note("portal");
      version = await account.deploy(effects.writeConfiguration("portal", target), message);
    },
    "test the new version": () => test(buildId, requireVersion()),
    "give it to 10 % of the readers": () => share(10),
    "give it to 50 % of the readers": () => share(50),
    "give it to all readers": () => share(100),
    async "watch it"() {
      for (let seconds = 0; seconds < command.watchSeconds; seconds += WATCH_STEP_S) {
        await wait(Math.min(WATCH_STEP_S, command.watchSeconds - seconds) * 1000);
        await test(buildId, requireVersion());
      }
    },
    "set routes and cron": () => account.deployTriggers(effects.writeConfiguration("portal", target)),
    "test what readers get": () => test(buildId, null),
    "give the former version of the portal to all readers": () => goBack("portal"),
    "give the former version of the back end to all readers": () => goBack("backend"),
  };
}
