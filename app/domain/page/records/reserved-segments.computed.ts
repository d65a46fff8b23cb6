import { sections } from "./sections.ts";

/** First segments that are no slug of a post. */
export const reservedSegments: readonly string[] = sections.map(({ segment }) => segment).filter((segment) => segment !== "");
