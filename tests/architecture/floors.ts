/**
 * The back end's floors: a floor uses what lies below it and never what lies above. A room is a folder of a floor; rooms of one floor may
 * use each other one way, so that no circle is left. The families of the third floor stand side by side: one uses another only by the
 * doors that are named here.
 */
export const BACKEND = "workers/backend/";

/** From the top. What stands beside them (backend.ts, configuration/) puts all together, and nothing imports it. */
const floors: readonly (readonly string[])[] = [["doors"], ["newsroom"], ["content", "readers", "services"], ["ground"]];

/**
 * What a family offers the others: texts and pictures as they are shown, the one writer and the records that it takes, and words as the search
 * compares them; of services the events of a publisher's WordPress.
 */
const familyDoors: Record<string, readonly string[]> = {
  content: ["content/records/", "content/views/", "content/write/write-content.ts", "content/search/text/"],
  readers: [],
  services: ["services/events/wordpress/"],
};

export type Import = { file: string; target: string };

/** `content/write` of `workers/backend/content/write/post/write-posts.ts`; null for what stands beside the floors. */
export function toRoom(path: string): string | null {
  if (!path.startsWith(BACKEND)) return null;
  const [family = "", room = ""] = path.slice(BACKEND.length).split("/");
  return findFloor(family) === -1 ? null : `${family}/${room}`;
}

/** Why an import between floors is wrong; null when it is right. */
export function findFloorViolation({ file, target }: Import): string | null {
  const [from, to] = [toRoom(file), toRoom(target)];
  if (from === null) return null;
  if (to === null) return target.startsWith(BACKEND) ? `${file} must not import ${target}, which stands above all floors` : null;
  const [fromFamily = "", toFamily = ""] = [from.split("/")[0], to.split("/")[0]];
  if (findFloor(fromFamily) > findFloor(toFamily)) return `${file} imports ${target}, which lies on a higher floor`;
  if (findFloor(fromFamily) < findFloor(toFamily) || fromFamily === toFamily) return null;
  const isDoor = (familyDoors[toFamily] ?? []).some((door) => target.startsWith(`${BACKEND}${door}`));
  return isDoor ? null : `${file} imports ${target}, which is no door of ${toFamily}/`;
}

/** Rooms that import each other, directly or by way of others: each circle as the rooms in it. */
export function findCircles(imports: readonly Import[]): string[][] {
  const arrows = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [toRoom(file), toRoom(target)];
    if (from === null || to === null || from === to) continue;
    arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }
  const reach = new Map([...arrows.keys()].map((room) => [room, findReachable(room, arrows)]));
  const circles = [...reach].filter(([room, reached]) => reached.has(room));
  const groups = circles.map(([room, reached]) =>
    [...reached].filter((other) => reach.get(other)?.has(room) === true).toSorted(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

/** How many rooms there are, and arrows between them: an empty graph would be right as well. */
export function countRooms(imports: readonly Import[]): { rooms: number; arrows: number } {
  const rooms = new Set(imports.map(({ file }) => toRoom(file)).filter((room) => room !== null));
  const arrows = new Set(
    imports.flatMap(({ file, target }) => {
      const [from, to] = [toRoom(file), toRoom(target)];
      return from === null || to === null || from === to ? [] : [`${from} ${to}`];
    }),
  );
  return { rooms: rooms.size, arrows: arrows.size };
}

function findFloor(family: string): number {
  return floors.findIndex((families) => families.includes(family));
}

function findReachable(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(arrows.get(start) ?? [])];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (reached.has(room)) continue;
    reached.add(room);
    waiting.push(...(arrows.get(room) ?? []));
  }
  return reached;
}
