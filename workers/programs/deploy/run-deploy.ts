/** A deployment from its first question to the last test; takes both Workers back when it fails (decision 91). */
import type { Effects } from "./effects.ts";
import { judgeMigration } from "./migrations/judge-migration.ts";
import { refuseFormerDatabase } from "./migrations/refuse-former-database.ts";
import type { Migration } from "./migrations/rehearse-migrations.ts";
import { type Deployment, decidePromotion, decideRollback, decideServing } from "./plan/decide-rollback.ts";
import { decideSteps } from "./plan/decide-steps.ts";
import { configPaths } from "./plan/find-missing.ts";
import type { Command } from "./plan/parse-arguments.ts";
import type { Target } from "./plan/read-target.ts";
import { DeployError, prepare, readTargetOf } from "./prepare.ts";
import { isPortal } from "./smoke/smoke-test.ts";
import { createSteps, type Progress } from "./steps.ts";

type Remote = Command & { action: Exclude<Command["action"], "dry-run"> };

/** Resolves with the process's exit code: 0 when readers have what was asked for. Everything is said by `effects.log`. */
export async function runDeploy(effects: Effects, command: Remote): Promise<number> {
  const progress: Progress = { changed: [] };
  try {
    await deploy(effects, command, progress);
    return 0;
  } catch (error) {
    effects.log(`FAILED: ${error instanceof Error ? error.message : String(error)}`);
    await takeBack(effects, command, progress);
    return 1;
  }
}

async function deploy(effects: Effects, command: Remote, progress: Progress): Promise<void> {
  const { account, log } = effects;
  const isNew = command.action === "deploy" || command.action === "gradual";
  const target = isNew ? await prepare(effects, command) : await requireOrigin(effects, command);
  if (command.action === "gradual" && /\.workers\.dev$/i.test(target.origin ?? ""))
    throw new DeployError(`${target.origin} can have no rule that gives each reader one version: deploy without --gradual`);
  // A database that cannot go on is refused before the check and the build, which take minutes.
  const pending = isNew ? await requirePending(effects) : [];
  const buildId = isNew ? effects.createBuildId() : null;
  if (buildId !== null) {
    log(`Checking and building ${buildId} ...`);
    await effects.checkAndBuild(buildId);
  }
  const deployments = {
    portal: await account.readDeployments(target.workers.portal),
    backend: await account.readDeployments(target.workers.backend),
  };
  const serving = { portal: decideServing(deployments.portal), backend: decideServing(deployments.backend) };
  // `secret put` uploads an empty Worker where there is none: a version without a build is no portal.
  const isPortalThere =
    serving.portal !== null && (serving.portal.build !== null || (await isPortal(target.origin ?? "", effects.ask)));
  const toFormer = (version: Deployment[number] | null) =>
    version !== null && (version.build !== null || isPortalThere) ? version.id : null;
  progress.before = { portal: toFormer(serving.portal), backend: toFormer(serving.backend) };
  progress.names = target.workers;
  const steps = createSteps(effects, {
    command,
    target,
    buildId,
    pending,
    progress,
    former: decideRollback(deployments),
    promoted: requirePromotion(command, deployments.portal),
  });
  for (const step of decideSteps(command.action, { pending: pending.length, isPortalThere })) {
    log(`> ${step}`);
    await steps[step]();
  }
  log(`Done: ${target.origin}${buildId === null ? "" : ` has build ${buildId}`}`);
}

function requirePromotion({ action }: Remote, deployments: readonly Deployment[]): string | null {
  if (action !== "promote") return null;
  const version = decidePromotion(deployments);
  if (version === null) throw new DeployError("No gradual deployment is under way: all readers get the same version");
  return version;
}

async function requireOrigin(effects: Effects, command: Remote): Promise<Target> {
  if ((await effects.account.readLogin()) === null)
    throw new DeployError("Nobody is signed in at Cloudflare: call `npx wrangler login`");
  const target = readTargetOf(effects, command);
  if (target.origin === null) throw new DeployError("PUBLIC_ORIGIN is missing: add --origin https://the.portal");
  return target;
}

/** What the database lacks. Throws for a database of a former version, and for a migration with which the build before could not go on. */
async function requirePending({ account, readMigrations }: Effects): Promise<Migration[]> {
  const applied = await account.readMigrations();
  const known = readMigrations();
  refuseFormerDatabase(
    applied,
    known.map(({ name }) => name),
  );
  const pending = known.filter(({ name }) => !applied.includes(name));
  // An empty database has no build before.
  const faults = applied.length === 0 ? [] : pending.flatMap(({ name, sql }) => judgeMigration(name, sql) ?? []);
  if (faults.length > 0) throw new DeployError(faults.join("\n"));
  return pending;
}

async function takeBack(
  { account, log }: Effects,
  { env }: Remote,
  { changed, before, names, bookmark }: Progress,
): Promise<void> {
  if (bookmark !== undefined)
    log(
      `Migrations that were applied stay: they only add. The database as it was before: npx wrangler d1 time-travel restore DB --bookmark ${bookmark} --env ${env} --config ${configPaths.backend}`,
    );
  if (changed.length === 0 || before === undefined || names === undefined) {
    log("Nothing was rolled back: readers have what they had.");
    return;
  }
  // The portal first: it must never ask a back end that is older than what it was built for.
  for (const worker of changed.toReversed()) {
    const version = before[worker];
    if (version === null) {
      log(`NOT rolled back: ${names[worker]} had no version before`);
      continue;
    }
    await account.share(names[worker], [{ id: version, percentage: 100 }], "rolled back: the deployment failed").then(
      () => log(`Rolled back: ${names[worker]} to version ${version}`),
      (error: unknown) =>
        log(`NOT rolled back: ${names[worker]} to version ${version}: ${error instanceof Error ? error.message : String(error)}`),
    );
  }
}
