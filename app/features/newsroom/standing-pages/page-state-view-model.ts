/** A state of a standing page beside another text of it. */
import { parseKeptPage } from "#app/domain/newsroom/pages/page-texts.ts";
import { toDifference } from "#app/features/newsroom/desk/difference/text-difference.ts";
import { toStateTitle } from "#app/features/newsroom/front/states-view-model.ts";
import type { GetStandingPageDifferenceQuery } from "#graphql/generated/operations.ts";
import { emptyPageText } from "#shared/content/page-text.ts";
import { UNTITLED } from "./pages-view-model.ts";

type WirePage = NonNullable<NonNullable<GetStandingPageDifferenceQuery["newsroom"]>["standing_page"]>;
type WireDifference = NonNullable<WirePage["difference"]>;

export type PageStateView = ReturnType<typeof toPageStateView>;

/** What is said of the words that differ, and of none that do. */
const words: Record<WireDifference["beside"], { gone: string; come: string; same: string }> = {
  STANDS: { gone: "stand damals da", come: "ist seither dazugekommen", same: "Auf der Website steht die Seite jetzt genau so." },
  BEFORE: { gone: "stand davor da", come: "kam mit diesem Stand", same: "Davor stand die Seite genau so da." },
  DRAFT: { gone: "stand damals da", come: "ist im Entwurf dazugekommen", same: "Der Entwurf ist genau so." },
};
const about: Record<WireDifference["beside"], string> = {
  STANDS: "Dieser Stand neben dem, was jetzt auf der Website steht.",
  BEFORE: "Das steht jetzt auf der Website, neben dem Stand davor.",
  DRAFT: "Dieser Stand neben dem Entwurf: Auf der Website steht die Seite nicht.",
};

export function toPageStateView({ id, title, revision, latest }: Omit<WirePage, "difference">, difference: WireDifference) {
  const { beside, text, beside_text: other } = difference;
  const [kept, besides] = [parseKeptPage(text), other === null ? emptyPageText : parseKeptPage(other)];
  const [before, after] = beside === "BEFORE" ? [besides, kept] : [kept, besides];
  const compared = toDifference(before, after, (page) => [page.title, page.description, page.slug === "" ? "" : `/${page.slug}`]);
  return {
    pageId: id,
    stateId: difference.id,
    revision,
    latest,
    name: title === "" ? UNTITLED : title,
    title: toStateTitle(difference),
    about:
      beside === "BEFORE" && other === null ? "Das steht jetzt auf der Website; kein Stand davor ist aufgehoben." : about[beside],
    /** Readers have something else. */
    isFormer: beside === "DRAFT" || (beside === "STANDS" && !compared.isSame),
    difference: compared,
    words: words[beside],
  };
}
