import { expect, test } from "vitest";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toNavigationView } from "./navigation-view-model.ts";

const child = (title: string) => ({ title, link: `/themen/${title}` });
const menus = {
  header: [
    { title: "Start", link: "/", children: [] },
    { title: "Politik", link: "/news/politik", children: ["A", "B", "C", "D"].map(child) },
    { title: "Gemeinden", link: "/gemeinde/gemeinde", children: [] },
    { title: "Wetter", link: "/news/wetter", children: [] },
  ],
  footer: [],
};

test("a new reader sees the sections of the paper with a few examples, and no way to where they are already", () => {
  expect(toNavigationView(menus, null)).toEqual({
    municipality: null,
    sections: [
      { title: "Politik", link: "/news/politik", examples: "A, B, C" },
      { title: "Wetter", link: "/news/wetter", examples: "" },
    ],
  });
});

test("the municipality that was chosen is named", () => {
  expect(toNavigationView(menus, parseMunicipality("gotzis")).municipality).toEqual({ slug: "gotzis", title: "Götzis" });
});
