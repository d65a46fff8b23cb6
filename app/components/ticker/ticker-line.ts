/** Which line a ticker's news come over: the websocket, and questions again and again while that does not work. */

export type TickerLine = {
  /** The websocket is open, or being opened. */
  isListening: boolean;
  isPolling: boolean;
};

/** `failed`: no websocket after all tries; `heard`: something came over it; `retry`: it may be there again. */
export type TickerLineEvent = "failed" | "heard" | "retry";

export const firstLine: TickerLine = { isListening: true, isPolling: false };

/** What is polled goes on until the websocket brings something: no news are missed in between, and news twice are no news. */
export function nextTickerLine(line: TickerLine, event: TickerLineEvent): TickerLine {
  switch (event) {
    case "failed":
      return { isListening: false, isPolling: true };
    case "heard":
      return line.isListening && line.isPolling ? firstLine : line;
    case "retry":
      return line.isListening ? line : { ...line, isListening: true };
  }
}
