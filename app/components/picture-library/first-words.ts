/** What the fields of a picture hold before anybody types: its words, and where it has none what its file says. */
import type { LibraryPicture, PictureWords } from "#app/domain/newsroom/library-picture.ts";

export function toFirstWords({ alt, captionHtml, credit, proposedCaption, proposedCredit }: LibraryPicture) {
  const proposed = { caption: captionHtml === "" && proposedCaption !== "", credit: credit === "" && proposedCredit !== "" };
  const escaped = proposedCaption.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const values: PictureWords = {
    alt,
    captionHtml: proposed.caption ? escaped : captionHtml,
    credit: proposed.credit ? proposedCredit : credit,
  };
  return { values, proposed };
}
