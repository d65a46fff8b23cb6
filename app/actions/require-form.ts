import { data } from "react-router";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import { readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";

/** The fields of a posted form; throws 400 for a body that is none, 413 for one that is too large. */
export async function requireForm(request: Request): Promise<FormData> {
  const body = await readLimitedBody(request);
  if (body === null) {
    const message = "The body is too large for a form";
    throw data({ message } satisfies PageErrorData, { status: 413, statusText: "Content Too Large" });
  }
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return await new Response(body, { headers }).formData();
  } catch (cause) {
    const message = `The body is no form: ${String(cause)}`;
    throw data({ message } satisfies PageErrorData, { status: 400, statusText: "Bad Request" });
  }
}
