/** Page numbers in addresses: 1 to 99999, written without leading zeros. */
export const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Null for an invalid page number; 1 when the address names none. */
export function parsePageNumber(text: string | null | undefined): number | null {
  if (text === null || text === undefined) return 1;
  return PAGE_NUMBER.test(text) ? Number(text) : null;
}
