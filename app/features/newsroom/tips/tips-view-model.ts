/** Tips from the wire as the newsroom's pages show them. */
import { toDayText, toMomentText } from "#app/domain/post/date-text.ts";
import { toNewsroomTipPath, toTipFilePath } from "#app/domain/tip/tip-paths.ts";
import { toSizeText } from "#app/domain/tip/tip-rules.ts";
import type { WireTip, WireTipLine } from "#app/loaders/newsroom/require-newsroom.ts";

const MAX_LINE = 160;
const stateTexts = { RECEIVED: "neu", READ: "gelesen", DONE: "erledigt" } as const;

export type TipLine = ReturnType<typeof toTipLine>;
export type TipView = ReturnType<typeof toTipView>;

export function toTipLine({ id, state, sent, text, place, contact, file_count: files }: WireTipLine) {
  const line = text.replace(/\s+/g, " ");
  const facts = [
    toMomentText(sent),
    ...(place === "" ? [] : [place]),
    ...(files === 0 ? [] : [files === 1 ? "1 Datei" : `${files} Dateien`]),
    ...(contact === "" ? [] : ["mit Kontakt"]),
    ...(state === "RECEIVED" ? [] : [stateTexts[state]]),
  ];
  const title = line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).trimEnd()} …` : line;
  return {
    id,
    path: toNewsroomTipPath(id),
    title,
    text: facts.join(" · "),
    isNew: state === "RECEIVED",
    isDone: state === "DONE",
  };
}

export function toTipView(tip: WireTip) {
  const { id, state, sent, deleted, text, place, name, contact, file_count: count, files } = tip;
  const facts = [
    { label: "Gesendet", text: toMomentText(sent) },
    { label: "Ort", text: place },
    { label: "Name", text: name },
    { label: "Kontakt", text: contact },
    { label: "Wird gelöscht", text: toDayText(deleted) },
  ];
  const missing = count - files.length;
  return {
    id,
    path: toNewsroomTipPath(id),
    state,
    text,
    stateText: stateTexts[state],
    facts: facts.filter((fact) => fact.text !== ""),
    files: files.map(({ id: file, name: fileName, size, type, is_ready, has_telemetry }) => ({
      id: file,
      name: fileName,
      text: `${type?.toUpperCase() ?? "Datei"}, ${toSizeText(size)}${is_ready ? "" : ", wird gerade übertragen"}`,
      /** Null while it is on its way. */
      path: is_ready ? toTipFilePath(id, file) : null,
      hasTelemetry: has_telemetry,
    })),
    /** Files that were announced and have never begun to come. */
    missingText:
      missing <= 0
        ? null
        : missing === 1
          ? "1 weitere Datei ist nicht angekommen."
          : `${missing} weitere Dateien sind nicht angekommen.`,
  };
}
