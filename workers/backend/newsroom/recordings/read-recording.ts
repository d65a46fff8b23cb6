/** What reads and cleans each kind of a recording's file while its parts arrive: places and programs go, sound and pictures stay. */
import { readName } from "#workers/backend/content/pictures/picture-parts.ts";
import { checkText } from "#workers/backend/newsroom/tips/files/check-text.ts";
import { readVideoBox } from "#workers/backend/newsroom/tips/files/mp4.ts";
import { type ReadElement, type Scrub, scrubPart, TO_THE_END } from "#workers/backend/newsroom/tips/files/scrub.ts";
import { readWebmElement } from "#workers/backend/newsroom/tips/files/webm.ts";
import { readMp3Part } from "./mp3.ts";
import type { RecordingFault, RecordingType } from "./recording-type.ts";

/** Codecs that not every browser plays. */
const unplayed: Readonly<Record<string, RecordingFault>> = {
  hvc1: "hevc",
  hev1: "hevc",
  dvh1: "hevc",
  dvhe: "hevc",
  alac: "no_recording",
  "ac-3": "no_recording",
  "ec-3": "no_recording",
  mp4v: "no_recording",
  s263: "no_recording",
  samr: "no_recording",
};

/** Seen besides: `vide` and `soun`, kinds of tracks, and the codec of each. */
const readFilmBox: ReadElement = (bytes, mode, isSplit) => {
  if (bytes.length < 8) return "more";
  const type = readName(bytes, 4);
  const small = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (type === "stbl" && small >= 8) return { header: 8, act: "enter", size: small - 8 };
  if (type === "stsd" && small >= 24) {
    if (bytes.length < 24) return "more";
    return { header: 24, act: "pass", size: small - 24, seen: readName(bytes, 20) };
  }
  const element = readVideoBox(bytes, mode, isSplit);
  const isHandler = type === "hdlr" && typeof element === "object" && element.seen === undefined;
  return isHandler ? { ...element, seen: readName(bytes, 16) } : element;
};

const readOgg: ReadElement = () => ({ header: 0, act: "pass", size: TO_THE_END, seen: "whole" });

/** Of one part: speech has one for every 40 bytes. */
const MAX_ELEMENTS = 60_000;

type Clean = (part: Uint8Array<ArrayBuffer>, before: Scrub) => Scrub | null;
const toCleaner =
  (read: ReadElement): Clean =>
  (part, before) =>
    scrubPart(part, before, read, MAX_ELEMENTS);

const cleaners: Record<RecordingType, Clean> = {
  mp3: toCleaner(readMp3Part),
  ogg: toCleaner(readOgg),
  m4a: toCleaner(readFilmBox),
  mp4: toCleaner(readFilmBox),
  webm: toCleaner(readWebmElement),
  weba: toCleaner(readWebmElement),
  vtt: checkText,
};

/** Cleans `part` in place; null for a file that is damaged. */
export function cleanRecordingPart(part: Uint8Array<ArrayBuffer>, type: RecordingType, before: Scrub): Scrub | null {
  return cleaners[type](part, before);
}

/** Of a file that has come to its end: what it is, or why it is not taken. */
export function concludeRecording(type: RecordingType, { seen, begun }: Scrub): RecordingType | { fault: RecordingFault } {
  switch (type) {
    case "vtt":
      return begun.length === 0 ? type : { fault: "damaged" };
    case "webm":
    case "weba":
      return seen.includes("tracks") ? type : { fault: "damaged" };
    case "mp3":
    case "ogg":
      return seen.includes("whole") ? type : { fault: "damaged" };
    case "m4a":
    case "mp4":
      return concludeFilm(seen);
  }
}

function concludeFilm(seen: readonly string[]): RecordingType | { fault: RecordingFault } {
  if (!seen.includes("moov")) return { fault: "damaged" };
  const fault = seen.map((name) => unplayed[name]).find((one) => one !== undefined);
  if (fault !== undefined) return { fault };
  if (!seen.includes("vide")) return seen.includes("soun") ? "m4a" : { fault: "no_recording" };
  // Cameras and drones write their position into a track of its own; chapters of a recording are such a track as well.
  return seen.includes("telemetry") ? { fault: "positions" } : "mp4";
}
