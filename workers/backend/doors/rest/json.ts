/** Answers of the REST paths, in WordPress' words. */
import { logError } from "#shared/log/log.ts";

export type InvalidParameter = {
  name: string;
  code: "rest_invalid_param" | "rest_out_of_bounds" | "rest_invalid_type" | "rest_not_in_enum";
  message: string;
};

/** An error as WordPress writes it: `{code, message, data: {status}}`. */
export function createRestError(status: number, code: string, message: string, data: Record<string, unknown> = {}): Response {
  return Response.json({ code, message, data: { status, ...data } }, { status });
}

/** 400 with one text a wrong parameter. */
export function createInvalidParameters(invalid: readonly InvalidParameter[]): Response {
  const names = invalid.map(({ name }) => name).join(", ");
  return createRestError(400, "rest_invalid_param", `Invalid parameter(s): ${names}`, {
    params: Object.fromEntries(invalid.map(({ name, message }) => [name, message])),
    details: Object.fromEntries(invalid.map(({ name, code, message }) => [name, { code, message, data: null }])),
  });
}

/** What `answer` gives; 500, with the reason in the log, for what it throws. The log has the path without its query: that may be a key. */
export async function answerOrFail(path: string, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    logError("A REST call failed", error, { path });
    return createRestError(500, "internal_server_error", "Internal Server Error");
  }
}

/** 404 for a path that is no call. */
export function createNoRoute(): Response {
  return createRestError(404, "rest_no_route", "No route was found matching the URL and request method.");
}

/** 405 that names the methods a path has. */
export function createWrongMethod(allow: string): Response {
  const response = createRestError(405, "rest_method_not_allowed", `This path answers ${allow}.`);
  response.headers.set("allow", allow);
  return response;
}

/** A page of a list with WordPress' two counts. */
export function createListResponse(items: readonly unknown[], total: number, totalPages: number): Response {
  return Response.json(items, { headers: { "x-wp-total": String(total), "x-wp-totalpages": String(totalPages) } });
}
