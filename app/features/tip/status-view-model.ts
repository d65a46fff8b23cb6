/** A tip's state from the wire as its page shows it. */
import { toDayText } from "#app/domain/post/date-text.ts";
import type { WireReceipt } from "#app/gateway/tip/tip-calls.ts";
import type { StatusView } from "./status-page.tsx";

const states: Record<WireReceipt["state"], { title: string; text: string }> = {
  RECEIVED: { title: "Angekommen", text: "Die Redaktion hat deinen Tipp und liest ihn bald." },
  READ: { title: "Gelesen", text: "Die Redaktion hat deinen Tipp gelesen und geht ihm nach, wenn er sich bestätigen lässt." },
  DONE: { title: "Abgeschlossen", text: "Die Redaktion hat deinen Tipp bearbeitet." },
};

export function toStatusView({ code, state, sent, deleted, file_count: count, arrived_count: arrived }: WireReceipt): StatusView {
  const files = count === 0 ? [] : [arrived >= count ? toFilesText(count) : `${arrived} von ${count} Dateien angekommen`];
  return {
    code,
    ...states[state],
    facts: [`Gesendet am ${toDayText(sent)}`, ...files, `Wird am ${toDayText(deleted)} gelöscht`],
  };
}

function toFilesText(count: number): string {
  return count === 1 ? "1 Datei angekommen" : `${count} Dateien angekommen`;
}
