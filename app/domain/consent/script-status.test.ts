import { expect, test } from "vitest";
import { nextScriptStatus, type ScriptEvent, type ScriptStatus } from "./script-status.ts";

const after = (...events: ScriptEvent[]) => events.reduce<ScriptStatus>(nextScriptStatus, "awaiting");

test.each<[ScriptStatus, ScriptEvent[]]>([
  ["awaiting", []],
  ["loading", ["requested"]],
  ["loaded", ["requested", "loaded"]],
  ["error", ["requested", "failed"]],
  ["loading", ["requested", "failed", "requested"]],
  ["removed", ["requested", "loaded", "removed"]],
  ["loading", ["requested", "removed", "requested"]],
])("a script is %s after %j", (status, events) => {
  expect(after(...events)).toBe(status);
});

test("a script that comes after it was removed or given up counts for nothing", () => {
  expect(after("requested", "removed", "loaded")).toBe("removed");
  expect(after("requested", "failed", "loaded")).toBe("error");
});

test("a script that is there is not asked for again", () => {
  expect(after("requested", "loaded", "requested", "failed")).toBe("loaded");
});
