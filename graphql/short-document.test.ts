import { globSync, readFileSync } from "node:fs";
import { buildASTSchema, type DocumentNode, Kind, parse, print, printSchema, visit } from "graphql";
import { expect, test } from "vitest";
import { definitions } from "./generated/type-definitions.ts";
import { expandDocument } from "./short-document.ts";
import { shortenDocument } from "./shorten-document.ts";

const written = globSync("graphql/schema/**/*.graphql")
  .sort()
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
/** As it is written, its directives among it, and what it defines. How a description was quoted says nothing. */
function describe(document: DocumentNode): string[] {
  const quoted = visit(document, { [Kind.STRING]: (node) => ({ ...node, block: false }) });
  return [print(quoted), printSchema(buildASTSchema(document))];
}

test("the back end's schema is the one of the contract's files, with all descriptions, defaults and limits", () => {
  const parsed = parse(written, { noLocation: true });
  expect(describe(expandDocument(definitions))).toEqual(describe(parsed));
  expect(print(parsed)).toContain("@most(entries: ");
  expect(JSON.stringify(definitions).length).toBeLessThan(JSON.stringify(parsed).length / 2);
});

test.each([
  'directive @most(entries: Int!) repeatable on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION type Query { a: ID @deprecated(reason: "b") }',
  `interface Node { "A name" a(b: [[Int!]!]! = [[1], []], c: In = { d: "x", e: [], f: null, g: A }): String! }
    """
    Of two
    lines
    """
    type Query implements Node { a(b: [[Int!]!]! = [[1], []], c: In = { d: "x", e: [], f: null, g: A }): String! }
    input In { d: String = """long""" e: [Int] f: Int g: Letter = A } enum Letter { "the first" A B }`,
  "type Query { a: U, b: Date } type B { c(d: Float = 1.5, e: Boolean = true): Float } union U = Query | B scalar Date extend type B { d: Int }",
])("a document keeps its meaning: %s", (text) => {
  const parsed = parse(text, { noLocation: true });
  expect(describe(expandDocument(JSON.parse(JSON.stringify(shortenDocument(parsed)))))).toEqual(describe(parsed));
});
