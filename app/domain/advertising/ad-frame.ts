/** The page in the frame of an advertising network: what it is asked for, what it may do, and what it says. */
import * as v from "valibot";
import { AD_FRAME_PATH } from "./ad-paths.ts";
import { type AdPlace, adPlaces } from "./ad-places.ts";

const PLACE = "ort";

export function toAdFramePath(place: AdPlace): string {
  return `${AD_FRAME_PATH}?${new URLSearchParams({ [PLACE]: place })}`;
}

/** Null for anything that is no place. */
export function parseFramePlace(query: URLSearchParams): AdPlace | null {
  const place = query.get(PLACE) ?? "";
  return Object.hasOwn(adPlaces, place) ? (place as AdPlace) : null;
}

/** Run script and open new windows. It has no origin of its own, and so no storage and no way to this site's (decision 70). */
export const AD_SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The element of the frame's page that is filled. */
export const AD_SLOT = "anzeige";

/** Something came, or nothing will. */
const reportSchema = v.object({ adFrame: v.picklist(["filled", "empty"]) });
export type AdReport = v.InferOutput<typeof reportSchema>["adFrame"];

export function toAdReport(report: AdReport): v.InferOutput<typeof reportSchema> {
  return { adFrame: report };
}

/** Null for anything else: any script with a reference to the window may post to it. */
export function parseAdReport(data: unknown): AdReport | null {
  const parsed = v.safeParse(reportSchema, data);
  return parsed.success ? parsed.output.adFrame : null;
}
