/** Slugs become one segment of an address, so nothing may stand in them that would end it. */
const notInSegment = /[\s/?#\\"'<>]/;

/** Whether `/{slug}` is an address of exactly one segment. Percent-encoded slugs of a former system are fine. */
export function isSlug(slug: string): boolean {
  return slug !== "" && slug !== "." && slug !== ".." && !notInSegment.test(slug);
}
