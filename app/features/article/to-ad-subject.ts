import type { AdSubject } from "#app/domain/advertising/ad-subject.ts";
import type { WirePost } from "./article-view-model.ts";

type Told = Pick<WirePost, "is_premium" | "categories" | "topics" | "tags" | "municipality">;

/** What a post is about, for advertising; null beside one that is paid for, whoever reads it. */
export function toAdSubject({ is_premium, categories, topics, tags, municipality }: Told): AdSubject | null {
  if (is_premium) return null;
  const about = [
    ...categories.map(({ link }) => link),
    ...[...topics, ...tags].map(({ page_link }) => page_link),
    ...(municipality === null ? [] : [municipality.link]),
  ];
  return { about };
}
