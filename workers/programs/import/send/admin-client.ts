/** Talks to `/admin/*` of the back end, wherever it is: with the token, patient with a busy one. */
import { decidePause, describeError, RETRIED } from "#workers/programs/import/rest/rest-client.ts";

/** A request to the back end; `path` starts with a slash. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export type AdminClient = {
  /** The reply, when its status is one of `expected`. Throws AdminError otherwise. Its body is read or let go by the caller. */
  request(path: string, init: RequestInit, expected: number[]): Promise<Response>;
};

/** The back end does not take what is brought; nothing more can be done in this run. */
export class AdminError extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.name = "AdminError";
    this.status = status;
  }
}

/** All requests here may be repeated: keys and sources name what they write. */
const ATTEMPTS = 5;

type Options = { send: Send; token: string; sleep(milliseconds: number): Promise<void> };

export function createAdminClient({ send, token, sleep }: Options): AdminClient {
  return {
    async request(path, init, expected) {
      const headers = { ...(init.headers as Record<string, string> | undefined), authorization: `Bearer ${token}` };
      for (let attempt = 1; ; attempt += 1) {
        let reason = "";
        let status: number | null = null;
        let retryAfter: string | null = null;
        try {
          const response = await send(path, { ...init, headers });
          if (expected.includes(response.status)) return response;
          ({ status } = response);
          retryAfter = response.headers.get("retry-after");
          reason = `${status} ${(await response.text()).slice(0, 300)}`.trim();
        } catch (error) {
          reason = describeError(error);
        }
        if (status === 401 || status === 403) throw new AdminError("The back end does not know this token (ADMIN_TOKEN)", status);
        if (status === 404)
          throw new AdminError(
            `The back end has no ${path.split("?")[0]}: is ADMIN_TOKEN set there, and is it the back end's own address?`,
            status,
          );
        if ((status !== null && !RETRIED.has(status)) || attempt === ATTEMPTS) {
          const what = status === null ? "The back end cannot be reached" : `${init.method ?? "GET"} ${path} was answered with`;
          throw new AdminError(`${what}${status === null ? ":" : ""} ${reason}`, status);
        }
        await sleep(decidePause(attempt, retryAfter, Date.now()));
      }
    },
  };
}
