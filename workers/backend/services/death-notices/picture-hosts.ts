/** From where pictures of an import of death notices are fetched (DEATH_NOTICE_PICTURE_HOSTS): readers' browsers are never sent there. */

export type PictureHosts = readonly string[];

const hostPattern = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
/** Names in the library, such as `wp:site:123`. */
const sourcePattern = /^[a-z]+:[\w:./-]{1,200}$/i;
const MAX_ADDRESS = 500;

/** Hosts divided by commas, `*.` before one for all names of it; empty for none. Throws an Error for operators. */
export function parsePictureHosts(text: string | undefined): PictureHosts {
  const hosts = (text ?? "")
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== "");
  const wrong = hosts.find((host) => !hostPattern.test(host));
  if (wrong !== undefined)
    throw new Error(`DEATH_NOTICE_PICTURE_HOSTS must be hosts divided by commas, such as bilder.example: "${wrong}" is none`);
  return hosts;
}

export function isAddress(picture: string): boolean {
  return /^https?:/i.test(picture);
}

/** Only over https, at the usual port. */
export function mayFetch({ protocol, hostname, port, username, password }: URL, hosts: PictureHosts): boolean {
  const isNamed = hosts.some((host) => (host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host));
  return isNamed && protocol === "https:" && port === "" && username === "" && password === "";
}

/** What is wrong with the address or name of a picture; null for nothing. */
export function findPictureFault(picture: string, hosts: PictureHosts): string | null {
  if (picture.length > MAX_ADDRESS) return `is longer than ${MAX_ADDRESS} characters`;
  if (!isAddress(picture))
    return sourcePattern.test(picture) ? null : "must be an https address, or the source of a picture of the library";
  const url = URL.parse(picture);
  return url !== null && mayFetch(url, hosts) ? null : "is at no host of DEATH_NOTICE_PICTURE_HOSTS, over https";
}
