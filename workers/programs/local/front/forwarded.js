// @ts-check
/**
 * Which headers on the caller are trusted on a machine of one's own (`TRUSTED_PROXY`, docs/one-machine.md). Only proxies of this machine reach the portal, as it
 * listens on loopback; what they were told themselves is believed as far as it comes from those that are named. Runs in workerd as it is.
 */

/** @typedef {{ kind: () => string, match: (range: [unknown, number]) => boolean, toString: () => string }} Address */
/** @typedef {{ isValid: (text: string) => boolean, process: (text: string) => Address, parseCIDR: (text: string) => [Address, number] }} IpAddresses */

/** Headers that say who calls. From anybody but a proxy they may be forged. */
const words = [
  "cf-connecting-ip",
  "cf-ipcountry",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Four numbers, and the port that some proxies write behind them. */
const IPV4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/;
/** In brackets where a port follows; the name of a network card of the proxy's own is none of the address. */
const IPV6 = /^(?:\[([\da-f:.]*:[\da-f:.]*)(?:%[^\]]*)?\](?::\d{1,5})?|([\da-f:.]*:[\da-f:.]*)(?:%.*)?)$/i;

/**
 * The address in a hop, in the forms in which proxies write one: limits by network count a caller once, whatever port it calls from.
 * @param {string} hop
 * @returns {string | null}
 */
function findAddress(hop) {
  const text = hop.replace(/^"(.*)"$/, "$1").trim();
  const [, bracketed, bare] = IPV6.exec(text) ?? [];
  return IPV4.exec(text)?.[1] ?? bracketed ?? bare ?? null;
}

/**
 * Gives each request its caller, in the header that the portal reads, and the scheme that readers see.
 * @param {IpAddresses} ipaddr
 * @param {readonly string[]} ranges Of the proxies, such as `127.0.0.1/32`; without any, no header is trusted.
 * @returns {(request: Request) => Request}
 */
export function createForwarded(ipaddr, ranges) {
  const trusted = ranges.map((range) => ipaddr.parseCIDR(range));

  /** @param {string} text */
  function isProxy(text) {
    const address = ipaddr.process(text);
    return trusted.some(([first, length]) => first.kind() === address.kind() && address.match([first, length]));
  }

  /**
   * The nearest hop that is no proxy of ours: anybody may have written what stands before it.
   * @param {string} line
   */
  function findCaller(line) {
    const hops = line
      .split(",")
      .map((hop) => hop.trim())
      .filter((hop) => hop !== "")
      .reverse();
    for (const hop of hops) {
      const address = findAddress(hop);
      if (address === null || !ipaddr.isValid(address)) return null;
      if (!isProxy(address)) return ipaddr.process(address).toString();
    }
    return null;
  }

  return (request) => {
    const { headers: given } = request;
    const headers = new Headers(given);
    for (const word of words) headers.delete(word);
    if (trusted.length === 0) return new Request(request, { headers });
    const caller = findCaller(given.get("x-forwarded-for") ?? "");
    if (caller !== null) headers.set("cf-connecting-ip", caller);
    const url = new URL(request.url);
    if (given.get("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https") url.protocol = "https:";
    return new Request(url, new Request(request, { headers }));
  };
}
