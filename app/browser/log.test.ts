import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppEnvironment } from "#app/domain/page/app/app-environment.ts";
import { withPageFacts } from "#tests/support/units/page-facts.ts";
import { logDebug, logError } from "./log.ts";

let written: unknown[][];

/** A browser with a document of that environment, in whose local storage the flag has that value. */
function stubBrowser({ appEnv, flag = null }: { appEnv: AppEnvironment | undefined; flag?: string | null }): void {
  vi.stubGlobal("document", withPageFacts(appEnv === undefined ? {} : { appEnv }));
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "talblick:debug" ? flag : null) });
}

beforeEach(() => {
  written = [];
  vi.spyOn(console, "error").mockImplementation((...details) => void written.push(["error", ...details]));
  vi.spyOn(console, "debug").mockImplementation((...details) => void written.push(["debug", ...details]));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function writeBoth(): void {
  logError("Error on cache reset", 7);
  logDebug("because");
}

test.each(["default", "dev"] as const)("developers of the environment %s read what went wrong", (appEnv) => {
  stubBrowser({ appEnv });
  writeBoth();
  expect(written).toEqual([
    ["error", "Error on cache reset", 7],
    ["debug", "because"],
  ]);
});

test.each(["prod", undefined] as const)("the console of a reader stays empty (environment %s)", (appEnv) => {
  stubBrowser({ appEnv });
  writeBoth();
  expect(written).toEqual([]);
});

test.each(["1", ""])("a reader whose browser has the flag, as %j, reads it too", (flag) => {
  stubBrowser({ appEnv: "prod", flag });
  writeBoth();
  expect(written).toHaveLength(2);
});

test("storage that may not be read is no flag", () => {
  stubBrowser({ appEnv: "prod" });
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
  });
  writeBoth();
  expect(written).toEqual([]);
});
