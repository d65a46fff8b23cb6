/** A post of the desk, as its page shows it. */
import { deskStateTexts, versionTexts } from "#app/domain/newsroom/desk/desk-states.ts";
import { parseDeskText } from "#app/domain/newsroom/desk/parse-desk-text.ts";
import { toDeskVersionPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { GetDeskPostQuery } from "#graphql/generated/operations.ts";

type Newsroom = NonNullable<GetDeskPostQuery["newsroom"]>;
type WirePost = NonNullable<Newsroom["desk_post"]>;
type WireChoices = NonNullable<Newsroom["desk_choices"]>;

export type PostView = ReturnType<typeof toPostView>;
export type NoteView = PostView["notes"][number];

export function toPostView(post: WirePost, { choices, rights }: { choices: WireChoices; rights: readonly StaffRight[] }) {
  const { id, state, revision, link, is_editable: isEditable, is_changed_since: isChangedSince } = post;
  const text = parseDeskText(post.text);
  const canPublish = rights.includes("PUBLISH");
  return {
    id,
    state,
    stateText: deskStateTexts[state],
    revision,
    text,
    name: text.title === "" ? "Ohne Titel" : text.title,
    choices: {
      sections: choices.sections.map(toChoice),
      topics: choices.topics.map(toChoice),
      authors: choices.authors.map(toChoice),
      municipalities: choices.municipalities.map(toChoice),
    },
    pictures: post.pictures.map(({ source, src, width, height, alt, credit }) => ({ source, src, width, height, alt, credit })),
    tickers: post.tickers.map(({ entries, is_over: isOver, is_public: isPublic }) => ({ entries, isRunning: !isOver, isPublic })),
    isEditable,
    canPublish,
    link,
    isChangedSince,
    /** Never published: it can be deleted. */
    isDeletable: isEditable && post.published === null && (state === "DRAFT" || state === "SUBMITTED"),
    publishAt: post.publish_at,
    facts: toFacts(post),
    notes: post.notes.map(({ id: note, quote, text: words, by, at, is_settled: isSettled }) => ({
      id: note,
      quote,
      text: words,
      isSettled,
      from: `${by ?? "Jemand, der hier nicht mehr arbeitet"}, ${toMomentText(at)}`,
    })),
    versions: post.versions.map(({ id: version, kind, by, at }) => ({
      id: version,
      href: toDeskVersionPath(id, version),
      time: toMomentText(at),
      text: [versionTexts[kind] ?? kind, by].filter((part) => part !== null).join(" · "),
    })),
  };
}

const toChoice = ({ slug, title }: { slug: string; title: string }) => ({ slug, title });

function toFacts({ created, created_by: maker, changed, changed_by: changer, published, publish_at: at, ...post }: WirePost) {
  const by = (name: string | null) => (name === null ? "" : `, ${name}`);
  return [
    { label: "Begonnen", text: `${toMomentText(created)}${by(maker)}` },
    { label: "Zuletzt geändert", text: `${toMomentText(changed)}${by(changer)}` },
    ...(at === null ? [] : [{ label: "Erscheint", text: toMomentText(at) }]),
    ...(published === null ? [] : [{ label: "Erschienen", text: toMomentText(published) }]),
    { label: "Gehört", text: post.handed_over === null ? "hierher" : `hierher, übernommen von ${post.handed_over}` },
  ];
}
