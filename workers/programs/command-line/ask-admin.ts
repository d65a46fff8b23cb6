/** How programs ask a back end for what only its operator may. */

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
