/** In which of the encodings that both sides know an answer travels. */
export type Encoding = "identity" | "gzip" | "br";

/** `br;q=0` refuses Brotli. */
const patterns = (["br", "gzip"] as const).map(
  (encoding) => [encoding, new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`)] as const,
);

export function decideEncoding(request: Request): Encoding {
  const accepted = readAcceptEncoding(request);
  for (const [encoding, pattern] of patterns) if (pattern.test(accepted)) return encoding;
  return "identity";
}

/** The platform replaces the header by what it can take itself; what the reader's browser said stands in `cf`. */
function readAcceptEncoding(request: Request & { cf?: { clientAcceptEncoding?: string } }): string {
  return request.cf?.clientAcceptEncoding ?? request.headers.get("accept-encoding") ?? "";
}
