/** Path of a post on the portal. */
export function toPostLink({ slug, id }: { slug: string; id: number }): string {
  return `/${slug}/${id}`;
}
