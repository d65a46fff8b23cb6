/** Longitude, latitude. */
export type Position = [number, number];

/**
 * The outline of an area that borders on each other: edges that two of its rings share, in opposite directions, are within it. What
 * is left is put together ring by ring; each ends where it begins.
 */
export function joinRings(rings: readonly (readonly Position[])[]): Position[][] {
  const edges = new Map<string, [Position, Position]>();
  for (const ring of rings) {
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1];
      if (from === undefined) continue;
      if (!edges.delete(`${to}>${from}`)) edges.set(`${from}>${to}`, [from, to]);
    }
  }
  const nexts = Map.groupBy(edges.values(), ([from]) => String(from));
  const joined: Position[][] = [];
  for (const start of nexts.values()) {
    for (let edge = start.pop(); edge !== undefined; edge = start.pop()) {
      const ring = [edge[0]];
      for (let next: [Position, Position] | undefined = edge; next !== undefined; next = nexts.get(String(next[1]))?.pop())
        ring.push(next[1]);
      joined.push(ring);
    }
  }
  return joined;
}
