/** Links to other sites, which are asked: what is public alone, a few at a time, and no more of the answer than its status. */
import { isPublicHost } from "#workers/backend/content/bridge/site/public-address.ts";
import type { DeadLink } from "./dead-links.ts";

const TIMEOUT_MS = 6000;
const MAX_REDIRECTS = 3;
/** More are not asked for one text. */
const MAX_ASKED = 20;

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** Those that are gone (404, 410) or do not answer. What may not be asked, or answers in any other way, counts as alive. */
export async function findDeadForeign(addresses: readonly string[], ask: Ask): Promise<DeadLink[]> {
  const asked = addresses.slice(0, MAX_ASKED);
  const kinds = await Promise.all(asked.map((address) => judge(address, ask)));
  return asked.flatMap((address, index) => {
    const kind = kinds[index];
    return kind == null ? [] : [{ address, kind }];
  });
}

async function judge(address: string, ask: Ask): Promise<DeadLink["kind"] | null> {
  let url = URL.parse(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (url === null || !mayAsk(url)) return null;
    let response: Response;
    try {
      response = await ask(url.href, {
        redirect: "manual",
        signal,
        headers: { "user-agent": "Link check", accept: "text/html,*/*" },
      });
    } catch {
      // A name that leads nowhere, a line that is cut, or too slow a site: whoever writes is told, and decides.
      return "silent";
    }
    await response.body?.cancel();
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) return toKind(response.status);
    url = URL.parse(location, url.href);
  }
  return null;
}

function mayAsk({ protocol, hostname, port, username, password }: URL): boolean {
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && port === "" && username === "" && password === "" && isPublicHost(hostname);
}

function toKind(status: number): DeadLink["kind"] | null {
  if (status === 404 || status === 410) return "gone";
  // What stands between answers so for a name that leads nowhere.
  return [502, 523, 530].includes(status) ? "silent" : null;
}
