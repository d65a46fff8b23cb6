import { expect, test } from "vitest";
import { hasFrame, nextPlayerState, type PlayerEvent, posterState, toCounted } from "./player-state.ts";

const after = (...events: PlayerEvent[]) => events.reduce(nextPlayerState, posterState);
const wanted = (isAllowed: boolean): PlayerEvent => ({ type: "wanted", isAllowed });
const report = (what: "ready" | "failed" | "play" | "ended" | "disposed"): PlayerEvent => ({ type: "report", report: what });

test("a reader who has not allowed the platform is asked before anything of it loads", () => {
  const asked = after(wanted(false));
  expect(asked.step).toBe("asking");
  expect(hasFrame(asked)).toBe(false);
  expect(after(wanted(false), { type: "allowed" }).step).toBe("loading");
});

test("a reader who has allowed it gets the player at a click, and not before", () => {
  expect(after({ type: "allowed" })).toEqual(posterState);
  expect(after(wanted(true)).step).toBe("loading");
  expect(after(wanted(true), report("ready")).step).toBe("ready");
});

test("a withdrawn consent removes the player, and then its frame", () => {
  const closing = after(wanted(true), report("play"), { type: "withdrawn" });
  expect(closing).toEqual({ step: "closing", isPlaying: false });
  expect(hasFrame(closing)).toBe(true);
  expect(nextPlayerState(closing, report("disposed"))).toEqual(posterState);
  expect(nextPlayerState(closing, { type: "silent" })).toEqual(posterState);
  expect(nextPlayerState(closing, report("play"))).toEqual(closing);
});

test.each([[report("failed")], [{ type: "silent" } as const]])(
  "a player that does not load leaves a message and may be retried: %j",
  (event) => {
    const failed = after(wanted(true), event);
    expect(failed.step).toBe("failed");
    expect(hasFrame(failed)).toBe(false);
    expect(nextPlayerState(failed, wanted(true)).step).toBe("loading");
    expect(nextPlayerState(failed, { type: "withdrawn" })).toEqual(posterState);
  },
);

test("a player that plays is not given up when it sends nothing", () => {
  expect(after(wanted(true), report("play"), { type: "silent" })).toEqual({ step: "ready", isPlaying: true });
});

test("a start is counted once, however often it is paused, and so is the end", () => {
  const ready = after(wanted(true), report("ready"));
  expect(toCounted(ready, "play")).toBe("play");
  const playing = nextPlayerState(ready, report("play"));
  expect(toCounted(playing, "play")).toBeNull();
  expect(toCounted(playing, "ended")).toBe("ended");
  const ended = nextPlayerState(playing, report("ended"));
  expect(toCounted(ended, "ended")).toBeNull();
  expect(toCounted(ended, "play")).toBe("play");
  expect(toCounted(posterState, "play")).toBeNull();
});
