/** Everything the demo paper consists of, as content records in an order in which each finds what it refers to. */
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { toAdMediaRecords } from "#workers/demo/media/ad-files.ts";
import { toFilmRecords } from "#workers/demo/media/film-files.ts";
import { toPortraitRecords } from "#workers/demo/media/portraits.ts";
import { readMarkdownFolder } from "#workers/demo/read-markdown.ts";
import { readTemplatePages } from "#workers/demo/template-pages.ts";
import { readMunicipalities, toPlaceRecords } from "#workers/programs/places/read-places.ts";
import { toComposedRecords } from "./seed-composed.ts";
import { toMediaRecords } from "./seed-media.ts";
import { menuRecords } from "./seed-menus.ts";
import { toPageRecord, toStoryRecord } from "./seed-stories.ts";
import { seedPageSchema, seedStorySchema } from "./seed-story.ts";
import { toTermRecords } from "./seed-terms.ts";

/** The same `now` gives the same records. Throws when a file does not fit, with its name. */
export function seedRecords(now: Date): ContentRecord[] {
  const municipalities = readMunicipalities();
  const stories = readMarkdownFolder("stories", seedStorySchema);
  const storyRecords = stories.map((story) => toStoryRecord(story, municipalities, now));
  const pages = [...readMarkdownFolder("pages", seedPageSchema), ...readTemplatePages()];
  return [
    ...toPlaceRecords(municipalities),
    ...toMediaRecords(),
    ...toPortraitRecords(),
    ...toAdMediaRecords(),
    ...toFilmRecords(),
    ...toTermRecords(municipalities),
    ...storyRecords,
    ...toComposedRecords(municipalities, storyRecords, now),
    ...pages.map((page) => toPageRecord(page, now)),
    ...menuRecords,
  ];
}
