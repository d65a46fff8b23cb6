import { expect, test, vi } from "vitest";
import { notifyAuthChange, onAuthChange } from "./websocket-restarts.ts";

test("a reader without live connection signs in and out undisturbed", () => {
  expect(notifyAuthChange).not.toThrow();
});

test("every open connection is notified of each login and logout until it closes", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const close = onAuthChange(first);
  const closeSecond = onAuthChange(second);
  notifyAuthChange();
  close();
  notifyAuthChange();
  closeSecond();
  notifyAuthChange();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});

test("a connection that fails to restart keeps no other from it, and the caller gets the reason", () => {
  const failure = new Error("kaputt");
  const other = vi.fn();
  const closers = [
    onAuthChange(() => {
      throw failure;
    }),
    onAuthChange(other),
  ];
  expect(notifyAuthChange).toThrow(expect.objectContaining({ errors: [failure] }));
  expect(other).toHaveBeenCalledOnce();
  for (const close of closers) close();
});

test("a connection that restarts by opening another one is notified once", () => {
  const opened = vi.fn();
  const closers: (() => void)[] = [];
  closers.push(onAuthChange(() => void closers.push(onAuthChange(opened))));
  notifyAuthChange();
  expect(opened).not.toHaveBeenCalled();
  for (const close of closers) close();
});
