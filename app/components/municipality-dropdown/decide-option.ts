/** Which option of a list a key leads to, as an index: arrows, Home, End, or the first letter. Null when it leads nowhere. */
export function decideOption(options: readonly string[], current: number, key: string): number | null {
  const last = options.length - 1;
  if (last < 0) return null;
  if (key === "ArrowDown") return Math.min(current + 1, last);
  if (key === "ArrowUp") return Math.max(current - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key.length !== 1 || key === " ") return null;
  const startsWith = (option: string) => option.trim().toLowerCase().startsWith(key.toLowerCase());
  const next = options.findIndex((option, index) => index > current && startsWith(option));
  const found = next === -1 ? options.findIndex(startsWith) : next;
  return found === -1 ? null : found;
}
