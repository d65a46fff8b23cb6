import { isNewsroomPath } from "#app/domain/newsroom/is-newsroom-path.ts";

/** The whole style sheet of this page, once: readers do not load what only the newsroom's pages show. Rejects when it does not come. */
export function loadWholeStyles(): Promise<unknown> {
  return isNewsroomPath(location.pathname) ? import("./newsroom-styles.ts") : import("./reader-styles.ts");
}
