/** Passes and webcams, as readers and staff get them. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { isSampleMountain, type MountainRow, readMountains } from "#workers/backend/services/mountains/read-mountains.ts";

export const mountainResolvers = {
  Query: {
    async mountains(_: unknown, __: unknown, { queries }: BackendContext) {
      const { pass, webcam } = await readMountains(queries);
      return { passes: pass, webcams: webcam, is_sample: [...pass, ...webcam].some(isSampleMountain) };
    },
  },
  MountainPass: {
    state: ({ state }: MountainRow) => state?.toUpperCase(),
    since: ({ since }: MountainRow) => (since === null ? null : toIsoDate(since)),
    changed: ({ changed_at }: MountainRow) => toIsoDate(changed_at),
  },
  Webcam: { is_own: ({ is_own }: MountainRow) => is_own === 1 },
};
