import { expect, test } from "vitest";
import { decideRequest } from "./decide-request.ts";

const ORIGIN = "https://talblick.example";
const page = { method: "GET", mode: "navigate", destination: "document", hasRange: false };
const picture = { method: "GET", mode: "no-cors", destination: "image", hasRange: false };

test.each([
  ["/", "page"],
  ["/a-b/7?utm=x", "page"],
  ["/merkliste", "page"],
  ["/profil?dialog=login", "page"],
  ["/geschenk/x", "page"],
  ["/redaktion", null],
  ["/Redaktion/ticker", null],
  ["/redaktionsschluss/7", "page"],
  ["/widgets/schnee", null],
  ["/graphql", null],
  ["/wp-json/sso/v1/login", null],
  ["/media/film.mp4", null],
  ["/service-worker.js", null],
  ["https://other.example/", null],
])("a navigation to %s: %s", (path, kind) => {
  expect(decideRequest({ ...page, url: new URL(path, ORIGIN).href }, ORIGIN)).toBe(kind);
});

test.each([
  ["a posted form", { ...page, method: "POST" }, "/merkliste", null],
  ["a frame", { ...page, destination: "iframe" }, "/video/player", null],
  ["a picture", picture, "/media/a.webp", "file"],
  ["a picture of another site", picture, "https://other.example/media/a.webp", null],
  ["the style sheet", { ...picture, destination: "style" }, "/assets/a.css", "file"],
  ["a font", { ...picture, mode: "cors", destination: "font" }, "/assets/a.woff2", "file"],
  ["a script", { ...picture, destination: "script" }, "/assets/a.js", null],
  ["a film", { ...picture, destination: "video" }, "/media/a.mp4", null],
  ["a part of a file", { ...picture, hasRange: true }, "/media/a.webp", null],
  ["a call", { ...picture, mode: "cors", destination: "" }, "/graphql", null],
  ["the icon", picture, "/favicon.svg", null],
])("%s at its address: as expected", (_, request, path, kind) => {
  expect(decideRequest({ ...request, url: new URL(path, ORIGIN).href }, ORIGIN)).toBe(kind);
});
