/** The build of each version of a Worker, by what the account says of it. */

/** As the account has them, the oldest first. */
type Version = { id: string; message: string | null; trigger: string | null };
type Told = { message: string | null; versions: { id: string; percentage: number }[] };

/** The message of a version that a deployment makes. */
export function toBuildMessage(build: string): string {
  return `build ${build}`;
}

/**
 * Ids of versions and their builds. A version that another secret made is of the build before it. One that is missing was made by somebody
 * else: by hand, or by `secret put` for a Worker that is not there yet, which uploads an empty one.
 */
export function decideBuilds(versions: readonly Version[], deployments: readonly Told[]): Map<string, string> {
  const builds = new Map<string, string>();
  // The account lists the latest versions alone; a deployment to all readers names the build as well.
  for (const { message, versions: shares } of deployments) {
    const [only, ...others] = shares;
    const build = parseBuild(message);
    if (build !== null && only !== undefined && others.length === 0) builds.set(only.id, build);
  }
  let before: string | null = null;
  for (const { id, message, trigger } of versions) {
    before = parseBuild(message) ?? builds.get(id) ?? (trigger === "secret" ? before : null);
    if (before !== null) builds.set(id, before);
  }
  return builds;
}

function parseBuild(message: string | null): string | null {
  return /^build (\S+)$/.exec(message ?? "")?.[1] ?? null;
}
