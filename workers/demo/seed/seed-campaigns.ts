/** What is advertised in the demo paper: its own newsletter, labelled as the paper's own, in one section; the other pages show what they are without. */
import { toAdSource } from "#workers/demo/media/ad-files.ts";
import type { Send } from "./seed-over.ts";

const DAY_MS = 86_400_000;
/** As long as a campaign may run, with room for the clocks. */
const DAYS = 390;

/** The same `now` gives the same campaign. */
export function toDemoCampaigns(now: Date) {
  const day = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  return {
    campaigns: [
      {
        key: "demo-newsletter",
        advertiser: "Talblick",
        isOwn: true,
        link: "/newsletter",
        sections: ["sport"],
        alt: "Newsletter: Guten Morgen, Vorarlberg",
        narrow: toAdSource("newsletter-narrow"),
        wide: toAdSource("newsletter-wide"),
        starts: new Date(day - DAY_MS).toISOString(),
        ends: new Date(day + DAYS * DAY_MS).toISOString(),
        weight: 3,
      },
    ],
  };
}

/** Throws with a message for the operator when the back end refuses it. */
export async function seedCampaigns(send: Send, now: Date): Promise<void> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(toDemoCampaigns(now)) };
  const response = await send("/admin/campaigns", init);
  if (!response.ok)
    throw new Error(`POST /admin/campaigns was answered with ${response.status}: ${(await response.text()).slice(0, 300)}`);
}
