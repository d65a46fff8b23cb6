/**
 * Signing out, step by step (spec 4): the image that clears the cookies where the reply brings one, otherwise they are
 * deleted by hand. A reader who wants out gets out of this browser whatever the back end says. Effects: session.client.ts.
 */
export type LogoutState =
  | { step: "idle" }
  | { step: "sending" }
  | { step: "waiting-for-image"; image: string }
  | { step: "deleting-cookies" }
  | { step: "signed-out" };

export type LogoutEvent =
  | { type: "submitted" }
  | { type: "replied"; image: string | null }
  /** No usable reply. */
  | { type: "broke" }
  /** Loaded, or failed to load. */
  | { type: "image-settled"; hasCookies: boolean }
  | { type: "cookies-deleted" };

/** What does not belong to a step changes nothing. */
export function nextLogoutState(state: LogoutState, event: LogoutEvent): LogoutState {
  switch (event.type) {
    case "submitted":
      return state.step === "idle" ? { step: "sending" } : state;
    case "replied":
      if (state.step !== "sending") return state;
      return event.image === null ? { step: "deleting-cookies" } : { step: "waiting-for-image", image: event.image };
    case "broke":
      return state.step === "sending" ? { step: "deleting-cookies" } : state;
    case "image-settled":
      if (state.step !== "waiting-for-image") return state;
      return event.hasCookies ? { step: "deleting-cookies" } : { step: "signed-out" };
    case "cookies-deleted":
      return state.step === "deleting-cookies" ? { step: "signed-out" } : state;
  }
}
