/** Two sample issues of the printed paper: of the day of seeding, and of the day before. */
import { readFile } from "node:fs/promises";
import { bringIssue, type Send } from "#workers/programs/epaper/bring-issue.ts";

/** The days before that of seeding, with the file (workers/demo/epaper). */
const issues = [
  { daysBefore: 0, file: "muster-1.pdf" },
  { daysBefore: 1, file: "muster-2.pdf" },
] as const;

const region = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna", dateStyle: "short" });

/** Nothing where the brand has no E-Paper. Throws with a message for the operator when the back end refuses them. */
export async function seedEpaper(send: Send, now: Date): Promise<void> {
  const answer = await send("/admin/epaper/", { method: "GET", headers: {} });
  await answer.body?.cancel();
  if (answer.status === 404) return;
  for (const { daysBefore, file } of issues) {
    const bytes = await readFile(new URL(`../epaper/${file}`, import.meta.url));
    const key = region.format(now.getTime() - daysBefore * 86_400_000);
    await bringIssue(send, bytes, { key, title: "Musterausgabe", isSample: true, isAgain: false });
  }
}
