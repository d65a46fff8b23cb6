/** How often a reader has bought lately (rules 9): the provider's experiences ask for it. */

export type Conversion = {
  /** The provider's names of the conversion, its term and its resource; null where it says none. */
  id: string | null;
  termId: string | null;
  rid: string | null;
  /** Seconds since 1970. */
  createDate: number;
  type: string;
  /** The purchase may be used now. */
  isActive: boolean;
};

const LOOK_BACK_S = 540 * 24 * 60 * 60;
const EXCLUDED: readonly string[] = ["Grant access", "Payment"];
const UPGRADE = "Upgrade term";
const MAXIMUM = 3;

/** Rules 7.2: active ones only. An upgrade continues a purchase: it is deducted from the listed ones, and so does not count. */
export function countConversions(conversions: readonly Conversion[], now: Date): number {
  const since = now.getTime() / 1000 - LOOK_BACK_S;
  const listed = conversions.filter(
    ({ createDate, type, isActive }) => isActive && createDate >= since && !EXCLUDED.includes(type),
  );
  const upgrades = listed.filter(({ type }) => type === UPGRADE);
  return Math.min(MAXIMUM, listed.length - upgrades.length);
}
