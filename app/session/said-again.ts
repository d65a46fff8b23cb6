/** What was said a moment before a page loads itself anew is said again on the new one. */
import { PORTAL_ID } from "#brand/portal-id.ts";

const KEY = `${PORTAL_ID}:said`;

export function keepSaid(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Where nothing can be stored, the page itself has to do.
  }
}

/** Never rejects. */
export async function sayAgain(): Promise<void> {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return;
    sessionStorage.removeItem(KEY);
    (await import("#app/islands/stores/announcement-store.ts")).announce(text, { isVisible: true });
  } catch {
    // As above.
  }
}
