/**
 * The service for errors, on this machine: its stand-in, a server of its own beside the Workers, and what both are told of it.
 * `ERRORS=off` leaves it out.
 */
import { type ErrorReceiver, startErrorReceiver } from "#workers/stand-ins/errors/server.ts";

/** Null when it is left out. */
export async function startLocalErrors(): Promise<ErrorReceiver | null> {
  return process.env.ERRORS === "off" ? null : startErrorReceiver();
}

/** Variables of both Workers: how the log reads as the shell says; without its word, words on a terminal, JSON for a file or a program. */
export function toLogVariables(shell: Readonly<Record<string, string | undefined>>, isTerminal: boolean): Record<string, string> {
  const set = ["LOG_LEVEL", "LOG_SAMPLE", "LOG_SLOW_MS", "LOG_FORMAT"].flatMap((name) => {
    const value = shell[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { LOG_FORMAT: isTerminal ? "text" : "json", ...Object.fromEntries(set) };
}

/** Variables of both Workers: where errors go; of nobody's address none. */
export function toReportVariables(dsn: string | null): Record<string, string> {
  return dsn === null ? {} : { ERROR_DSN: dsn };
}
