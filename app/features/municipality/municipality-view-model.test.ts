import { expect, test } from "vitest";
import { type Municipality, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { wireMunicipality, wirePosts, wireTeaser } from "#tests/support/wire/wire.ts";
import { toMunicipalityView } from "./municipality-view-model.ts";

const gotzis = parseMunicipality("gotzis") as Municipality;

test("a municipality's page says where it is and lists its posts page by page", () => {
  const posts = wirePosts([1, 2], { total_pages: 3, page: 2 });
  const view = toMunicipalityView(gotzis, wireMunicipality({ posts }), null);
  expect(view).toMatchObject({ slug: "gotzis", title: "Götzis" });
  expect(view.facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "Bezirk: Feldkirch",
    "Luftlinie nach Feldkirch: 11\u00a0km",
    "Nachbargemeinden im Land: 6",
    "Gemeindekennziffer: 80408",
  ]);
  expect(view.listing.pagination).toMatchObject({ previous: "/gemeinde/gotzis", next: "/gemeinde/gotzis?page=3" });
});

test("notices are those of clubs, schools, births, baptisms and weddings, by kind, the newest two of each", () => {
  const types = ["post", "nnp_clubs", "nnp_births", "nnp_weddings", "post", "nnp_baptism", "nnp_clubs", "nnp_clubs"];
  const items = types.map((type, index) => ({ ...wireTeaser(index), type }));
  const view = toMunicipalityView(gotzis, wireMunicipality({ posts: wirePosts([9]), notices: { items } }), null);
  expect(view.notices.map(({ kicker, id }) => [kicker, id])).toEqual([
    ["Vereine", 1],
    ["Vereine", 6],
    ["Geburten", 2],
    ["Taufen", 5],
    ["Hochzeiten", 3],
  ]);
});

test("the place's own information about its election is shown beside", () => {
  const view = toMunicipalityView(
    gotzis,
    wireMunicipality({ posts: wirePosts([9]), election: { items: [wireTeaser(8)] } }),
    null,
  );
  expect(view.election.map(({ id }) => id)).toEqual([8]);
});

test("the town of a district is not far from itself", () => {
  const feldkirch = parseMunicipality("feldkirch") as Municipality;
  expect(toMunicipalityView(feldkirch, wireMunicipality({}), null).facts.map(({ name }) => name)).not.toContain(
    "Luftlinie nach Feldkirch",
  );
});

test("what stands beside is not in the list again", () => {
  const posts = wirePosts([1, 2, 3, 4]);
  const notices = { items: [{ ...wireTeaser(2), type: "nnp_births" }] };
  const view = toMunicipalityView(gotzis, wireMunicipality({ posts, notices, election: { items: [wireTeaser(3)] } }), null);
  expect(view.listing.teasers.map(({ id }) => id)).toEqual([1, 4]);
  expect([view.notices, view.election].map((teasers) => teasers.map(({ id }) => id))).toEqual([[2], [3]]);
});

test("a place with notices alone has them in the list, and not beside", () => {
  const notices = { items: [{ ...wireTeaser(2), type: "nnp_births" }] };
  const view = toMunicipalityView(gotzis, wireMunicipality({ posts: wirePosts([2]), notices }), null);
  expect(view.listing.teasers.map(({ id }) => id)).toEqual([2]);
  expect(view.notices).toEqual([]);
});

test("its neighbours are those that border on it, by name, with how far it is", () => {
  const { neighbours } = toMunicipalityView(gotzis, wireMunicipality({}), null);
  expect(neighbours.map(({ title }) => title)).toEqual(["Altach", "Fraxern", "Hohenems", "Klaus", "Koblach", "Mäder"]);
  expect(neighbours[0]).toEqual({ title: "Altach", link: "/gemeinde/altach", distance: "2,3\u00a0km" });
});

test("the topics of its posts are shown beside, the most frequent first, without the place's own, which has a section", () => {
  const [bau, wahl, own] = ["wohnen", "gemeindewahl", "gemeindewahl-gotzis"].map((slug) => ({ slug, title: slug.toUpperCase() }));
  const items = [{ topics: [wahl, own] }, { topics: [bau] }, { topics: [wahl] }, { topics: [] }] as never;
  expect(toMunicipalityView(gotzis, wireMunicipality({ subjects: { items } }), null).topics).toEqual([
    { title: "GEMEINDEWAHL", link: "/themen/gemeindewahl" },
    { title: "WOHNEN", link: "/themen/wohnen" },
  ]);
});
