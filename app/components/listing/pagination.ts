/** Paging of a listing (rules 2.5, 9): at most 5 page links, with ellipses. */
export const MAX_PAGE_LINKS = 5;

export type PageLink = { kind: "page"; page: number; link: string; isCurrent: boolean } | { kind: "ellipsis"; key: string };

export type Pagination = { previous: string | null; next: string | null; entries: PageLink[] };

/** Addresses of a listing's pages: `first` for page 1, `pattern` with `{page}` for the others. */
export type PageAddresses = { first: string; pattern: string };

export function toPageLink({ first, pattern }: PageAddresses, page: number): string {
  return page === 1 ? first : pattern.replace("{page}", String(page));
}

/** Null when there is but one page. The first and the last page are always among the links. */
export function toPagination(current: number, totalPages: number, addresses: PageAddresses): Pagination | null {
  if (totalPages <= 1) return null;
  const entries: PageLink[] = [];
  let last = 0;
  for (const page of decidePages(current, totalPages)) {
    if (page > last + 1) entries.push({ kind: "ellipsis", key: `after-${last}` });
    entries.push({ kind: "page", page, link: toPageLink(addresses, page), isCurrent: page === current });
    last = page;
  }
  return {
    previous: current > 1 ? toPageLink(addresses, current - 1) : null,
    next: current < totalPages ? toPageLink(addresses, current + 1) : null,
    entries,
  };
}

/** Up to five pages: all of them, or the ends and what lies around the current one. */
function decidePages(current: number, totalPages: number): number[] {
  if (totalPages <= MAX_PAGE_LINKS) return Array.from({ length: totalPages }, (_, index) => index + 1);
  if (current <= 3) return [1, 2, 3, 4, totalPages];
  if (current >= totalPages - 2) return [1, totalPages - 3, totalPages - 2, totalPages - 1, totalPages];
  return [1, current - 1, current, current + 1, totalPages];
}
