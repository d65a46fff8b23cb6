import { expect, test } from "vitest";
import { wirePosts, wireTopic } from "#tests/support/wire/wire.ts";
import { toTopicView } from "./topic-view-model.ts";

test("a topic lists its posts, its further pages below its own address", () => {
  const view = toTopicView(wireTopic({ posts: wirePosts([1], { total_pages: 3 }) }));
  expect(view).toMatchObject({ title: "Wohnen", description: "Was Wohnen kostet." });
  expect(view.listing.pagination?.next).toBe("/themen/wohnen/page/2");
});

test("a topic has a button when the newsroom gave it text and target", () => {
  expect(toTopicView(wireTopic({ button_text: "Zum Dossier", button_link: "/dossier" })).button).toEqual({
    text: "Zum Dossier",
    link: "/dossier",
  });
  expect(toTopicView(wireTopic({ button_text: "Zum Dossier" })).button).toBeNull();
  expect(toTopicView(wireTopic({ button_link: "/dossier" })).button).toBeNull();
});

test("a topic with a picture is shared with it, in a shape that others show or as it lies", () => {
  const plain = { src: "/media/haus.jpeg", width: 1600, height: 900, alt: "Ein Haus" };
  const rule = "/media/haus- 16-9 image/jpeg 1600x900 {w}.jpeg 800,1200,1600";
  expect(toTopicView(wireTopic()).image).toBeNull();
  expect(toTopicView(wireTopic({ image: { ...plain, image_rule: null } })).image).toEqual(plain);
  expect(toTopicView(wireTopic({ image: { ...plain, image_rule: rule } })).image).toEqual({
    src: "/media/haus-1200.jpeg",
    width: 1200,
    height: 675,
    alt: "Ein Haus",
  });
});
