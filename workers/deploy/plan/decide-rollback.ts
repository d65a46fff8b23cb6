/** Which version readers go back to. */

/** The versions that readers get at one time, in per cent. */
export type Deployment = { id: string; percentage: number }[];

/** The version that readers got before the present one, by all deployments, the oldest first; null when there is none to go back to. */
export function decideRollback(deployments: readonly Deployment[]): string | null {
  const present = deployments.at(-1);
  if (present === undefined) return null;
  // In the middle of a gradual deployment: back to the one that was there before.
  const known = deployments.slice(0, -1);
  const whole = toWhole(present);
  if (whole === null)
    return known.map(toWhole).findLast((id) => id !== null && present.some((version) => version.id === id)) ?? null;
  // Before it came for the first time: who has gone back already does not go forth again.
  const first = deployments.findIndex((deployment) => deployment.some(({ id }) => id === whole));
  return (
    deployments
      .slice(0, first)
      .map(toWhole)
      .findLast((id) => id !== null) ?? null
  );
}

/** The version that all readers get; null when they get several. */
export function toWhole(deployment: Deployment): string | null {
  return deployment.find(({ percentage }) => percentage === 100)?.id ?? null;
}

/** The version that a gradual deployment brings: the one that did not serve everybody before; null when none is under way. */
export function decidePromotion(deployments: readonly Deployment[]): string | null {
  const present = deployments.at(-1);
  if (present === undefined || toWhole(present) !== null) return null;
  const before = decideRollback(deployments);
  return present.find(({ id }) => id !== before)?.id ?? null;
}
