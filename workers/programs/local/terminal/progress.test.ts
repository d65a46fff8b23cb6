import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function record(isTTY: boolean) {
  const written: string[] = [];
  return { written, progress: createProgress({ isTTY, write: (text: string) => written.push(text) }) };
}

const take = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));

test("an operator at a terminal sees one line that moves, and how long the step took", async () => {
  const { written, progress } = record(true);
  const done = progress.during("Building both Workers", take(2500));
  await vi.advanceTimersByTimeAsync(2500);
  await done;
  expect(written.join("")).toBe(
    "\r\u001b[2KBuilding both Workers … 0 s\r\u001b[2KBuilding both Workers … 1 s\r\u001b[2KBuilding both Workers … 2 s\r\u001b[2KBuilding both Workers: 3 s\n",
  );
});

test("a file that takes the output has one line a step", async () => {
  const { written, progress } = record(false);
  const done = progress.during("Building both Workers", take(60_000));
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(written).toEqual(["Building both Workers: 60 s\n"]);
});

test("a step that fails is named, and its reason goes to the caller", async () => {
  const { written, progress } = record(false);
  await expect(progress.during("Building both Workers", () => Promise.reject(new Error("no space")))).rejects.toThrow("no space");
  expect(written).toEqual(["Building both Workers: failed\n"]);
});
