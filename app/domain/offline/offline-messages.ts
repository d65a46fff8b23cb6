/** What pages and the service worker say to each other about articles that are kept on this device (app/service-worker/offline). */

/** A page's message. All but the first are answered with an `OfflineState`. */
export type OfflineMessage =
  /** The numbers of all saved posts, newest first, and how many dots wide a picture is shown at most. */
  | { kind: "saved"; ids: readonly number[]; width: number }
  | { kind: "state" }
  /** Whether saved articles are kept; off removes those that are. */
  | { kind: "switch"; isOn: boolean };

export type OfflineState = {
  isOn: boolean;
  /** The numbers of the articles that can be read without a line. */
  ids: readonly number[];
  /** Of all of them, with their pictures. */
  bytes: number;
};

const kinds = ["saved", "state", "switch"];

/** Null for messages about something else. */
export function parseOfflineMessage(data: unknown): OfflineMessage | null {
  const { kind, ids, width, isOn }: Record<string, unknown> = Object(data);
  if (typeof kind !== "string" || !kinds.includes(kind)) return null;
  if (kind === "saved") {
    if (!Array.isArray(ids) || typeof width !== "number") return null;
    return { kind, ids: ids.filter((id) => Number.isSafeInteger(id) && id > 0), width };
  }
  return kind === "switch" ? { kind, isOn: isOn === true } : { kind: "state" };
}

/** As a reader says it: "340 kB", "1,2 MB". */
export function toSizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;
}
