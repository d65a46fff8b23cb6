/** What PDFium reads on a page, as people read it: line by line, in the order of the file, words that were divided at the end of a line put together. */
export function toPageText(raw: string): string {
  return (
    raw
      .normalize("NFC")
      .replaceAll(/\r\n?/g, "\n")
      // PDFium's own mark of a word that goes on in the next line; soft hyphens of a layout program mean the same.
      .replaceAll("\u0002", "\u00ad")
      // Of two names the sign between them is one of theirs.
      .replaceAll(/[\u00ad\ufffe]\n?(?=\p{Lu}\p{Ll})/gu, "-")
      .replaceAll(/[\u00ad\ufffe]\n?/g, "")
      .replaceAll(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, "")
      // Signs without a shape, and those that a font numbers for itself.
      .replaceAll(/[\p{Cc}\p{Co}\p{Cn}]/gu, (sign) => (sign === "\n" ? sign : " "))
      .replaceAll(/[^\S\n]+/g, " ")
      .replaceAll(/ ?\n ?/g, "\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim()
  );
}
