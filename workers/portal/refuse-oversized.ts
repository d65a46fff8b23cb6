/**
 * What no browser of a reader sends is refused before anything is worked on: addresses, cookies and headers beyond any use. Comes
 * even before the cache.
 */

/** The longest of ours, an import's search or a link of a mail, has a tenth of it. */
const MAX_ADDRESS_LENGTH = 4000;
/** All cookies of the site, with those that a publisher's other tools leave. No browser keeps more than 180 for one site. */
const MAX_COOKIES_LENGTH = 16_000;
const MAX_COOKIES = 200;
/** Names and values of all headers, the cookies among them. */
const MAX_HEADERS_LENGTH = 32_000;

type Sized = Pick<Request, "url" | "headers">;

/** Null for an address and cookies of a reasonable size; otherwise a line in German. */
export function refuseOversized({ url, headers }: Sized): Response | null {
  if (url.length > MAX_ADDRESS_LENGTH) return refuse(414, "Diese Adresse ist zu lang.");
  const cookies = headers.get("cookie");
  if (cookies !== null && (cookies.length > MAX_COOKIES_LENGTH || countCookies(cookies) > MAX_COOKIES))
    return refuse(
      431,
      "Dein Browser schickt zu viele Cookies. Bitte lösche die Cookies dieser Website und versuche es noch einmal.",
    );
  return null;
}

/** The same for all headers together: for what the cache did not answer, which reads none of the others. */
export function refuseOversizedHeaders({ headers }: Sized): Response | null {
  let length = 0;
  for (const [name, value] of headers) length += name.length + value.length;
  return length > MAX_HEADERS_LENGTH ? refuse(431, "Diese Anfrage ist zu groß.") : null;
}

function countCookies(header: string): number {
  let count = 1;
  for (let place = header.indexOf(";"); place >= 0; place = header.indexOf(";", place + 1)) count += 1;
  return count;
}

function refuse(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    },
  });
}
