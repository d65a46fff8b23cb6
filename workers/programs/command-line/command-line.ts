/** What the programs of custody have in common on their command lines. */

/** What is wrong with the command line; it ends the program with exit code 2. */
export class UsageError extends Error {}

/** A back end that is reached over HTTP, and the portal in front of it. */
export type Reached = {
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Null where no portal runs. */
  portalOrigin: string | null;
  stop: () => Promise<void>;
};

/** The JSON reply of `/admin/…`. Throws what the back end says when the status is another than 200. */
export async function askAdmin(
  { send }: Pick<Reached, "send">,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
): Promise<unknown> {
  const init = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await send(path, { method, ...init });
  const text = await response.text();
  if (response.status !== 200) throw new Error(toMessage(response.status, text));
  return JSON.parse(text);
}

function toMessage(status: number, text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    if (typeof error === "string") return error;
  } catch {
    // Not of this back end: said as it is.
  }
  return `The back end answered ${status} ${text.slice(0, 200)}`;
}

/** An origin of a deployed part. Throws UsageError. */
export function parseOrigin(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new UsageError(`--${name}: "${text}" is no origin such as https://www.example.at`);
  return new URL(text).origin;
}
