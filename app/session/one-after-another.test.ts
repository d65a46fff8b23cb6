import { expect, test } from "vitest";
import { oneAfterAnother } from "./one-after-another.ts";

test("a change waits for the one before it, also when that one fails", async () => {
  const steps: string[] = [];
  const begin = async (name: string, isFailing = false) => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    steps.push(`${name} ends`);
    if (isFailing) throw new Error(name);
    return name;
  };
  const first = oneAfterAnother(() => begin("first", true));
  const second = oneAfterAnother(() => begin("second"));
  await expect(first).rejects.toThrow("first");
  expect(await second).toBe("second");
  expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});
