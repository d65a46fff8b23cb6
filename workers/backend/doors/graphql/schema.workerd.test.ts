import { getNamedType, isObjectType, isUnionType } from "graphql";
import { expect, test } from "vitest";
import { rareResolvers } from "./rare-resolvers.ts";
import { commonResolvers, schema } from "./schema.ts";

const roots = ["Query", "Mutation", "Subscription"];

test("every question and every action of the contract is answered", () => {
  const resolved = new Set(
    [...commonResolvers, ...rareResolvers].flatMap((one) =>
      Object.entries(one).flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`)),
    ),
  );
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
  );
  expect(fields.filter((field) => !resolved.has(field))).toEqual([]);
});

/** The types that an answer may hold which begins with a field of the common resolvers. */
function listCommonTypes(): Set<string> {
  const query = schema.getQueryType()?.getFields() ?? {};
  const begun = commonResolvers.flatMap((one) => Object.keys(one.Query ?? {})).map((name) => query[name]?.type);
  const found = new Set<string>();
  for (const waiting = begun.flatMap((type) => type ?? []); waiting.length > 0; ) {
    const type = getNamedType(waiting.pop());
    if (type === undefined || found.has(type.name)) continue;
    found.add(type.name);
    if (isUnionType(type)) waiting.push(...type.getTypes());
    if (isObjectType(type)) waiting.push(...Object.values(type.getFields()).map((field) => field.type));
  }
  return found;
}

test("what pages show never waits for what is rarely asked", () => {
  const common = listCommonTypes();
  expect(common).toContain("Post");
  const rare = rareResolvers.flatMap((one) => Object.keys(one)).filter((type) => !roots.includes(type));
  expect(rare.filter((type) => common.has(type))).toEqual([]);
});
