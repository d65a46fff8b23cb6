/** Boxes of MP4, MOV and their like, for scrub.ts: ISO/IEC 14496-12 and QuickTime, which agree as far as this goes. */
import { readName, readUint32 } from "#workers/backend/content/pictures/picture-parts.ts";
import { type Element, type ReadElement, TO_THE_END } from "./scrub.ts";

const entered = new Set(["moov", "trak", "mdia", "minf", "edts", "moof", "traf"]);
/** Places, cameras, XMP: `©xyz`, `loci` and `location.ISO6709` lie in these. In free space other programs leave what they took out. */
const wiped = new Set(["udta", "meta", "uuid", "free", "skip", "XMP_", "gps ", "GPS "]);
/** Dashboard cameras list here where in the film their positions are. */
const positions = new Set(["gps ", "GPS "]);
/** A film that hangs on a picture, and what Samsung hangs on. */
const hangers = ["mpvd", "sefd"];
/** Handlers of tracks that are no picture and no sound: cameras and drones write their position into them. */
const telemetry = new Set(["meta", "camm", "gpmd", "text", "sbtl", "data"]);

const FREE = [0x66, 0x72, 0x65, 0x65];

/** Seen: `moov` in every file that plays, `telemetry` where a track may say where it was taken. */
export const readVideoBox: ReadElement = (bytes) => readBox(bytes, wiped);

/** Of HEIC and AVIF: a picture is described by its `meta`, which stays (heif.ts). */
export const readPictureBox: ReadElement = (bytes) => readBox(bytes, wipedOfPictures);
const wipedOfPictures = new Set([...[...wiped].filter((type) => type !== "meta"), ...hangers]);

function readBox(bytes: Uint8Array, wipes: ReadonlySet<string>): Element | "more" | "damaged" {
  if (bytes.length < 8) return "more";
  if (!isType(bytes)) return "damaged";
  const type = readName(bytes, 4);
  let size = readUint32(bytes, 0);
  let header = 8;
  if (size === 1) {
    if (bytes.length < 16) return "more";
    header = 16;
    size = readUint32(bytes, 8) * 2 ** 32 + readUint32(bytes, 12);
  }
  if (size === 0) size = TO_THE_END;
  if (size < header || size > TO_THE_END) return "damaged";
  const content = size - header;
  if (type === "hdlr") {
    // Version and flags, a field for QuickTime, and the kind of track.
    if (content < 12) return "damaged";
    if (bytes.length < header + 12) return "more";
    const isTelemetry = telemetry.has(readName(bytes, header + 8));
    return { header: header + 12, act: "pass", size: content - 12, ...(isTelemetry ? { seen: "telemetry" } : {}) };
  }
  if (entered.has(type)) return { header, act: "enter", size: content, ...(type === "moov" ? { seen: "moov" } : {}) };
  // Compressed as a whole: its content cannot be inspected.
  if (type === "cmov") return "damaged";
  if (!wipes.has(type)) return { header, act: "pass", size: content };
  const rewritten = bytes.slice(0, header);
  rewritten.set(FREE, 4);
  return { header, act: "wipe", size: content, rewritten, ...(positions.has(type) ? { seen: "telemetry" } : {}) };
}

/** Four letters of one byte. */
function isType(bytes: Uint8Array): boolean {
  for (let at = 4; at < 8; at += 1) if ((bytes[at] ?? 0) < 0x20) return false;
  return true;
}
