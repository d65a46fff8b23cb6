/** What each step of a deployment does. */
import type { Effects } from "./effects.ts";
import { type Migration, rehearseMigrations } from "./migrations/rehearse-migrations.ts";
import { toBuildMessage } from "./plan/decide-builds.ts";
import type { Step } from "./plan/decide-steps.ts";
import type { Command } from "./plan/parse-arguments.ts";
import type { Target } from "./plan/read-target.ts";
import type { WorkerName } from "./plan/secrets.ts";
import { DeployError } from "./prepare.ts";
import { smokeTest, untilItHolds } from "./smoke/smoke-test.ts";
import { watchAsReader } from "./smoke/watch-as-reader.ts";

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
  /** The versions that a roll-back goes to; null where there is no build before that both Workers had. */
  former: Record<WorkerName, string> | null;
  /** The portal's version that `--promote` gives to all. */
  promoted: string | null;
};

const WATCH_STEP_S = 15;
/** Few: of readers whose pages are torn some attempt in many looks whole. */
const WATCH_ATTEMPTS = 2;
/** A new domain has neither its entry in the DNS nor its certificate at once: five minutes. */
const FIRST_ATTEMPTS = 150;
const NAMED_FILES = 10;
const CLIENT_FOLDER = "build/client";

export function createSteps(effects: Effects, plan: Plan): Record<Step, () => Promise<void>> {
  const { account, log, ask, wait } = effects;
  const { command, target, buildId, pending, progress, former } = plan;
  const { workers } = target;
  const origin = target.origin ?? "";
  const message = buildId === null ? command.action : toBuildMessage(buildId);
  let version = plan.promoted;
  /** What the portal that readers have says of the back end counts only when it worked before. */
  let hadWorked = true;

  /** Noted before it begins: what fails half-way may have changed something. */
  function note(worker: WorkerName): void {
    if (!progress.changed.includes(worker)) progress.changed.push(worker);
  }
  async function test(build: string | null, id: string | null, attempts?: number): Promise<void> {
    const asked = id === null ? null : { worker: workers.portal, id };
    await untilItHolds(() => smokeTest({ origin, build, version: asked, ask }), wait, attempts);
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
    if (former === null) throw new DeployError("There is no build before the present one that both Workers had for all readers");
    const id = former[worker];
    note(worker);
    await account.share(workers[worker], [{ id, percentage: 100 }], "rolled back by the operator");
    log(`Rolled back: ${workers[worker]} to version ${id}`);
  }

  return {
    async "test the portal that readers have"() {
      await test(null, null).catch((error: Error) => {
        hadWorked = false;
        log(`It does not work already (${error.message}): what it says of the new back end decides nothing`);
      });
    },
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
    async "test the back end through the portal that readers have"() {
      if (hadWorked) await test(null, null);
      else log("Left out: that portal did not work before either");
    },
    async "bring the files of the builds before along"() {
      const { brought, missing, problem } = await effects.keepAssets({ origin, folder: CLIENT_FOLDER });
      log(`Files of builds before: ${brought}`);
      if (problem !== null) log(`NOT all of them: ${problem}. Pages that are open reload once instead`);
      if (missing.length > 0) log(`Listed and gone: ${missing.length}, such as ${missing.slice(0, NAMED_FILES).join(", ")}`);
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
      let left = command.watchSeconds;
      do {
        const pause = Math.min(WATCH_STEP_S, left);
        await wait(pause * 1000);
        left -= pause;
        await test(buildId, requireVersion());
        await untilItHolds(() => watchAsReader({ origin, ask }), wait, WATCH_ATTEMPTS);
      } while (left > 0);
    },
    "set routes and cron": () => account.deployTriggers(effects.writeConfiguration("portal", target)),
    "test what readers get": () => test(buildId, null),
    "test what readers get for the first time": () => test(buildId, null, FIRST_ATTEMPTS),
    "give the former version of the portal to all readers": () => goBack("portal"),
    "give the former version of the back end to all readers": () => goBack("backend"),
  };
}
