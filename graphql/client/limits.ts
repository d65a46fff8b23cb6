/** Operations in one request (rules 7.1, 9). */
export const BATCH_SIZE = 5;

/** How long the browser collects operations for one request (rules 7.1, 9). */
export const BATCH_INTERVAL_MS = 20;

/** How long the browser waits for an answer, head and body. Our own choice: the rules have none. */
export const BROWSER_TIMEOUT_MS = 15_000;

/** Rules 9: so long after its creation the client prefers what it has over what it was told to ask again. */
export const FORCE_FETCH_DELAY_MS = 100;

/** How often a websocket that was closed is opened again, one after the other (rules 9). */
export const WEBSOCKET_RETRIES = 5;

/** Of the reason that a websocket is closed with (rules 9), in bytes, as the protocol counts. */
export const CLOSE_REASON_LENGTH = 123;

/** How long a websocket server may take to acknowledge the connection (close code 4504). Our own choice: the rules have none. */
export const CONNECTION_ACK_TIMEOUT_MS = 10_000;
