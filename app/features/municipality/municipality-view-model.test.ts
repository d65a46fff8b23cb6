import { expect, test } from "vitest";
import { type Municipality, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { wireMunicipality, wirePosts, wireTeaser } from "#tests/support/wire/wire.ts";
import { toMunicipalityView } from "./municipality-view-model.ts";

const gotzis = parseMunicipality("gotzis") as Municipality;

test("a municipality's page names place and district and lists its posts page by page", () => {
  const posts = wirePosts([1, 2], { total_pages: 3, page: 2 });
  const view = toMunicipalityView(gotzis, wireMunicipality({ posts }), null);
  expect(view).toMatchObject({ slug: "gotzis", title: "Götzis", district: "Feldkirch" });
  expect(view.listing.pagination).toMatchObject({ previous: "/gemeinde/gotzis", next: "/gemeinde/gotzis?page=3" });
});

test("notices are those of clubs, schools, births, baptisms and weddings, by kind, the newest two of each", () => {
  const types = ["post", "nnp_clubs", "nnp_births", "nnp_weddings", "post", "nnp_baptism", "nnp_clubs", "nnp_clubs"];
  const items = types.map((type, index) => ({ ...wireTeaser(index), type }));
  const view = toMunicipalityView(gotzis, wireMunicipality({ notices: { items } }), null);
  expect(view.notices.map(({ kicker, id }) => [kicker, id])).toEqual([
    ["Vereine", 1],
    ["Vereine", 6],
    ["Geburten", 2],
    ["Taufen", 5],
    ["Hochzeiten", 3],
  ]);
});

test("the place's own information about its election is shown beside", () => {
  const view = toMunicipalityView(gotzis, wireMunicipality({ election: { items: [wireTeaser(8)] } }), null);
  expect(view.election.map(({ id }) => id)).toEqual([8]);
});

test("the nearest places are shown beside, the nearest first", () => {
  const { neighbours } = toMunicipalityView(gotzis, wireMunicipality({}), null);
  expect(neighbours).toHaveLength(5);
  expect(neighbours.map(({ link }) => link)).toContain("/gemeinde/altach");
  expect(neighbours.map(({ link }) => link)).not.toContain("/gemeinde/gotzis");
});

test("the topics of its posts are shown beside, the most frequent first, without the place's own, which has a section", () => {
  const [bau, wahl, own] = ["wohnen", "gemeindewahl", "gemeindewahl-gotzis"].map((slug) => ({ slug, title: slug.toUpperCase() }));
  const items = [{ topics: [wahl, own] }, { topics: [bau] }, { topics: [wahl] }, { topics: [] }] as never;
  expect(toMunicipalityView(gotzis, wireMunicipality({ subjects: { items } }), null).topics).toEqual([
    { title: "GEMEINDEWAHL", link: "/themen/gemeindewahl" },
    { title: "WOHNEN", link: "/themen/wohnen" },
  ]);
});
