import { decideOffer, type MeterState } from "#app/domain/paywall/meter.ts";
import { toFreeReadText, toUsedUpText } from "#app/domain/paywall/meter-text.ts";
import type { KeptMeter, MeterStore } from "./meter-store.ts";

/** The meter of one request. */
export type RequestMeter = {
  /** Whether the post may be read on it: it was already, or a read is left and this request may use it up. */
  offers: (post: number) => boolean;
  /** Counts the post, once. What the reader is told; null when it could not be counted. */
  count: (post: number) => Promise<string | null>;
  /** What the wall says to who has no read left; otherwise null. */
  toUsedUpText: (post: number) => string | null;
  /** A page fetched ahead must not use up a read: when one is left, the request is answered so that the browser asks anew. */
  refuseReadAhead: (post: number) => void;
};

/** For requests that nothing is metered for. */
export const closedMeter: RequestMeter = {
  offers: () => false,
  count: async () => null,
  toUsedUpText: () => null,
  refuseReadAhead: () => undefined,
};

export type OpenedMeter = { meter: RequestMeter; state: () => MeterState; isRefused: () => boolean };

/** `use`: whether the request is a reading, comes too early for one, or is none at all. */
export function openMeter(
  store: Pick<MeterStore, "meter" | "take">,
  opened: KeptMeter,
  use: "reads" | "reads ahead" | "looks up",
  now: Date,
): OpenedMeter {
  const { meter } = store;
  let { state } = opened;
  let isRefused = false;
  return {
    meter: {
      offers: (post) => {
        const offer = decideOffer(state, meter, post);
        return offer === "read" || (offer === "left" && use === "reads");
      },
      count: async (post) => {
        if (decideOffer(state, meter, post) !== "read") {
          const taken = await store.take({ ...opened, state }, post, now);
          if (taken === null) return null;
          state = taken.state;
          if (!taken.isTaken) return null;
        }
        return toFreeReadText(state, meter);
      },
      toUsedUpText: (post) => (decideOffer(state, meter, post) === "used-up" ? toUsedUpText(state, meter) : null),
      refuseReadAhead: (post) => {
        if (use === "reads ahead" && decideOffer(state, meter, post) === "left") isRefused = true;
      },
    },
    state: () => state,
    isRefused: () => isRefused,
  };
}
