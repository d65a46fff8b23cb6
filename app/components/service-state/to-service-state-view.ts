/** Of when the data of a service page are, as its readers see it. */
import { toClockText, toDayText } from "#app/domain/post/date-text.ts";

export type ServiceStateView = {
  /** "22. November 2026, 17:30 Uhr"; null where no data have come yet. */
  moment: string | null;
  iso: string | null;
  isStale: boolean;
};

/** `state` as the back end says it. */
export function toServiceStateView({ as_of, is_stale }: { as_of: string | null; is_stale: boolean }): ServiceStateView {
  return { moment: as_of === null ? null : `${toDayText(as_of)}, ${toClockText(as_of)}\u00a0Uhr`, iso: as_of, isStale: is_stale };
}
