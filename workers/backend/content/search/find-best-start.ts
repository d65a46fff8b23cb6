/** Which piece of a text has the most of the words that were asked for. */

/** Where one of the terms stands. */
export type Hit = { start: number; end: number; term: number };

/** Where the piece of `length` characters with the most different terms begins, the first of several. Each hit enters and leaves it once. */
export function findBestStart(hits: readonly Hit[], length: number): number {
  const byStart = hits.toSorted((one, other) => one.start - other.start);
  const byEnd = hits.toSorted((one, other) => one.end - other.end);
  const counts = new Map<number, number>();
  const inside = new Set<Hit>();
  const best = { start: 0, different: 0 };
  let entered = 0;
  let left = 0;
  for (const { start } of byStart) {
    for (let hit = byEnd[entered]; hit !== undefined && hit.end <= start + length; hit = byEnd[entered]) {
      entered += 1;
      if (hit.start < start) continue;
      inside.add(hit);
      counts.set(hit.term, (counts.get(hit.term) ?? 0) + 1);
    }
    for (let hit = byStart[left]; hit !== undefined && hit.start < start; hit = byStart[left]) {
      left += 1;
      if (!inside.has(hit)) continue;
      const others = (counts.get(hit.term) ?? 1) - 1;
      if (others === 0) counts.delete(hit.term);
      else counts.set(hit.term, others);
    }
    if (counts.size > best.different) Object.assign(best, { start, different: counts.size });
  }
  return best.start;
}
