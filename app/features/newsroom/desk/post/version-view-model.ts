/** A version of a post beside the text as it stands: what was taken out and what came. */
import { versionTexts } from "#app/domain/newsroom/desk/desk-states.ts";
import { parseDeskText } from "#app/domain/newsroom/desk/parse-desk-text.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toDifference } from "#app/features/newsroom/desk/difference/text-difference.ts";
import type { GetDeskVersionQuery } from "#graphql/generated/operations.ts";

type WirePost = NonNullable<NonNullable<GetDeskVersionQuery["newsroom"]>["desk_post"]>;
type WireVersion = NonNullable<WirePost["version"]>;

export type VersionView = ReturnType<typeof toVersionView>;

export function toVersionView({ id, text, revision, is_editable: isEditable }: WirePost, version: WireVersion) {
  const [before, after] = [parseDeskText(version.text), parseDeskText(text)];
  return {
    postId: id,
    versionId: version.id,
    revision,
    isEditable,
    name: after.title === "" ? "Ohne Titel" : after.title,
    title: `Stand von ${toMomentText(version.at)}`,
    about: [versionTexts[version.kind] ?? version.kind, version.by].filter((part) => part !== null).join(" · "),
    difference: toDifference(before, after, ({ kicker, title, lead }) => [kicker, title, lead]),
  };
}
