import { data } from "react-router";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import {
  type BodyLimits,
  type BodyRefusal,
  isBodyRefusal,
  readLimitedBody,
  readLimitedChunks,
} from "#app/gateway/backend/read-limited-body.ts";
import { type FormRead, FormTooLargeError, findBoundary, readFormWithFiles, readUrlEncoded } from "./form-body/read-form.ts";
import { MultipartError } from "./form-body/read-multipart.ts";

export type FormLimits = BodyLimits & FormRead;

/**
 * The fields of a posted form; throws 400 for an invalid body, 413 for one that is too large or has too many parts, 408 for one that does
 * not arrive in time.
 */
export async function requireForm(request: Request, limits: FormLimits = {}): Promise<FormData> {
  try {
    const form = await readForm(request, limits);
    if (isBodyRefusal(form)) throw refuse(form);
    return form;
  } catch (error) {
    if (error instanceof FormTooLargeError) throw refuse(413);
    if (error instanceof MultipartError) throw wrong(error.message);
    throw error;
  }
}

async function readForm(request: Request, limits: FormLimits): Promise<FormData | BodyRefusal> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = findBoundary(type);
  if (boundary !== null) return readLimitedChunks(request, limits, (read) => readFormWithFiles(read, boundary, limits));
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw wrong("It is of another type");
  const body = await readLimitedBody(request, limits);
  return isBodyRefusal(body) ? body : readUrlEncoded(body, limits);
}

function wrong(reason: string) {
  const message = `The body is no form: ${reason}`;
  return data({ message } satisfies PageErrorData, { status: 400, statusText: "Bad Request" });
}

function refuse(status: BodyRefusal) {
  return status === 413
    ? data({ message: "The body is too large for a form" } satisfies PageErrorData, { status, statusText: "Content Too Large" })
    : data({ message: "The form did not come in time" } satisfies PageErrorData, { status, statusText: "Request Timeout" });
}
