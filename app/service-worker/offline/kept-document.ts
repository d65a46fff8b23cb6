/**
 * The document of a page as it is kept: finished HTML without script, which could do nothing without a line, and with pictures of one size
 * each. It works on what this site's own renderer writes, and on nothing else.
 */

export type KeptDocument = {
  html: string;
  /** Of its headline, as HTML text. */
  title: string;
  /** Paths of this site's pictures in it, each once, in order. */
  pictures: string[];
};

/** `width`: how many dots wide a picture is shown at most. */
export function toKeptDocument(html: string, width: number, origin: string): KeptDocument {
  const pictures = new Set<string>();
  const kept = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*\brel="(?:preload|prefetch|modulepreload)"[^>]*>/gi, "")
    .replace(/<picture\b[^>]*>([\s\S]*?)<\/picture>/gi, (_, inner: string) => /<img\b[^>]*>/i.exec(inner)?.[0] ?? "")
    .replace(/<img\b[^>]*>/gi, (img) => {
      const source = choose(img, width);
      const path = source === null ? null : toOwnPath(source, origin);
      if (path !== null) pictures.add(path);
      const bare = img.replace(/\s(?:srcset|sizes|src|loading)="[^"]*"/gi, "");
      return source === null ? bare : bare.replace(/^<img/i, `<img src="${source}" loading="lazy"`);
    });
  return { html: kept, title: readTitle(html), pictures: [...pictures] };
}

/** The narrowest that is wide enough, or the widest; the text of its attribute. */
function choose(img: string, width: number): string | null {
  const [, srcset = ""] = /\ssrcset="([^"]*)"/i.exec(img) ?? [];
  const [, src = null] = /\ssrc="([^"]*)"/i.exec(img) ?? [];
  const sources = Array.from(srcset.matchAll(/(\S+)\s+(\d+)w/g), ([, url = "", size]) => ({ url, size: Number(size) }));
  const sorted = sources.sort((one, other) => one.size - other.size);
  return (sorted.find(({ size }) => size >= width) ?? sorted.at(-1))?.url ?? src;
}

function toOwnPath(source: string, origin: string): string | null {
  const url = URL.parse(source.replaceAll("&amp;", "&"), origin);
  return url !== null && url.origin === origin && url.pathname.startsWith("/media/") ? url.pathname + url.search : null;
}

function readTitle(html: string): string {
  const [, headline = ""] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/i.exec(html) ?? [];
  return headline
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const time = new Intl.DateTimeFormat("de-AT", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Vienna",
});

/** "Samstag, 28. November, 14:05 Uhr". */
export function toMoment(at: number): string {
  return `${time.format(at).replace(/ um /, ", ")} Uhr`;
}

/** The kept page with a word on its age above all else, and with the whole style sheet, since no script will bring it. */
export function withNote(html: string, keptAt: number, styles: string | null): string {
  const note = `<p role="status" data-offline-note class="bg-surface px-4 py-2 text-center font-sans text-[0.9375rem] leading-[1.4]">Offline. Stand: ${toMoment(keptAt)}</p>`;
  return withStyles(
    html.replace(/<body\b[^>]*>/i, (body) => `${body}${note}`),
    styles,
  );
}

export function withStyles(html: string, styles: string | null): string {
  return styles === null ? html : html.replace("</head>", `<link rel="stylesheet" href="${styles}"></head>`);
}
