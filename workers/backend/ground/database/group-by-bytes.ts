/** D1 takes up to 2 MB a parameter; a group of rows travels as one JSON parameter. */
const GROUP_BYTES = 1_500_000;

/** The entries in their order, in groups that fit into a parameter; one that is larger alone stands alone. */
export function groupByBytes<Entry>(entries: readonly Entry[], toBytes: (entry: Entry) => number): Entry[][] {
  const groups: Entry[][] = [];
  let open: Entry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const own = toBytes(entry);
    if (open.length > 0 && bytes + own > GROUP_BYTES) {
      groups.push(open);
      [open, bytes] = [[], 0];
    }
    open.push(entry);
    bytes += own;
  }
  return open.length === 0 ? groups : [...groups, open];
}

/** As it travels. */
export function countJsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
