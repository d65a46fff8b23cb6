import { expect, test, vi } from "vitest";
import { parseResources } from "./parse-resources.ts";

test("an operator names the provider's resources, and hears of what names no product", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const resources = parseResources(" RTALBPLUS=plus,RTALBPUR = pur ,, RX=gold, =plus, nonsense");
  expect([...resources]).toEqual([
    ["RTALBPLUS", "plus"],
    ["RTALBPUR", "pur"],
  ]);
  expect(logged.mock.calls.map(([line]) => JSON.parse(line).entry)).toEqual(["RX=gold", "=plus", "nonsense"]);
  expect([...parseResources(undefined), ...parseResources("")]).toEqual([]);
  logged.mockRestore();
});
