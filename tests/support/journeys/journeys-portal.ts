/** One built and seeded portal for all journeys of a run; where it is, the runner's workers read from their environment. */
import { startSeparatePortal } from "#tests/support/portal.ts";

export type JourneysPortal = {
  origin: string;
  /** Its folder: secrets, addresses, mails. */
  state: string;
  /** The paywall provider's stand-in; its secrets are in `{state}/secrets.json`. */
  paywallOrigin: string;
  /** The stand-in of those who measure readers. */
  analyticsOrigin: string;
  /** The stand-in of the service for errors. */
  errorsOrigin: string;
};

const VARIABLE = "TALBLICK_JOURNEYS_PORTAL";

/** Global set-up of the journeys. Whoever repeats a few of them may start the portal alone and name it in the environment. */
export default async function startJourneysPortal(): Promise<() => Promise<void>> {
  if (process.env[VARIABLE] !== undefined) return async () => {};
  const { stop, kill: _, ...portal } = await startSeparatePortal();
  process.env[VARIABLE] = JSON.stringify(portal satisfies JourneysPortal);
  return stop;
}

/** Throws outside of a journey. */
export function readJourneysPortal(): JourneysPortal {
  const facts = process.env[VARIABLE];
  if (facts === undefined) throw new Error("There is no portal: it starts with the journeys");
  return JSON.parse(facts) as JourneysPortal;
}
