/** What the back end of one machine asks because somebody else named it: it must not reach the services around it, whatever a name leads to. */
import { Readable } from "node:stream";
import { type Request, Response } from "miniflare";
import { requestGuarded } from "#workers/programs/import/media/guarded-request.ts";

export const PUBLIC_NETWORK = "PUBLIC_NETWORK";
const TIMEOUT_MS = 30_000;

/** The answer without following redirects; 502 with the reason for what is not public or does not answer. */
export async function fetchPublic(request: Request): Promise<Response> {
  try {
    const headers = Object.fromEntries(request.headers);
    delete headers.host;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await requestGuarded(new URL(request.url), { allowsPrivate: false, headers, signal });
    const answered = new Headers();
    for (const name of ["content-type", "location"])
      if (typeof reply.headers[name] === "string") answered.set(name, reply.headers[name]);
    const status = reply.statusCode ?? 502;
    const hasBody = status >= 200 && ![204, 205, 304].includes(status);
    if (!hasBody) reply.destroy();
    return new Response(hasBody ? (Readable.toWeb(reply) as never) : null, { status, headers: Object.fromEntries(answered) });
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 502 });
  }
}
