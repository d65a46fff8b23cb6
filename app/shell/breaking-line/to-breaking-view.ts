import type { GetLayoutQuery } from "#graphql/generated/operations.ts";

export type BreakingView = {
  id: number;
  text: string;
  link: string;
  isExternal: boolean;
  isTicker: boolean;
  /** In milliseconds since 1970. */
  endsAt: number;
};

/** Null for one that has ended, whatever a cache still says, and for one that leads to no page. */
export function toBreakingView(line: GetLayoutQuery["breaking_line"], now: Date): BreakingView | null {
  if (line === null) return null;
  const { id, text, link, is_ticker: isTicker, ends } = line;
  const endsAt = Date.parse(ends);
  const isExternal = /^https:\/\//.test(link);
  if (!(endsAt > now.getTime()) || !(isExternal || /^\/(?![/\\])/.test(link))) return null;
  return { id, text, link, isExternal, isTicker, endsAt };
}
