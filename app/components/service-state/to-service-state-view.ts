/** How old the data of a service page are, as its readers see it. */
import { toMomentText } from "#app/domain/post/date-text.ts";

export type ServiceStateView = {
  /** "22. November 2026, 17:30 Uhr"; null where no data have come yet. */
  moment: string | null;
  iso: string | null;
  isStale: boolean;
  /** The data are invented. */
  isSample: boolean;
};

type WireState = { as_of: string | null; is_stale: boolean; is_sample?: boolean };

/** `state` as the back end says it. */
export function toServiceStateView({ as_of, is_stale, is_sample = false }: WireState): ServiceStateView {
  return { moment: as_of === null ? null : toMomentText(as_of), iso: as_of, isStale: is_stale, isSample: is_sample };
}
