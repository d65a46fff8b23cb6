import type { PostRecord } from "../../content/content-record.ts";
import { readMarkdownFolder } from "./read-markdown.ts";
import type { SeedMunicipality } from "./seed-places.ts";
import { toStoryRecord } from "./seed-stories.ts";
import { seedStorySchema } from "./seed-story.ts";

export function toComposedRecords(municipalities: SeedMunicipality[], now: Date): PostRecord[] {
  const stories = readMarkdownFolder("stories", seedStorySchema).map((story) => toStoryRecord(story, municipalities, now));
  return Array.from({ length: 10 }, (_, i) => stories.map((s) => ({ ...s, source: `${s.source}-${i}` }))).flat();
}
