/** Path of an author's page on the portal. */
export function toAuthorPath(slug: string): string {
  return `/autor/${encodeURIComponent(slug)}`;
}
