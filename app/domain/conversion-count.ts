/** How often a reader has bought lately (spec 9): the provider's experiences ask for it. */

export type Conversion = {
  /** Seconds since 1970. */
  createDate: number;
  type: string;
  /** What was bought may be used now. */
  isActive: boolean;
};

const LOOK_BACK_S = 540 * 24 * 60 * 60;
const EXCLUDED: readonly string[] = ["Grant access", "Payment"];
const UPGRADE = "Upgrade term";
const MAXIMUM = 3;

/** Spec 7.2: active ones only. An upgrade joins two purchases into one, and is none itself. */
export function countConversions(conversions: readonly Conversion[], now: Date): number {
  const since = now.getTime() / 1000 - LOOK_BACK_S;
  const counted = conversions.filter(
    ({ createDate, type, isActive }) => isActive && createDate >= since && !EXCLUDED.includes(type),
  );
  const upgrades = counted.filter(({ type }) => type === UPGRADE).length;
  const purchases = counted.length - upgrades;
  return Math.min(MAXIMUM, Math.max(0, purchases - upgrades));
}
