/**
 * Signing in, step by step (spec 4): the reply, the image whose loading sets the cookies, the poll for the session
 * cookie. A cookie that never comes does not undo the login: whoever asked for it decides. Effects: session.client.ts.
 */

/** Spec 9. */
export const POLL_INTERVAL_MS = 300;
export const MAX_POLLS = 10;

export type LoginState =
  | { step: "idle" }
  | { step: "sending" }
  | { step: "waiting-for-image"; image: string }
  | { step: "polling"; attempt: number }
  | { step: "signed-in"; hasCookies: boolean }
  | { step: "failed"; message: string | null };

export type LoginEvent =
  | { type: "submitted" }
  /** The reply names a reader; `image` is the path of its cookie image, `hasCookie` whether the session cookie is there already. */
  | { type: "accepted"; image: string | null; hasCookie: boolean }
  | { type: "refused"; message: string | null }
  /** Loaded, or failed to load. */
  | { type: "image-settled" }
  | { type: "polled"; hasCookie: boolean };

/** What does not belong to a step changes nothing. */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case "submitted":
      return state.step === "idle" || state.step === "failed" ? { step: "sending" } : state;
    case "accepted":
      if (state.step !== "sending") return state;
      if (event.image === null) return { step: "signed-in", hasCookies: event.hasCookie };
      return { step: "waiting-for-image", image: event.image };
    case "refused":
      return state.step === "sending" ? { step: "failed", message: event.message } : state;
    case "image-settled":
      return state.step === "waiting-for-image" ? { step: "polling", attempt: 1 } : state;
    case "polled":
      if (state.step !== "polling") return state;
      if (event.hasCookie) return { step: "signed-in", hasCookies: true };
      return state.attempt < MAX_POLLS
        ? { step: "polling", attempt: state.attempt + 1 }
        : { step: "signed-in", hasCookies: false };
  }
}
