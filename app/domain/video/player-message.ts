/** What a page and the frame of the platform's player say to each other (decision 70). */
import * as v from "valibot";

/** From the frame: the player is ready, has failed to load, plays, has reached the end, is gone. */
export const playerReports = ["ready", "failed", "play", "ended", "disposed"] as const;
export type PlayerReport = (typeof playerReports)[number];

const reportSchema = v.object({ videoPlayer: v.picklist(playerReports) });
const orderSchema = v.object({ videoPlayer: v.literal("dispose") });

/** Null for anything else: any script with a reference to the window may post to it. */
export function parsePlayerReport(data: unknown): PlayerReport | null {
  const parsed = v.safeParse(reportSchema, data);
  return parsed.success ? parsed.output.videoPlayer : null;
}

export function isDisposeOrder(data: unknown): boolean {
  return v.is(orderSchema, data);
}

export function toPlayerReport(report: PlayerReport): v.InferOutput<typeof reportSchema> {
  return { videoPlayer: report };
}

export const disposeOrder: v.InferOutput<typeof orderSchema> = { videoPlayer: "dispose" };
