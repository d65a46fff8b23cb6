/** Six colour pairs, text on ground, each at least 4.5:1 and the same in light and dark. */
const colorPairs = [
  "bg-[#d6ecf3] text-[#0a4a61]",
  "bg-[#fbe3c4] text-[#6b3f00]",
  "bg-[#dcedd8] text-[#24511c]",
  "bg-[#f6d9dc] text-[#80202b]",
  "bg-[#e4def5] text-[#45348a]",
  "bg-[#e3e5e8] text-[#363c45]",
] as const;

/** Initial and colour pair of a name; the pair depends on the letter alone, so a reader keeps theirs. */
export function toAvatar(name: string): { initial: string; colors: (typeof colorPairs)[number] } {
  const [letter = "?"] = name.trim().normalize("NFC");
  const initial = letter.toLocaleUpperCase("de-AT");
  return { initial, colors: colorPairs[(initial.codePointAt(0) ?? 0) % colorPairs.length] ?? colorPairs[0] };
}
