/** Licences that what is served may have: each lets a publisher use, change and serve it, and asks to be named at most. */
export const allowedLicences: readonly string[] = [
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Unlicense",
  // Of fonts: they may be served with the site, and not be sold alone.
  "OFL-1.1",
];

/** Whether an SPDX expression leaves a choice that is allowed: `A OR B` needs one of them, `A AND B` both. */
export function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, "$1");
  if (plain.includes(" OR ")) return plain.split(" OR ").some(isAllowed);
  return plain.split(" AND ").every((one) => allowedLicences.includes(one));
}
