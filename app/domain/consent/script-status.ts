/** What is known of a script of others (rules 4). */
export type ScriptStatus = "awaiting" | "loading" | "loaded" | "error" | "removed";

export type ScriptEvent = "requested" | "loaded" | "failed" | "removed";

/** What does not belong to a status changes nothing: a script that was removed meanwhile has not loaded. */
export function nextScriptStatus(status: ScriptStatus, event: ScriptEvent): ScriptStatus {
  if (event === "removed") return "removed";
  if (event === "requested") return status === "loaded" ? status : "loading";
  if (status !== "loading") return status;
  return event === "loaded" ? "loaded" : "error";
}
