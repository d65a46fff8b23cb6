import { expect, test } from "vitest";
import { toNewsView } from "./news-view-model.ts";

const request = { municipality: "gotzis", topic: "wohnen", maxPosts: 3, maxAge: null };
const now = new Date("2026-11-22T12:00:00Z");

test("for a topic that a place does not have the widget leads to the place, and never to a page that is not there", () => {
  expect(toNewsView(null, request, now)).toEqual({ items: [], button: { text: "Zur Gemeindeseite", link: "/gemeinde/gotzis" } });
  expect(toNewsView(null, { ...request, municipality: null }, now).button.link).toBe("/gemeinde/gemeinde");
});

test("a topic that is there is led to, also without posts", () => {
  const topic = { title: "Wohnen", buttonText: null, buttonLink: null };
  expect(toNewsView({ posts: [], topic }, request, now).button.link).toBe("/themen/wohnen-gotzis");
});
