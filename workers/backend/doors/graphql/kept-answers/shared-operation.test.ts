import { buildSchema, isObjectType, parse } from "graphql";
import { expect, test } from "vitest";
import { isSharedOperation } from "./shared-operation.ts";

const typeDefs = import.meta.glob<string>("/graphql/schema/**/*.graphql", { query: "?raw", import: "default", eager: true });
const schema = buildSchema(Object.values(typeDefs).join("\n"));

const isShared = (text: string, variables: Record<string, unknown> = {}, name: string | null = null) =>
  isSharedOperation(parse(text), name, variables);

/** A field of Query that is not named here has to be put into one of the lists, with a reason. */
const ofSomebody = [
  "account",
  "bookmarks",
  // A token of the reader who asks.
  "epaper_handover",
  // What a guest follows: hardly two ask for the same.
  "followed",
  "following",
  "GetKayakSubscriptions",
  "gift",
  "newsletter_of_key",
  "newsroom",
  "own_comment",
  "own_comments",
  "own_gifts",
  "own_marks",
  "passkeys",
  "own_push_devices",
  // A secret of the operator decides, which no write announces.
  "push",
  // What the operator has not set yet: asked by staff alone.
  "newsroom_missing",
  // Its comment is shown as it stands now.
  "notice_rules",
  "preview",
  "SubscriptionStatus",
  "tip",
  "upsellOffer",
  // What a guest has saved: hardly two ask for the same.
  "posts_by_id",
];

test("every field of Query is either content or somebody's", () => {
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  const shared = fields.filter((field) => isShared(`{ ${field} }`));
  expect(fields.filter((field) => !shared.includes(field)).toSorted()).toEqual(ofSomebody.toSorted());
});

test("no field below Query asks for who somebody is", () => {
  const personal = /^(h|t|hash|token|grant|userId|uid|key|password)$/;
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.name !== "Mutation" && !type.name.startsWith("__"),
  );
  const asking = types.flatMap((type) =>
    Object.values(isObjectType(type) ? type.getFields() : {}).flatMap((field) =>
      field.args.filter(({ name }) => personal.test(name)).map(({ name }) => `${type.name}.${field.name}(${name})`),
    ),
  );
  expect(asking.filter((field) => !ofSomebody.some((name) => field.startsWith(`Query.${name}(`)))).toEqual([
    "Query.post(grant)",
    // Of an issue, not of a reader: its day.
    "Query.epaper_issue(key)",
  ]);
});

test.each([
  ["a query for content", "{ home { sections { title } } }", {}, true],
  ["a post without a grant", "query($grant: String) { post(id: 1, grant: $grant) { id } }", { grant: null }, true],
  ["a post whose grant is left out", "query($grant: String) { post(id: 1, grant: $grant) { id } }", {}, true],
  ["a post with a grant", "query($grant: String) { post(id: 1, grant: $grant) { id } }", { grant: "x" }, false],
  ["a post with a grant in the document", '{ post(id: 1, grant: "x") { id } }', {}, false],
  ["a second post with a grant", '{ post(id: 1) { id } other: post(id: 2, grant: "") { id } }', {}, false],
  ["a grant that stands for the variable itself", 'query($g: String = "x") { post(id: 1, grant: $g) { id } }', {}, false],
  ["something of a reader beside content", '{ home { sections { title } } account(h: "", t: "") { created } }', {}, false],
  ["something of a reader in a fragment", '{ ...A } fragment A on Query { account(h: "", t: "") { created } }', {}, false],
  [
    "something of a reader within fragments",
    '{ ... { ...A } } fragment A on Query { x: account(h: "", t: "") { created } }',
    {},
    false,
  ],
  ["the schema", "{ __schema { queryType { name } } }", {}, false],
  ["a mutation", "mutation { logout { logout } }", {}, false],
  ["a fragment that is not there", "{ ...Missing }", {}, false],
])("%s: %s %j", (_, text, variables, expected) => {
  expect(isShared(text, variables)).toBe(expected);
});

test("of several operations the one that is named counts", () => {
  const text = "query A { brands { slug } } mutation B { logout { logout } }";
  expect([isShared(text, {}, "A"), isShared(text, {}, "B"), isShared(text, {}, null)]).toEqual([true, false, false]);
});
