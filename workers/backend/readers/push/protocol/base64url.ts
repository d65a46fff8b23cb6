/** Bytes as RFC 8291 and RFC 8292 write them: base64 for addresses, without padding. */

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Null for what is none. */
export function parseBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  const plain = text.replace(/=+$/, "");
  if (!/^[\w-]+$/.test(plain)) return null;
  try {
    return Uint8Array.from(atob(plain.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
