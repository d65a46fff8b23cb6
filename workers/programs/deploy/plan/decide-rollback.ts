/** Which versions readers go back to: by their builds, since each `secret put` makes a version of the same code. */
import type { WorkerName } from "./secrets.ts";

/** The versions that readers get at one time, in per cent, and the build that each is of; null where that is not known. */
export type Deployment = { id: string; percentage: number; build: string | null }[];

/**
 * The version of each Worker that readers go back to, by all deployments, the oldest first: of the build before the present one that both had
 * for all readers. Null without such a build.
 */
export function decideRollback(deployments: Record<WorkerName, readonly Deployment[]>): Record<WorkerName, string> | null {
  const builds = listBuildsBefore(deployments.portal);
  for (const build of builds.toReversed()) {
    const portal = findVersion(deployments.portal, build);
    const backend = findVersion(deployments.backend, build);
    if (portal !== null && backend !== null) return { portal, backend };
  }
  return null;
}

/** Builds that all readers had before the present one came for the first time: after a rollback there is no going forward again. */
function listBuildsBefore(deployments: readonly Deployment[]): string[] {
  const present = deployments.at(-1) ?? [];
  const build = findWhole(present)?.build ?? null;
  // In the middle of a gradual deployment: back to the one that was there before.
  const serving = decideServing(deployments)?.build ?? null;
  if (findWhole(present) === null) return serving === null ? [] : [serving];
  if (build === null) return [];
  const first = deployments.findIndex((deployment) => deployment.some((version) => version.build === build));
  return deployments.slice(0, first).flatMap((deployment) => findWhole(deployment)?.build ?? []);
}

/** The latest version of the build that all readers had: it knows the latest secrets. */
function findVersion(deployments: readonly Deployment[], build: string): string | null {
  return deployments.map(findWhole).findLast((version) => version?.build === build)?.id ?? null;
}

/** What most readers get: the whole, or what was the whole before a gradual deployment began. Null when there is none. */
export function decideServing(deployments: readonly Deployment[]): Deployment[number] | null {
  const present = deployments.at(-1) ?? [];
  const before = deployments.map(findWhole).findLast((version) => present.some(({ id }) => id === version?.id));
  return findWhole(present) ?? before ?? null;
}

/** The version that all readers get; null when they get several. */
function findWhole(deployment: Deployment): Deployment[number] | null {
  return deployment.find(({ percentage }) => percentage === 100) ?? null;
}

/** The version that a gradual deployment brings: the one that did not serve everybody before; null when none is in progress. */
export function decidePromotion(deployments: readonly Deployment[]): string | null {
  const present = deployments.at(-1);
  if (present === undefined || findWhole(present) !== null) return null;
  const before = decideServing(deployments);
  return present.find(({ id }) => id !== before?.id)?.id ?? null;
}
