import { FetchError } from "ofetch";
import type { HttpClient } from "#app/gateway/backend/http-client.ts";
import type { AccountTransport } from "./transport.ts";

type SsoPostOptions = {
  request: HttpClient;
  ssoNamespace: string;
  /** Takes why there is no reply: never what was sent, for that may be a password. */
  logError: (message: string) => void;
  /** For requests without an `authorization` of their own; empty sends no header. */
  readAuthorization?: () => string;
};

/** POSTs to the single sign-on (rules 7.2). A reply with a status below 500 counts: it says why something was refused. */
export function createSsoPost({
  request,
  ssoNamespace,
  logError,
  readAuthorization = () => "",
}: SsoPostOptions): AccountTransport["post"] {
  return async (path, { body, authorization = readAuthorization() }) => {
    try {
      return await request<unknown>(`/wp-json/${ssoNamespace}/v1/${path}`, {
        method: "POST",
        headers: authorization === "" ? {} : { authorization },
        ...(body === undefined ? {} : { body: { ...body } }),
      });
    } catch (error) {
      const isRefusal = error instanceof FetchError && error.status !== undefined && error.status < 500;
      if (isRefusal && error.data !== undefined) return error.data;
      logError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
}
