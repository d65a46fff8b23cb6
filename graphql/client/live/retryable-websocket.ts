/**
 * A server that fails closes with 1011, and may be well again a moment later. graphql-ws gives up there before it asks anybody (rules 9.6
 * want five tries): it is told of a restart in its place, and of the code in the reason.
 */

const SERVER_FAILURE = 1011;
const SERVICE_RESTART = 1012;

type Closed = { code: number; reason: string };
type OnClose = ((event: Closed) => void) | null;

/** The environment's websocket at this moment, with that one difference. */
export function createRetryableWebSocket(): typeof WebSocket {
  const Base = WebSocket;
  class RetryableWebSocket extends Base {}
  // Browsers and the tests' websocket have it as an accessor, which a class cannot override by a name of its own.
  Object.defineProperty(RetryableWebSocket.prototype, "onclose", {
    get: () => null,
    set(this: WebSocket, listener: OnClose) {
      const soften = (event: Closed) => listener?.(toPassing(event));
      Reflect.set(Base.prototype, "onclose", listener === null ? null : soften, this);
    },
  });
  return RetryableWebSocket;
}

function toPassing(event: Closed): Closed {
  if (event.code !== SERVER_FAILURE) return event;
  return { code: SERVICE_RESTART, reason: `${SERVER_FAILURE} ${event.reason}`.trim() };
}
