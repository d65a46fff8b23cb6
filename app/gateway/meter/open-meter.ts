import { decideOffer, type MeterState, type ReadOffer } from "#app/domain/paywall/meter/meter.ts";
import { toFreeReadText, toUsedUpText } from "#app/domain/paywall/meter/meter-text.ts";
import type { KeptMeter, MeterStore } from "./meter-store.ts";

/** The meter of one request, for the post that it asks for. */
export type RequestMeter = {
  /** Whether the post may be read on it: it was already, or a read is left and this request may use it up. */
  readonly hasFreeRead: boolean;
  /** What the wall says to a reader who has no read left; otherwise null. */
  readonly usedUpText: string | null;
  /** Counts the post, once. What the reader is told; null when it could not be counted. */
  count: () => Promise<string | null>;
};

/** For requests that nothing is metered for. */
export const closedMeter: RequestMeter = { hasFreeRead: false, usedUpText: null, count: async () => null };

export type OpenedMeter = { meter: RequestMeter; state: () => MeterState; offer: () => ReadOffer };

export function openMeter(
  store: Pick<MeterStore, "meter" | "take">,
  opened: KeptMeter,
  { post, isReading, now }: { post: number; isReading: boolean; now: Date },
): OpenedMeter {
  const { meter } = store;
  let { state } = opened;
  const offer = () => decideOffer(state, meter, post);
  return {
    meter: {
      get hasFreeRead() {
        return offer() === "read" || (offer() === "left" && isReading);
      },
      get usedUpText() {
        return offer() === "used-up" ? toUsedUpText(state, meter) : null;
      },
      count: async () => {
        if (offer() !== "read") {
          const taken = await store.take({ ...opened, state }, post, now);
          if (taken === null) return null;
          state = taken.state;
          if (!taken.isTaken) return null;
        }
        return toFreeReadText(state, meter);
      },
    },
    state: () => state,
    offer,
  };
}
