/** Every list of the contract, and every circle of lists in it, ends with the budget of its request. */
import {
  execute,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
} from "graphql";
import { expect, test } from "vitest";
import { findCircles, readSchema } from "#tests/support/abuse/worst-queries.ts";
import { type Cost, createAnswerBudget, MAX_CHARACTERS, MAX_POSTS, MAX_TEXTS, MAX_VALUES } from "./answer-budget.ts";
import { countValues } from "./count-values.ts";

const LIST_LENGTH = 96;

const plain = readSchema();
const listed = Object.values(plain.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith("__") && type !== plain.getSubscriptionType()
    ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, parent: type.name, field }))
    : [],
);
// A paper in which every list has 96 entries, and nothing is missing.
for (const { field } of listed) field.resolve = (source) => (source instanceof Untouchable ? source.touch() : toPlenty(field));
const schema = countValues(plain);

class Untouchable {
  touch(): never {
    throw new Error("It was asked");
  }
}

function toPlenty({ type }: GraphQLField<unknown, unknown>): unknown {
  const named = getNamedType(type);
  const leaf = isEnumType(named) ? named.getValues()[0]?.value : named.name === "String" ? "x" : 1;
  const one = isLeafType(named)
    ? leaf
    : { __typename: isAbstractType(named) ? plain.getPossibleTypes(named)[0]?.name : named.name };
  return isListType(getNullableType(type)) ? Array.from({ length: LIST_LENGTH }, () => one) : one;
}

function createSpent() {
  const budget = createAnswerBudget();
  budget.spend("values", MAX_VALUES + 1);
  return budget;
}

test("no field of the contract asks anybody once the budget is spent", () => {
  const asked = listed.filter(({ field }) => {
    try {
      const value = field.resolve?.(new Untouchable(), {}, { budget: createSpent() }, {} as never);
      return value !== null && !(Array.isArray(value) && value.length === 0);
    } catch (error) {
      return !String(error).includes("budget of the request is spent");
    }
  });
  expect(asked.map(({ name }) => name)).toEqual([]);
  expect(listed.length).toBeGreaterThan(300);
});

test("a budget is the whole request's: many small costs are one large", () => {
  const budget = createAnswerBudget();
  for (const half of [1, 2]) expect(budget.spend("posts", MAX_POSTS / 2), `half ${half}`).toBe(true);
  expect(budget.problem()).toBeNull();
  expect(budget.spend("posts", 1)).toBe(false);
  expect(budget.problem()).toContain(String(MAX_POSTS));
});

async function ask(query: string) {
  const budget = createAnswerBudget();
  const answer = await execute({ schema, document: parse(query), rootValue: {}, contextValue: { budget } });
  return { budget, length: JSON.stringify(answer).length };
}

const circles = findCircles(schema).map(
  (circle) => [circle.map(({ parent, field }) => `${parent}.${field.name}`).join(" > "), circle] as const,
);

test.each(circles)("the circle %s is bounded however often it is gone round", async (_, circle) => {
  const parent = circle[0]?.parent;
  const root = listed.find(({ parent: of, field }) => of === "Query" && getNamedType(field.type).name === parent);
  const args = root?.field.args.flatMap(({ name }) => (name === "id" ? ["id: 1"] : name === "name" ? ['name: "x"'] : [])) ?? [];
  const open = `${root?.field.name}${args.length === 0 ? "" : `(${args.join()})`} { ${circle
    .map(({ field }) => `${field.name} {`)
    .join(" ")
    .concat(" ")
    .repeat(4)}`;
  const { budget, length } = await ask(`{ ${open} __typename ${"}".repeat(open.split("{").length - 1)} }`);
  // 96 to the power of four are 85 million entries.
  expect(budget.problem()).toBe(`The request asks for more than ${MAX_VALUES} values.`);
  expect(length).toBeLessThan(MAX_CHARACTERS);
});

test("an entry costs as many values as fields are asked of it, of a union those of the kind with the most", async () => {
  const spendFor = async (query: string) => (await ask(query)).budget.spent().values;
  expect(await spendFor("{ municipalities { slug } }")).toBe(96 * 2);
  expect(await spendFor("{ municipalities { slug ...A ...A } } fragment A on Municipality { slug title again: title }")).toBe(
    96 * 4,
  );
  expect(
    await spendFor(
      '{ page(slug: "x") { content_blocks { __typename ... on ParagraphBlock { html } ... on HeadingBlock { level html } } } }',
    ),
  ).toBe(1 + 96 * 4);
});

test.each<[Cost, number]>([
  ["posts", MAX_POSTS],
  ["texts", MAX_TEXTS],
])("of %s %i are within the budget, and the next one is not; the first problem stays", (cost, most) => {
  const budget = createAnswerBudget();
  expect([budget.spend(cost, most), budget.problem()]).toEqual([true, null]);
  expect(budget.spend(cost, 1)).toBe(false);
  const problem = budget.problem();
  expect(budget.spend("characters", MAX_CHARACTERS + 1)).toBe(false);
  expect(budget.problem()).toBe(problem);
});

test("a text counts once, names of fields count each time", async () => {
  const budget = createAnswerBudget();
  for (const id of [1, 2, 1, 1]) budget.spendText(id);
  expect(budget.spent().texts).toBe(2);
  const { budget: named } = await ask(`{ municipalities { ${"a".repeat(50_000)}: id } }`);
  expect(named.problem()).toBe(`The request asks for more than ${MAX_CHARACTERS} characters.`);
});
