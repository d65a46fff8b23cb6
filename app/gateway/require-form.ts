import { data } from "react-router";
import type { PageErrorData } from "../domain/page-error.ts";

/** The fields of a posted form; throws 400 for a body that is none. */
export async function requireForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    const message = `The body is no form: ${String(cause)}`;
    throw data({ message } satisfies PageErrorData, { status: 400, statusText: "Bad Request" });
  }
}
