import { LogConfigurationError } from "#shared/log/log-configuration-error.ts";

/** Where reports of errors go: an address of the Sentry protocol (DSN), `https://key@errors.example/42`. */
export type ErrorDsn = {
  dsn: string;
  /** Where envelopes are posted. */
  envelopeUrl: string;
  host: string;
  project: string;
  publicKey: string;
};

/** Null for an empty text: nothing is reported. Throws a `LogConfigurationError` where it is no such address. */
export function parseErrorDsn(text: unknown): ErrorDsn | null {
  if (text === undefined || text === "") return null;
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : null;
  const [, folder, project] = /^(\/(?:[\w-]+\/)*)(\d+)$/.exec(url?.pathname ?? "") ?? [];
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname));
  if (url === null || !isSafe || folder === undefined || project === undefined || !/^\w+$/.test(url.username))
    throw new LogConfigurationError("ERROR_DSN", "must be an address such as https://key@errors.example/42, or empty");
  const { username: publicKey, host, origin } = url;
  const key = new URLSearchParams({ sentry_version: "7", sentry_key: publicKey });
  return { dsn: url.href, envelopeUrl: `${origin}${folder}api/${project}/envelope/?${key}`, host, project, publicKey };
}
