import type { Position } from "./join-rings.ts";

/** Who borders on whom: areas that share an edge, not only a corner, in the order of their keys. */
export function findNeighbours(areas: ReadonlyMap<string, readonly (readonly Position[])[]>): Map<string, string[]> {
  const owners = new Map<string, Set<string>>();
  for (const [key, rings] of areas) {
    for (const ring of rings) {
      for (const [index, to] of ring.entries()) {
        const from = ring[index - 1];
        if (from === undefined) continue;
        const edge = [String(from), String(to)].sort().join(" ");
        owners.set(edge, (owners.get(edge) ?? new Set()).add(key));
      }
    }
  }
  const found = new Map([...areas.keys()].map((key) => [key, new Set<string>()]));
  for (const keys of owners.values()) {
    for (const key of keys) for (const other of keys) if (other !== key) found.get(key)?.add(other);
  }
  return new Map(Array.from(found, ([key, others]) => [key, [...others].sort()]));
}
