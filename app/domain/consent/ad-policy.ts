/**
 * How much advertising a reader sees (rules 6: Pur readers get reduced ads). Whatever shows advertising reads it from the
 * document element: `<html data-ads="full|reduced">`, set in the browser when the session starts (browser/session/pur.ts).
 * Until then, and without script, there is no attribute, and nothing may be shown that a Pur reader has paid not to see.
 */
export type AdPolicy = "full" | "reduced";

type AdFacts = {
  isPur: boolean;
  /** Includes Pur (offers.ts), whether or not the back end says so. */
  isPlusPremium: boolean;
};

export function decideAdPolicy({ isPur, isPlusPremium }: AdFacts): AdPolicy {
  return isPur || isPlusPremium ? "reduced" : "full";
}
