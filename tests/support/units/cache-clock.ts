/** Timers of a test's own for the browser's client, and a cache that has nothing to complain of. */
import { afterEach, beforeEach, expect, vi } from "vitest";

/** To be called where a test file begins. */
export function stopCacheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    vi.spyOn(console, "warn").mockReturnValue();
  });
  afterEach(() => {
    const warnings = vi.mocked(console.warn).mock.calls.flat();
    vi.useRealTimers();
    vi.restoreAllMocks();
    // The cache names what it cannot key or match, once each.
    expect(warnings).toEqual([]);
  });
}
