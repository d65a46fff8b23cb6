/**
 * Names in the account begin with the brand's portal id where wrangler.toml has `talblick`: two brands in one account share no Worker, database,
 * bucket, queue or dataset (decision 106).
 */
import { PORTAL_ID } from "#brand/portal-id.ts";
import { renameTexts } from "./read-section.ts";

/** What wrangler.toml names by these keys is the account's; a binding's own name is not. */
const keys = new Set([
  "name",
  "service",
  "database_name",
  "bucket_name",
  "queue",
  "dead_letter_queue",
  "dataset",
  "METRICS_DATASET",
]);
const WRITTEN = "talblick";

/** `talblick-media-prod` as the brand's account has it. */
export function toBrandName(name: string, brand: string = PORTAL_ID): string {
  return name.replace(new RegExp(`^${WRITTEN}(?=[-_]|$)`), brand);
}

/** The same section of a wrangler.toml with the brand's names, however deep. */
export function toBrandNames<Section>(section: Section, brand: string = PORTAL_ID): Section {
  return renameTexts(section, (text, key) => (keys.has(key) ? toBrandName(text, brand) : text)) as Section;
}
