import { data } from "react-router";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import { type BodyLimits, type BodyRefusal, isBodyRefusal, readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";

/** The fields of a posted form; throws 400 for an invalid body, 413 for one that is too large, 408 for one that does not arrive in time. */
export async function requireForm(request: Request, limits: BodyLimits = {}): Promise<FormData> {
  const body = await readLimitedBody(request, limits);
  if (isBodyRefusal(body)) throw refuse(body);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return await new Response(body, { headers }).formData();
  } catch (cause) {
    const message = `The body is no form: ${String(cause)}`;
    throw data({ message } satisfies PageErrorData, { status: 400, statusText: "Bad Request" });
  }
}

function refuse(status: BodyRefusal) {
  return status === 413
    ? data({ message: "The body is too large for a form" } satisfies PageErrorData, { status, statusText: "Content Too Large" })
    : data({ message: "The form did not come in time" } satisfies PageErrorData, { status, statusText: "Request Timeout" });
}
