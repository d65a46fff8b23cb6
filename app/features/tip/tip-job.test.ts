import { expect, test } from "vitest";
import { changeFile, createJob, decidePart, listOpen, rejoin, toProgress, toRetryDelay } from "./tip-job.ts";

const fields = { text: "Licht", place: "", name: "", contact: "", website: "" };
const file = (name: string, content: string) => ({ key: name, file: new File([content], name, { lastModified: 5 }) });
const start = createJob(fields, [file("a", "x".repeat(900)), file("b", "y".repeat(100))], null);

test("how far a tip is goes from nothing to everything; files that are not taken count no more", () => {
  expect(toProgress(start)).toEqual({ value: 0, max: 1010 });
  const half = changeFile({ ...start, code: "TB-" }, "a", { sent: 450 });
  expect(toProgress(half)).toEqual({ value: 460, max: 1010 });
  const done = changeFile(changeFile(half, "a", { isDone: true }), "b", { refusal: "Zu groß" });
  expect(toProgress(done)).toEqual({ value: 909, max: 909 });
  expect([start, half, done].map((job) => listOpen(job).length)).toEqual([2, 2, 0]);
  expect(toProgress({ ...createJob(fields, [], null), code: null })).toEqual({ value: 0, max: 1 });
});

test("files that the browser could not keep are known again by name, size and time", () => {
  const lost = { ...start, files: start.files.map((kept) => ({ ...kept, blob: null })) };
  const others = [new File(["z"], "a"), new File(["y".repeat(100)], "b", { lastModified: 6 })];
  expect(rejoin(lost, others).files.map(({ blob }) => blob)).toEqual([null, null]);
  const joined = rejoin(lost, [file("b", "y".repeat(100)).file]);
  expect(joined.files.map(({ blob }) => blob?.size ?? null)).toEqual([null, 100]);
  expect(rejoin(joined, []).files[1]?.blob?.size).toBe(100);
});

test("an answer says where to go on, that it may be tried again, or that it is no use", () => {
  expect([decidePart(201, 0), decidePart(204, 7), decidePart(409, 3)]).toEqual([{ offset: 0 }, { offset: 7 }, { offset: 3 }]);
  for (const status of [null, 400, 403, 408, 500, 502, 503]) expect(decidePart(status, null)).toBe("later");
  expect(decidePart(204, null)).toBe("later");
  for (const status of [404, 413, 415, 422, 429]) expect(decidePart(status, null)).toEqual({ refused: status });
});

test("tries come later and later, and never rarer than every half minute", () => {
  expect([1, 2, 3, 6, 50].map(toRetryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});
