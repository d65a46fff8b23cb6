/** The client of a WordPress site, and how it fails: the same for an import and for the bridge. */

export type RestReply = { status: number; headers: Headers; body: unknown; url: string };
export type RestClient = {
  /** Reply of any status below 500 that is not retried. Throws RestError when there is none. */
  get(address: string): Promise<RestReply>;
};

/** The site does not answer, or not as WordPress does. The message is for the operator. */
export class RestError extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.name = "RestError";
    this.status = status;
  }
}
