/** After each file: what it put in the place of globals, clocks and variables is gone before the next file in its process. */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
