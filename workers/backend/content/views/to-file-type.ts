/** What kind of film or recording an address leads to, by its ending: browsers pass over what they cannot play. Null where it says nothing. */
const types: Record<string, string> = {
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  ogv: "video/ogg",
  m3u8: "application/vnd.apple.mpegurl",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
  flac: "audio/flac",
};

export function toFileType(address: string): string | null {
  const ending = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(types, ending) ? (types[ending] ?? null) : null;
}
