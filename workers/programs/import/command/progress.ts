/** Says on stderr how far the import is: one line that is rewritten, or a line now and then where stderr is no terminal. */

export type Progress = {
  update(text: string): void;
  /** A line that stays. */
  say(text: string): void;
  end(): void;
};

const TERMINAL_MS = 200;
const LOG_MS = 5000;

type Stream = { isTTY?: boolean; columns?: number; write(text: string): unknown };

export function createProgress(stream: Stream, now: () => number = Date.now): Progress {
  const isTerminal = stream.isTTY === true;
  let last = isTerminal ? 0 : now();
  let isOpen = false;

  function clear(): void {
    if (isOpen) stream.write("\r\u001b[2K");
    isOpen = false;
  }
  return {
    update(text) {
      if (now() - last < (isTerminal ? TERMINAL_MS : LOG_MS)) return;
      last = now();
      if (!isTerminal) return void stream.write(`${text}\n`);
      clear();
      stream.write(text.slice(0, (stream.columns ?? 80) - 1));
      isOpen = true;
    },
    say(text) {
      clear();
      stream.write(`${text}\n`);
    },
    end: clear,
  };
}
