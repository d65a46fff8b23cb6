import { expect, test } from "vitest";
import {
  addPost,
  addSection,
  type IssueSection,
  movePost,
  moveSection,
  removePost,
  removeSection,
  renameSection,
} from "./issue-sections.ts";

const sections: readonly IssueSection[] = [
  { title: null, posts: [1, 2] },
  { title: "Sport", posts: [3] },
  { title: "Alles", posts: [] },
];
const toText = (given: readonly IssueSection[]) => given.map(({ title, posts }) => `${title ?? ""}:${posts.join()}`).join(" ");

test.each([
  ["a post goes down in its section", movePost(sections, 1, 1), ":2,1 Sport:3 Alles:"],
  ["at its end into the next one, first there", movePost(sections, 2, 1), ":1 Sport:2,3 Alles:"],
  ["up into the one before, last there", movePost(sections, 3, -1), ":1,2,3 Sport: Alles:"],
  ["and into an empty one", movePost(sections, 3, 1), ":1,2 Sport: Alles:3"],
  ["at the ends of the issue it stays", movePost(sections, 1, -1), ":1,2 Sport:3 Alles:"],
  ["an unknown post changes nothing", movePost(sections, 9, 1), ":1,2 Sport:3 Alles:"],
  ["a post is taken out", removePost(sections, 2), ":1 Sport:3 Alles:"],
  ["one that stands elsewhere moves to where it is added", addPost(sections, 1, 1), ":2 Sport:3,1 Alles:"],
  ["an issue without sections gets its first", addPost([], 0, 5), ":5"],
  ["a section moves", moveSection(sections, 1, -1), "Sport:3 :1,2 Alles:"],
  ["and stops at the end", moveSection(sections, 2, 1), ":1,2 Sport:3 Alles:"],
  ["a section goes with its posts", removeSection(sections, 0), "Sport:3 Alles:"],
  ["a section gets another title", renameSection(sections, 1, null), ":1,2 :3 Alles:"],
  ["a new one stands last", addSection(sections, "Neu"), ":1,2 Sport:3 Alles: Neu:"],
])("%s", (_, changed, text) => {
  expect(toText(changed)).toBe(text);
  expect(toText(sections)).toBe(":1,2 Sport:3 Alles:");
});
