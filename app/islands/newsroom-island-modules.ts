/** The islands of the newsroom's pages, which readers need not load the list of. */
export const newsroomModules = import.meta.env.SSR
  ? {}
  : import.meta.glob<Record<string, unknown>>("../features/newsroom/**/*.island.tsx");
