/** What a start is doing: a terminal has one moving line for each step; elsewhere each step is one line, when it is done. */

type Terminal = { isTTY?: boolean; write: (text: string) => unknown };

export type Progress = {
  /** Shows the step while `work` lasts, and how long it took. Rejects as `work` does; the step is named as failed then. */
  during: <Result>(step: string, work: () => Promise<Result>) => Promise<Result>;
};

const EACH_MS = 1000;
/** To the beginning of the line, which is emptied. */
const REWRITE = "\r\u001b[2K";

export function createProgress(terminal: Terminal, now: () => number = Date.now): Progress {
  const isMoving = terminal.isTTY === true;
  return {
    async during(step, work) {
      const began = now();
      const seconds = () => `${Math.round((now() - began) / 1000)} s`;
      const move = () => void terminal.write(`${REWRITE}${step} … ${seconds()}`);
      if (isMoving) move();
      const timer = isMoving ? setInterval(move, EACH_MS) : null;
      const end = (word: string) => void terminal.write(`${isMoving ? REWRITE : ""}${step}: ${word}\n`);
      try {
        const result = await work();
        end(seconds());
        return result;
      } catch (error) {
        end("failed");
        throw error;
      } finally {
        if (timer !== null) clearInterval(timer);
      }
    },
  };
}
