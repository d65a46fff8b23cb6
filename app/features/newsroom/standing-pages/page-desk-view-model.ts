/** A standing page, as the page on which it is written shows it. */
import { parsePageText } from "#app/domain/newsroom/pages/page-texts.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toStates } from "#app/features/newsroom/front/states-view-model.ts";
import type { GetStandingPageQuery } from "#graphql/generated/operations.ts";
import { emptyPageText } from "#shared/content/page-text.ts";
import { isLegalPage } from "#shared/rules/legal-pages.ts";
import { toOriginText, toStateWord, UNTITLED } from "./pages-view-model.ts";

type WirePage = NonNullable<NonNullable<GetStandingPageQuery["newsroom"]>["standing_page"]>;

export type PageDeskView = ReturnType<typeof toPageDeskView>;

export function toPageDeskView(page: WirePage) {
  const { id, revision, latest, slug, title, link, is_draft: isDraft, publish_at: at } = page;
  const isPublished = link !== null;
  return {
    id,
    revision,
    latest,
    isDraft,
    isPublished,
    text: page.text === null ? emptyPageText : parsePageText(page.text),
    /** Null: it has more than the editor holds. */
    isEditable: page.text !== null,
    name: title === "" ? UNTITLED : title,
    slug,
    link,
    /** Mails and the portal lead to its address. */
    isLegal: slug !== null && isLegalPage(slug),
    state: toStateWord({ isPublished, isDraft }),
    outdated: page.is_outdated
      ? "Seit dieser Entwurf begonnen wurde, ist die Seite anders erschienen: Veröffentlichst du ihn, nimmt er ihren Platz ein. Sie steht bei den Ständen."
      : null,
    publishAt: at,
    planned: at === null ? null : `Dieser Entwurf erscheint ${toMomentText(at)}, so wie er dann dasteht.`,
    pictures: page.pictures.map(({ source, src, width, height, alt, credit }) => ({ source, src, width, height, alt, credit })),
    states: toStates(page.states, latest).map((state) => ({ ...state, isPresent: state.isPresent && isPublished })),
    facts: [
      {
        label: "Zuletzt geändert",
        text: `${toMomentText(page.changed)}${page.changed_by === null ? "" : `, ${page.changed_by}`}`,
      },
      { label: "Gehört", text: toOwnerText(page) },
    ],
  };
}

function toOwnerText({ origin, is_owned: isOwned }: Pick<WirePage, "origin" | "is_owned">): string {
  if (!isOwned) return `kommt ${toOriginText(origin)}; wird sie hier veröffentlicht, gehört sie hierher`;
  return origin === null ? "hierher" : `hierher, übernommen ${toOriginText(origin)}; kein Import ändert sie mehr`;
}
