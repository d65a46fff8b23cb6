import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import * as operations from "#graphql/generated/operations.ts";
import { findMissing, fitDocument, isUnknownPart, type ValidationError } from "./fit-document.ts";

const schema = buildSchema(`
  type Query { post(id: Int!): Post  page: Page }
  type Post { id: Int  title: Text  blocks: [Block]  tags: [Tag] }
  type Page { id: Int }
  type Text { rendered: String }
  type Tag { slug: String }
  union Block = Paragraph
  type Paragraph { html: String }
`);

const complain = (text: string) =>
  validate(schema, parse(text)).map(({ message, locations }) => ({ message, locations: locations ?? [] }));
const squeeze = (text: string | null) => text?.replace(/\s+/g, " ").trim() ?? null;

/** As a back end and the portal come to terms. */
function comeToTerms(text: string, toErrors: (text: string) => ValidationError[] = complain): string | null {
  let fitted: string | null = text;
  for (let round = 0; round < 4 && fitted !== null && complain(fitted).length > 0; round += 1)
    fitted = fitDocument(fitted, toErrors(fitted));
  return fitted;
}

test.each([
  ["a field", "query Q { page { id slug } }", "query Q { page { id } }"],
  ["a field under another name", "query Q { page { id name: slug } }", "query Q { page { id } }"],
  ["a field with all within it", "query Q { page { id } home { sections { title } } }", "query Q { page { id } }"],
  ["a field of which nothing is known", "query Q { page { slug title } post(id: 1) { id } }", "query Q { post(id: 1) { id } }"],
  [
    "an argument with its variable",
    "query Q($id: Int!, $grant: String) { post(id: $id, grant: $grant) { id } }",
    "query Q($id: Int!) { post(id: $id) { id } }",
  ],
  [
    "a variable of an unknown type with what used it",
    "query Q($feed: PostFeed) { page { id } posts(feed: $feed) { id } }",
    "query Q { page { id } }",
  ],
  [
    "types of a union",
    "query Q { post(id: 1) { blocks { __typename ... on Paragraph { html } ... on Quote { html } } } }",
    "query Q { post(id: 1) { blocks { __typename ... on Paragraph { html } } } }",
  ],
  [
    "a fragment that is used no more",
    "query Q { page { id } home { ...H } } fragment H on Home { title }",
    "query Q { page { id } }",
  ],
  [
    "fields of a fragment",
    "query Q { post(id: 1) { ...P } } fragment P on Post { id kicker tags { slug title } }",
    "query Q { post(id: 1) { ...P } } fragment P on Post { id tags { slug } }",
  ],
  [
    "a field for which another stands ready",
    "query Q { page { id slug number: id @include(if: false) name @include(if: false) } }",
    "query Q { page { id number: id } }",
  ],
  ["all", "query Q { home { sections { title } } }", null],
])("%s that a back end does not know goes, and the rest stays", (_, text, expected) => {
  expect(squeeze(comeToTerms(text))).toBe(expected);
});

test("a back end that tells no place is understood by the name", () => {
  const withoutPlaces = (text: string) => complain(text).map(({ message }) => ({ message }));
  expect(squeeze(comeToTerms("query Q { page { id slug } }", withoutPlaces))).toBe("query Q { page { id } }");
});

test("a complaint of something else changes nothing", () => {
  const text = "query Q { page { id } }";
  expect(fitDocument(text, [{ message: "Kaputt", locations: [{ line: 1, column: 11 }] }])).toBe(text);
  expect(fitDocument(text, [{ message: 'Cannot query field "x" on type "Page".', locations: [{ line: 9, column: 9 }] }])).toBe(
    text,
  );
  expect(isUnknownPart({ message: 'Field "page" must not have a selection' })).toBe(false);
});

test("every document of the portal comes to terms with a back end that knows next to nothing", () => {
  for (const [name, document] of Object.entries(operations).filter(([key]) => key.endsWith("Document"))) {
    const fitted = comeToTerms(String(document));
    expect(fitted === null ? [] : complain(fitted), name).toEqual([]);
  }
});

test("what is missing is named by its place in the answer, the outermost alone", () => {
  const whole = "query Q { page { id name: slug } home { sections { title } } }";
  expect([...findMissing(whole, "query Q { page { id } }")].sort()).toEqual(["home", "page.name"]);
  expect([...findMissing(whole, null)].sort()).toEqual(["home", "page"]);
  expect([...findMissing(whole, whole)]).toEqual([]);
});

test("a list of complaints without end costs no more than it is long", () => {
  const text = String(operations.GetPostByIDDocument);
  const toError = (_: unknown, index: number) => ({
    message: `Cannot query field "f${index}" on type "Query".`,
    locations: [{ line: 1, column: index + 1000 }],
  });
  const started = performance.now();
  expect(fitDocument(text, Array.from({ length: 100_000 }, toError))).toBe(text);
  expect(performance.now() - started).toBeLessThan(2000);
});
