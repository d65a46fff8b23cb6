/** Which files are films, recordings or captions, by their first bytes and not by name or type. */
export type FileFormat = { type: string; extension: string };

/** First bytes of formats, as Latin-1; a dot is any byte. */
const formats: [beginning: RegExp, type: string, extension: string][] = [
  [/^....ftypM4A/s, "audio/mp4", "m4a"],
  [/^....ftyp(?:isom|iso\d|mp4\d|avc1|M4V|MSNV|dash|qt {2})/s, "video/mp4", "mp4"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: so the format begins
  [/^\x1a\x45\xdf\xa3/, "video/webm", "webm"],
  [/^(?:ID3|\xff[\xe2-\xfb])/, "audio/mpeg", "mp3"],
  [/^OggS/, "audio/ogg", "ogg"],
  [/^RIFF....WAVE/s, "audio/wav", "wav"],
  [/^(?:\xef\xbb\xbf)?WEBVTT/, "text/vtt", "vtt"],
];

/** Null for what no browser plays, whatever it is called. */
export function findFileFormat(bytes: Buffer): FileFormat | null {
  const start = bytes.subarray(0, 32).toString("latin1");
  const [, type, extension] = formats.find(([beginning]) => beginning.test(start)) ?? [];
  return type === undefined || extension === undefined ? null : { type, extension };
}
