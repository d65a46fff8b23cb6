/** The islands of the newsroom, a chunk of its own: no reader's page carries the list of them. */
export const newsroomModules = import.meta.env.SSR
  ? {}
  : import.meta.glob<Record<string, unknown>>("../features/newsroom/**/*.island.tsx");
