/** What the back end sends to a browser (readers/push): whoever reads it trusts nothing of it. */

export type NoticePayload = { title: string; body: string; path: string; tag: string };

/** Null for what is none. The path leads to this site, whatever it says. */
export function parseNotice(text: string | null, origin: string): NoticePayload | null {
  const { title, body, path, tag } = Object(parse(text)) as Record<string, unknown>;
  if (typeof title !== "string" || title === "") return null;
  return {
    title,
    body: typeof body === "string" ? body : "",
    path: toOwnPath(path, origin),
    tag: typeof tag === "string" ? tag : "",
  };
}

/** The front page for what leads to another site. */
export function toOwnPath(path: unknown, origin: string): string {
  const url = typeof path === "string" && URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url === null || url.origin !== origin ? "/" : `${url.pathname}${url.search}${url.hash}`;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
