/** A request's number: the same in the lines of both Workers, in reports of errors, and in the header that the reader gets. */
export const REQUEST_ID_HEADER = "x-request-id";

const rayForm = /^[\da-f]{16}(?:-[A-Z]{3})?$/;
const idForm = /^[\w-]{8,64}$/;

/** At the edge: Cloudflare's own number, by which its logs and its support find the request; elsewhere a new one. */
export function createRequestId(headers: Headers): string {
  const ray = headers.get("cf-ray");
  return ray !== null && rayForm.test(ray) ? ray.slice(0, 16) : createNumber();
}

/** In the back end: the portal's number; a new one for other callers. */
export function readRequestId(headers: Headers): string {
  const id = headers.get(REQUEST_ID_HEADER);
  return id !== null && idForm.test(id) ? id : createNumber();
}

/** As long as a ray's: every document carries it. */
function createNumber(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(-16);
}

/** Whether the request is among the `sample` (0 to 1) of which all is logged: by its number, so that both Workers keep the same ones. */
export function isSampledRequest(requestId: string, sample: number): boolean {
  if (sample <= 0) return false;
  if (sample >= 1) return true;
  // FNV-1a; its upper bits hardly know the last characters, so the lower ones are mixed in.
  let hash = 0x811c9dc5;
  for (let place = 0; place < requestId.length; place += 1) hash = Math.imul(hash ^ requestId.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32 < sample;
}
