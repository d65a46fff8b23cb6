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
      .reverse();
    for (const hop of hops) {
      if (!ipaddr.isValid(hop)) return null;
      if (!isProxy(hop)) return ipaddr.process(hop).toString();
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
