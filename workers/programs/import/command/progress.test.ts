import { expect, test } from "vitest";
import { createProgress } from "./progress.ts";

function createStream(isTTY: boolean): { isTTY: boolean; columns: number; written: string; write(text: string): void } {
  return {
    isTTY,
    columns: 20,
    written: "",
    write(text) {
      this.written += text;
    },
  };
}

test("on a terminal the progress is one line that is rewritten and makes room for messages", () => {
  const stream = createStream(true);
  let now = 1000;
  const progress = createProgress(stream, () => now);
  progress.update("1 of 9 entries");
  progress.update("2 of 9 entries");
  now += 1000;
  progress.update("3 of 9 entries, many pictures");
  progress.say("busy");
  progress.end();
  expect(stream.written).toBe("1 of 9 entries\r\u001b[2K3 of 9 entries, man\r\u001b[2Kbusy\n");
});

test("in a log the progress is a line every five seconds", () => {
  const stream = createStream(false);
  let now = 0;
  const progress = createProgress(stream, () => now);
  for (let second = 0; second <= 12; second += 1) {
    now = second * 1000;
    progress.update(`second ${second}`);
  }
  progress.end();
  expect(stream.written).toBe("second 5\nsecond 10\n");
});
