/** Which kind of film or recording a file is, by its bytes and not by what it calls itself: what browsers play, and nothing else. */
import { detectType } from "#workers/backend/newsroom/tips/files/file-type.ts";
import { isFrame } from "./mp3.ts";

export type RecordingType = "mp3" | "m4a" | "mp4" | "webm" | "weba" | "ogg" | "vtt";

export const recordingKinds: Record<RecordingType, { medium: "VIDEO" | "AUDIO" | "TRACK"; mime: string; ending: string }> = {
  mp3: { medium: "AUDIO", mime: "audio/mpeg", ending: "mp3" },
  m4a: { medium: "AUDIO", mime: "audio/mp4", ending: "m4a" },
  ogg: { medium: "AUDIO", mime: "audio/ogg", ending: "ogg" },
  // Of sound alone: the file has the form of a film, and plays as one.
  weba: { medium: "AUDIO", mime: "video/webm", ending: "webm" },
  mp4: { medium: "VIDEO", mime: "video/mp4", ending: "mp4" },
  webm: { medium: "VIDEO", mime: "video/webm", ending: "webm" },
  vtt: { medium: "TRACK", mime: "text/vtt", ending: "vtt" },
};

/** Why a file is not taken: what an editor is told of it is app/domain/newsroom/recording-refusals.ts. */
export type RecordingFault = "no_recording" | "mov" | "wav" | "hevc" | "picture" | "positions" | "damaged" | "too_large";

/** By the first part of a file. */
export function detectRecording(head: Uint8Array): RecordingType | { fault: RecordingFault } {
  const text = String.fromCharCode(...head.subarray(0, 512));
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return "vtt";
  if (text.startsWith("ID3") || isFrame(head, 0)) return "mp3";
  if (text.startsWith("OggS")) return isPlayedOgg(text.slice(27, 300)) ? "ogg" : { fault: "no_recording" };
  if (/^(?:RIFF[\s\S]{4}WAVE|FORM[\s\S]{4}AIF|fLaC)/.test(text)) return { fault: "wav" };
  const type = detectType(head);
  switch (type) {
    case "m4a":
    case "mp4":
      // Whether it has pictures is known when it is whole (read-recording.ts).
      return "mp4";
    case "webm":
      return hasPictures(head) ? "webm" : "weba";
    case "mov":
      return { fault: "mov" };
    case "jpg":
    case "png":
    case "gif":
    case "webp":
    case "avif":
    case "heic":
      return { fault: "picture" };
    default:
      return { fault: "no_recording" };
  }
}

function isPlayedOgg(page: string): boolean {
  return page.includes("OpusHead") || page.includes("\x01vorbis");
}

/** The tracks of a WebM stand before all pictures and sound. */
function hasPictures(head: Uint8Array): boolean {
  return /V_(?:VP8|VP9|AV1)/.test(new TextDecoder("latin1").decode(head.subarray(0, 64 * 1024)));
}
