/** Readers of the demo paper (docs/demo.md), and how a browser becomes one of theirs. */
import type { Page } from "playwright";

/** The login of an account, or a print card with the last name on it. */
export type DemoReader = string | { card: string; lastName: string };

export const DEMO_PASSWORD = "talblick-demo";

/** Signs in as a form without script does. */
export function signIn(page: Page, origin: string, reader: DemoReader): Promise<void> {
  const [username, password] = typeof reader === "string" ? [reader, DEMO_PASSWORD] : [reader.card, reader.lastName];
  return signInWith(page, origin, { username, password });
}

/** The same for any reader. */
export async function signInWith(page: Page, origin: string, login: { username: string; password: string }): Promise<void> {
  const { username, password } = login;
  const form = { intent: "login", username, password };
  const answer = await page.request.post("/profil?dialog=login", { form, headers: { origin }, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${username} cannot sign in: ${answer.status()} ${await answer.text()}`);
}
