import { isRouteErrorResponse } from "react-router";
import { parseIsEnded, parsePageErrorMessage } from "#app/domain/page/page-error.ts";
import type { ErrorDetails, ErrorKind } from "./error-page.tsx";

export type ErrorView = { kind: ErrorKind; status: number; details: ErrorDetails | null };

/** What was thrown, as an error page. `pattern` is the route's; details only where the environment shows them (rules 2.2). */
export function toErrorView(error: unknown, options: { pattern: string; showsDetails: boolean }): ErrorView {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isEnded = isRouteErrorResponse(error) && parseIsEnded(error.data);
  const kind = isEnded ? "ended" : decideKind(status);
  if (!options.showsDetails) return { kind, status, details: null };
  return { kind, status, details: { message: toMessage(error), pattern: options.pattern, data: toDataText(error) } };
}

function decideKind(status: number): ErrorKind {
  if (status === 404) return "not-found";
  if (status === 403) return "forbidden";
  return status === 410 ? "gone" : "generic";
}

function toMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return parsePageErrorMessage(error.data) ?? error.statusText;
  return error instanceof Error ? error.message : String(error);
}

function toDataText(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "-";
  return JSON.stringify({ status: error.status, statusText: error.statusText, data: error.data }, null, 2);
}
