/** Pictures as the desk's pages show them, as plain data: the same for the page and for script that asks for more. */

export type LibraryPicture = {
  id: number;
  /** Names it in texts. */
  source: string;
  /** Of its page. */
  path: string;
  /** What it is called in lists: its description, else its caption, else its number. */
  name: string;
  src: string;
  width: number | null;
  height: number | null;
  /** A small one of it. */
  thumb: string;
  alt: string;
  caption: string;
  /** The caption with its links; as it is edited. */
  captionHtml: string;
  credit: string;
  /** What its file says of itself. */
  proposedCaption: string;
  proposedCredit: string;
  revision: number;
  /** When and by whom it came; empty where nobody knows. */
  addedText: string;
};

export type PicturesPage = {
  pictures: LibraryPicture[];
  /** The place behind which older ones begin; null for the last page. */
  next: number | null;
};

/** What is looked for. */
export type PictureQuestion = { words: string; isWithoutAlt: boolean; isMine: boolean; before: number | null };

export type PictureWords = { alt: string; captionHtml: string; credit: string };

/** The query of the page and of the list for script. */
export function toPictureQuery({ words, isWithoutAlt, isMine, before }: PictureQuestion): string {
  const query = new URLSearchParams({
    ...(words === "" ? {} : { q: words }),
    ...(isWithoutAlt ? { ohne: "alt" } : {}),
    ...(isMine ? { von: "mir" } : {}),
    ...(before === null ? {} : { vor: String(before) }),
  });
  return query.size === 0 ? "" : `?${query}`;
}

/** What an address asks for; what makes no sense is left out. */
export function parsePictureQuery(query: URLSearchParams): PictureQuestion {
  const before = query.get("vor") ?? "";
  return {
    words: (query.get("q") ?? "").trim().slice(0, 200),
    isWithoutAlt: query.get("ohne") === "alt",
    isMine: query.get("von") === "mir",
    before: /^[1-9]\d{0,9}$/.test(before) && Number(before) <= 2_147_483_647 ? Number(before) : null,
  };
}
