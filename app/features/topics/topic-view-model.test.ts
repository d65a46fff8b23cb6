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
