/** Where a post's video has a page of its own (rules 2.1): the post's address below that of all videos. */
export function toVideoPath({ slug, id }: { slug: string; id: number }): string {
  return `/video/${encodeURIComponent(slug)}/${id}`;
}
