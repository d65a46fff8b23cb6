/** Development only: a changed island is swapped in place (React Refresh), any other change means a new document. */
import "virtual:react-router/inject-hmr-runtime";

/** One change arrives in several pieces: from the server, for modules, for the style sheet that is made from them. */
const PIECES_MS = 400;
const ISLAND = /\.island\.tsx(?:\?|$)/;
const STYLES = /\.css(?:\?|$)/;

export function followChanges(hot: NonNullable<ImportMeta["hot"]>): void {
  let changed: string[] = [];
  let timer = 0;
  // Asked for by the refresh runtime before each swap; there is no router in this browser.
  Object.assign(window, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } });
  const follow = (paths: string[]) => {
    changed.push(...paths);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isSwapped(changed)) window.location.reload();
      changed = [];
    }, PIECES_MS);
  };
  hot.on("react-router:hmr", () => follow([]));
  hot.on("vite:beforeUpdate", ({ updates }) => follow(updates.map(({ acceptedPath }) => acceptedPath)));
}

function isSwapped(changed: readonly string[]): boolean {
  return changed.some((path) => ISLAND.test(path)) && changed.every((path) => ISLAND.test(path) || STYLES.test(path));
}
