/** A version of a post beside the text as it stands: what was taken out and what came. */
import { diffWordsWithSpace } from "diff";
import { versionTexts } from "#app/domain/newsroom/desk/desk-states.ts";
import { parseDeskText } from "#app/domain/newsroom/desk/parse-desk-text.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetDeskVersionQuery } from "#graphql/generated/operations.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import type { DeskText } from "#shared/content/desk-text.ts";

type WirePost = NonNullable<NonNullable<GetDeskVersionQuery["newsroom"]>["desk_post"]>;
type WireVersion = NonNullable<WirePost["version"]>;

export type VersionView = ReturnType<typeof toVersionView>;

/** A comparison of long texts is given up after so many changes: then the whole counts as another one. */
const MAX_EDITS = 3000;

export function toVersionView({ id, text, revision, is_editable: isEditable }: WirePost, version: WireVersion) {
  const [before, after] = [parseDeskText(version.text), parseDeskText(text)];
  const parts = compare(toLines(before), toLines(after));
  return {
    postId: id,
    versionId: version.id,
    revision,
    isEditable,
    name: after.title === "" ? "Ohne Titel" : after.title,
    title: `Stand von ${toMomentText(version.at)}`,
    about: [versionTexts[version.kind] ?? version.kind, version.by].filter((part) => part !== null).join(" · "),
    parts,
    isSame: JSON.stringify(before) === JSON.stringify(after),
    /** What differs besides words, such as a picture or the wall. */
    isMore: JSON.stringify(before) !== JSON.stringify(after) && parts.every(({ kind }) => kind === "same"),
  };
}

function compare(before: string, after: string): { kind: "same" | "gone" | "new"; text: string }[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (changes === undefined)
    return [
      { kind: "gone", text: before },
      { kind: "new", text: after },
    ];
  return changes.map(({ added, removed, value }) => ({ kind: added ? "new" : removed ? "gone" : "same", text: value }));
}

function toLines({ kicker, title, lead, blocks }: DeskText): string {
  return [kicker, title, lead, ...blocks.map(toWords)].filter((line) => line !== "").join("\n\n");
}

function toWords(block: ContentBlock): string {
  switch (block.kind) {
    case "image":
      return `[Bild: ${block.image.caption ?? block.image.alt ?? block.image.media}]`;
    case "gallery":
      return `[Bilderstrecke: ${block.images.length} Bilder]`;
    case "embed":
      return `[${block.provider}: ${block.url}]`;
    case "video":
      return `[Video: ${block.video.title ?? block.video.id}]`;
    case "media":
      return `[${block.medium === "VIDEO" ? "Film" : "Aufnahme"}: ${block.title ?? block.sources[0]?.media ?? ""}]`;
    case "ticker":
      return "[Liveticker]";
    case "button":
      return `[Knopf: ${block.text}, ${block.link}]`;
    case "separator":
      return "* * *";
    case "code":
      return block.code;
    case "facts":
      return [block.title ?? "", toPlainText(block.html)].filter((line) => line !== "").join("\n");
    case "quote":
      return [`„${toPlainText(block.html)}“`, block.citation ?? ""].filter((line) => line !== "").join("\n");
    default:
      return toPlainText(block.html);
  }
}
