import { expect, test } from "vitest";
import { wireTopics } from "#tests/support/wire/wire.ts";
import { toTopicsView } from "./topics-view-model.ts";

const [item] = wireTopics().items;
if (item === undefined) throw new Error("the wire has no topic");

test("topics are cards with a picture and the number of their posts", () => {
  expect(toTopicsView(wireTopics()).topics[0]).toMatchObject({ title: "Wohnen", link: "/themen/wohnen", count: "12 Beiträge" });
  expect(toTopicsView(wireTopics({ items: [{ ...item, post_count: 1 }] })).topics[0]?.count).toBe("1 Beitrag");
  expect(toTopicsView(wireTopics({ items: [{ ...item, post_count: 0 }] })).topics[0]?.count).toBe("0 Beiträge");
});

test("a topic without a picture is a card without one", () => {
  expect(toTopicsView(wireTopics({ items: [{ ...item, image: null }] })).topics[0]?.picture).toBeNull();
});

test("further pages of topics are below /themen/page", () => {
  expect(toTopicsView(wireTopics({ total_pages: 2, page: 2 })).pagination).toMatchObject({ previous: "/themen", next: null });
  expect(toTopicsView(wireTopics({ total_pages: 3, page: 2 })).pagination?.next).toBe("/themen/page/3");
});
