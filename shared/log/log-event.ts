/** One event of the log as it is written: JSON for machines, words for a terminal. */
import { type LogLevel, logLevels } from "./log-level.ts";
import { readLogSettings } from "./log-settings.ts";
import { redactText } from "./redact.ts";
import { redactFields } from "./redact-fields.ts";
import { readScope } from "./request-scope.ts";

export type { LogLevel } from "./log-level.ts";
/** Facts of an event. What may name a reader is taken out (redact.ts), and does not belong here in the first place. */
export type LogFields = Record<string, unknown>;

/** By the console's method a platform knows the level as well. */
const methods = { error: "error", warning: "warn", info: "log" } as const satisfies Record<LogLevel, keyof Console>;

/** Writes the event with time, Worker and request, unless its level is not wanted. */
export function writeEvent(level: LogLevel, message: string, fields: LogFields): void {
  const settings = readLogSettings();
  if (logLevels.indexOf(level) > logLevels.indexOf(settings.level)) return;
  const event = {
    level,
    time: new Date().toISOString(),
    ...(settings.worker === null ? {} : { worker: settings.worker }),
    ...toRequest(),
    message: redactText(message),
    ...redactFields(fields),
  };
  console[methods[level]](settings.format === "json" ? JSON.stringify(event) : toWords(event));
}

function toRequest(): { requestId?: string } {
  const scope = readScope();
  return scope === null ? {} : { requestId: scope.requestId };
}

type Event = { time: string; message: string; worker?: string; requestId?: string; level: LogLevel };

/** `12:03:04 portal 3f2a91c0 the message: what was thrown {"and":"its facts"}`, and a stack on lines of its own. */
function toWords({ time, message, worker, requestId, level: _, ...fields }: Event): string {
  const { error, ...facts } = fields as LogFields & { error?: { name: string; message: string; stack?: string } };
  const { name, message: reason, stack, ...rest } = error ?? {};
  const said = error === undefined ? message : `${message}: ${name}: ${reason}`;
  const words = [time.slice(11, 19), worker, requestId?.slice(0, 8), said].filter((word) => word !== undefined);
  const told = { ...facts, ...rest };
  if (Object.keys(told).length > 0) words.push(JSON.stringify(told));
  return stack === undefined ? words.join(" ") : `${words.join(" ")}\n  ${stack.replaceAll("\n", "\n  ")}`;
}
