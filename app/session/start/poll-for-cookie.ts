/** Rules 9. */
export const POLL_INTERVAL_MS = 300;
export const MAX_POLLS = 10;

type Wait = (milliseconds: number) => Promise<unknown>;

/** Looks for the session cookie ten times, each after a wait (rules 4). Whether it came. */
export async function pollForCookie(hasCookie: () => boolean, wait: Wait = pause): Promise<boolean> {
  for (let look = 1; look <= MAX_POLLS; look += 1) {
    await wait(POLL_INTERVAL_MS);
    if (hasCookie()) return true;
  }
  return false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
