import { execute, parse } from "graphql";
import { expect, test } from "vitest";
import { createAnswerBudget } from "./budget/answer-budget.ts";
import { createSchema } from "./create-schema.ts";

const text = `type Query { near: String far: Far other: String } type Far { name(loud: Boolean): String }`;
const near = { Query: { near: () => "near" } };
const far = { Query: { far: () => ({}), other: () => "other" }, Far: { name: () => "far" } };

function createCounted(others = [far]) {
  let loads = 0;
  const created = createSchema(parse(text), [near], async () => {
    loads += 1;
    return others;
  });
  const ask = async (query: string, budget = createAnswerBudget()) => {
    const result = await execute({ schema: created.schema, document: parse(query), contextValue: { budget } });
    return { result: JSON.parse(JSON.stringify(result)), values: budget.spent().values };
  };
  return { ...created, ask, loads: () => loads };
}

test("what is rarely asked is loaded with the first question for it", async () => {
  const { ask, loads } = createCounted();
  expect(await ask("{ near }")).toMatchObject({ result: { data: { near: "near" } } });
  expect(loads()).toBe(0);
  expect(await ask("{ far { name } other }")).toMatchObject({ result: { data: { far: { name: "far" }, other: "other" } } });
  await ask("{ far { name } }");
  expect(loads()).toBe(2);
});

test("an answer costs the same when it was loaded late", async () => {
  const { ask } = createCounted();
  const first = await ask("{ far { name } }");
  expect(await ask("{ far { name } }")).toEqual(first);
  expect(first.values).toBeGreaterThan(0);
});

test("a question that names what is rarely asked waits for it before it is answered, once", async () => {
  const { prepareFor, loads } = createCounted();
  await prepareFor('{"query":"{ near }"}');
  expect(loads()).toBe(0);
  await prepareFor('{"query":"{ other }"}');
  await prepareFor('{"query":"{ other }"}');
  expect(loads()).toBe(1);
});

test.each([
  ["a type", { Nowhere: { name: () => "" } }, "The schema has no type Nowhere"],
  ["a field", { Far: { size: () => "" } }, "The schema has no field Far.size"],
])("an answer to %s that the contract has not is refused by name", async (_, wrong, message) => {
  expect(() => createSchema(parse(text), [wrong], async () => [])).toThrow(message);
});

test("a question that nothing answers says so by its name", async () => {
  const { ask } = createCounted([]);
  expect((await ask("{ other }")).result.errors[0].message).toBe("Nothing resolves Query.other");
});
