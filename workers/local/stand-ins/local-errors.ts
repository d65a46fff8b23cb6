/**
 * The service for errors, on this machine: its stand-in, a server of its own beside the Workers, and what both are told of it.
 * `ERRORS=off` leaves it out.
 */
import { type ErrorReceiver, startErrorReceiver } from "#workers/stand-ins/errors/server.ts";

/** Null when it is left out. */
export async function startLocalErrors(): Promise<ErrorReceiver | null> {
  return process.env.ERRORS === "off" ? null : startErrorReceiver();
}

/** Variables of both Workers: where errors go, and how the log reads: words on a terminal, JSON for a file or a program. */
export function toLogVariables(dsn: string | null, isTerminal: boolean): Record<string, string> {
  const { LOG_FORMAT: format = isTerminal ? "text" : "json", LOG_LEVEL: level, LOG_SAMPLE: sample } = process.env;
  return {
    LOG_FORMAT: format,
    ...(level === undefined ? {} : { LOG_LEVEL: level }),
    ...(sample === undefined ? {} : { LOG_SAMPLE: sample }),
    ...(dsn === null ? {} : { ERROR_DSN: dsn }),
  };
}
