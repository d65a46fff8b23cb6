/** The status of a third-party script (rules 4). */
export type ScriptStatus = "awaiting" | "loading" | "loaded" | "error" | "removed";

export type ScriptEvent = "requested" | "loaded" | "failed" | "removed";

/** An event that does not fit the status changes nothing: a script that was removed meanwhile has not loaded. */
export function nextScriptStatus(status: ScriptStatus, event: ScriptEvent): ScriptStatus {
  if (event === "removed") return "removed";
  if (event === "requested") return status === "loaded" ? status : "loading";
  if (status !== "loading") return status;
  return event === "loaded" ? "loaded" : "error";
}
