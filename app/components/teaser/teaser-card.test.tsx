import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { wireTeaser } from "#tests/support/wire/wire.ts";
import { TeaserCard, TeaserRow, TeaserText, TypedTeaser } from "./teaser-card.tsx";
import { toTeaser } from "./to-teaser.ts";

const toView = (overrides: Parameters<typeof wireTeaser>[1]) => toTeaser(wireTeaser(7, overrides));

const counts = { picture_count: 12, comment_count: 3 };
const teasers = {
  "a kicker and counts": toView({ kicker: "Verkehr", ...counts }),
  "a label and a kicker": toView({ kicker: "Verkehr", label: { text: "Liveticker" }, ...counts }),
  "a brand and a kicker": toView({ kicker: "Verkehr", is_premium: true, brand: null, ...counts }),
  "all marks": toView({
    kicker: "Verkehr",
    label: { text: "Liveticker" },
    is_premium: true,
    is_story: true,
    external: "https://partner.example/a",
    ...counts,
  }),
};

describe.each(Object.entries(teasers))("a teaser with %s", (_, teaser) => {
  test.each([TeaserCard, TeaserRow, TeaserText, TypedTeaser])("is kept as an island finds it when it wakes: %o", (Form) => {
    expect(renderToString(<Form teaser={teaser} />)).toBe(renderToStaticMarkup(<Form teaser={teaser} />));
  });
});

test("the parts of a kicker are read apart, in their order", () => {
  const html = renderToStaticMarkup(<TeaserText teaser={teasers["all marks"]} />);
  const [, kicker = ""] = /<p class="kicker">(.*?)<\/p>/.exec(html) ?? [];
  expect(kicker.replaceAll(/<[^>]*>/g, "")).toBe("Plus Story Liveticker Verkehr");
});
