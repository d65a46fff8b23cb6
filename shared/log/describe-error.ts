/** An error as the log writes it: its name, message, code, stack and causes; no other properties that it may have. */
const CAUSES = 3;
const FRAMES = 12;
const LENGTH = 600;

export type ErrorFacts = { name: string; message: string; code?: string; stack?: string; causes?: ErrorFacts[] };

/**
 * The facts of whatever was thrown. Errors carry more than they say (operations of GraphQL the values that readers sent, failed calls
 * their requests), so only these are read, and long ones cut.
 */
export function describeError(error: unknown, depth = CAUSES): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error, message: cut(toText(error)) };
  const code = "code" in error && (typeof error.code === "string" || typeof error.code === "number") ? String(error.code) : null;
  const stack = toFrames(error.stack);
  const causes = depth === 0 ? [] : toCauses(error).map((cause) => describeError(cause, depth - 1));
  return {
    name: error.name,
    message: cut(error.message),
    ...(code === null ? {} : { code }),
    ...(stack === null ? {} : { stack }),
    ...(causes.length === 0 ? {} : { causes }),
  };
}

function toCauses(error: Error): unknown[] {
  if (error instanceof AggregateError) return error.errors.slice(0, CAUSES);
  // GraphQL keeps what a resolver threw by this name.
  const cause = error.cause ?? (error as { originalError?: unknown }).originalError;
  return cause === undefined || cause === null ? [] : [cause];
}

/** The frames alone: what stands above them is the message, of any length. */
function toFrames(stack: string | undefined): string | null {
  const frames = (stack ?? "").split("\n").filter((line) => /^\s*at\s/.test(line));
  return frames.length === 0
    ? null
    : frames
        .slice(0, FRAMES)
        .map((line) => line.trim())
        .join("\n");
}

/** Of objects only that they are objects: what they hold is unknown. */
function toText(value: unknown): string {
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

function cut(text: string): string {
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
