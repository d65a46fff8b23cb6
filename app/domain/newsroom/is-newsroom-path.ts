/**
 * Whether an address is the newsroom's; case-insensitive, like the router. In a file of its own: every reader's page loads it, and none the
 * newsroom's addresses.
 */
export function isNewsroomPath(pathname: string): boolean {
  return /^\/redaktion(?:\/|$)/i.test(pathname);
}
