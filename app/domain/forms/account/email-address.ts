/** E-mail addresses as readers type them, and as mail is sent to them. */

const atom = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+";
const label = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z\\d-]{1,57}[a-z\\d])$`, "i");

/**
 * The address with its domain as mail servers know it (`köche.example` is `xn--kche-5qa.example`): some browsers change what is
 * typed into an e-mail field, others do not, and both must find the same account. Other texts stay as they are.
 */
export function toMailAddress(text: string): string {
  const at = text.lastIndexOf("@") + 1;
  const domain = text.slice(at);
  const isInternational = at > 1 && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /\P{ASCII}/u.test(domain);
  const url = `https://${domain}`;
  return isInternational && URL.canParse(url) ? text.slice(0, at) + new URL(url).hostname : text;
}

/** Whether mail can be sent to an address of that form; its domain has a dot and ends with letters. */
export function isMailAddress(text: string): boolean {
  return pattern.test(text);
}
