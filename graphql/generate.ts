/**
 * Types for the operations of the portal, from the schema: `npm run generate` writes graphql/generated/operations.ts.
 * A document is a string that knows its result and variables; what the browser and the edge send is that string.
 * Beside it cache-types.ts: what the browser's cache has to know of the schema; and contract.ts: the names and limits that portal
 * and back end both go by; and shapes.ts: what an answer looks like, for back ends that do not know all of it; and type-definitions.ts: the
 * schema for the embedded back end, read already.
 */

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typedDocumentNode from "@graphql-codegen/typed-document-node";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import {
  assertEnumType,
  assertObjectType,
  buildSchema,
  type GraphQLDirective,
  type GraphQLNamedType,
  getDirectiveValues,
  isAbstractType,
  isEnumType,
  isObjectType,
  parse,
  printSchema,
} from "graphql";
import { shortenDocument } from "./shorten-document.ts";

const root = new URL(".", import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(root + file, "utf8") }));

const schema = buildSchema(
  read("schema/**/*.graphql")
    // By the file's own name, so that a file may move without changing what is generated.
    .sort((one, other) => (basename(one.file) < basename(other.file) ? -1 : 1))
    .map(({ text }) => text)
    .join("\n"),
);
const documents = read("operations/**/*.graphql").map(({ file, text }) => ({ location: file, document: parse(text) }));

const output = await codegen({
  filename: "operations.ts",
  schema: parse(printSchema(schema)),
  documents,
  config: {
    documentMode: "string",
    namingConvention: "keep",
    avoidOptionals: { field: true },
    maybeValue: "T | null",
    enumsAsTypes: true,
    useTypeImports: true,
    strictScalars: true,
    dedupeFragments: true,
    optimizeDocumentNode: false,
    scalars: { ID: "string" },
  },
  plugins: [{ typescript: { onlyOperationTypes: true } }, { typescriptOperations: {} }, { typedDocumentNode: {} }],
  pluginMap: { typescript, typescriptOperations, typedDocumentNode },
});

// Parameter properties are not erasable syntax; the class is the generator's, the fields are the same.
const erasable = output.replace(
  /private value: string;\s*public __meta__\?: Record<string, any> \| undefined;\s*constructor\(value: string, __meta__\?: Record<string, any> \| undefined\)/,
  "private value: string;\n  public __meta__?: Record<string, unknown>;\n\n  constructor(value: string, __meta__?: Record<string, unknown>)",
);

// Without the mark a bundler keeps every document for the sake of one: a constructor might do something.
const shakeable = erasable.replaceAll("= new TypedDocumentString(", "= /*#__PURE__*/ new TypedDocumentString(");

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const objectTypes = types.filter((type) => isObjectType(type) && !roots.includes(type)).map(({ name }) => name);
// Pages of the newsroom ask by the portal alone, and its names would reach each reader.
const readersTypes = objectTypes.filter((name) => !name.startsWith("Newsroom"));
const possibleTypes = Object.fromEntries(
  types.filter(isAbstractType).map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
);
const cacheTypes = `/** Every object type that an answer to a reader's browser may hold. */
export const objectTypes = ${JSON.stringify(readersTypes)};

/** The object types behind each union and interface. */
export const possibleTypes = ${JSON.stringify(possibleTypes)};
`;

const abo = Object.values(assertObjectType(schema.getType("Abo")).getFields());
const aboFlags = abo.filter(({ type }) => String(type) === "Boolean!").map(({ name }) => name);
function readMost(type: GraphQLNamedType | null | undefined, field: string, argument: string): number {
  const given = assertObjectType(type)
    .getFields()
    [field]?.args.find(({ name }) => name === argument);
  const most = getDirectiveValues(schema.getDirective("most") as GraphQLDirective, given?.astNode ?? {})?.entries;
  if (typeof most !== "number") throw new Error(`The schema does not say how many entries ${field}(${argument}:) may have`);
  return most;
}
const listEnum = (type: string) =>
  JSON.stringify(
    assertEnumType(schema.getType(type))
      .getValues()
      .map(({ name }) => name),
  );
const toUnion = (type: string) => (JSON.parse(listEnum(type)) as string[]).map((name) => JSON.stringify(name)).join(" | ");
const contract = `/** What a reader has bought or was given (rules 3): the flags of the type Abo. */
export const aboFlags = ${JSON.stringify(aboFlags)} as const;
export type AboFlag = (typeof aboFlags)[number];

/** Whose content may be embedded (rules 3): the enum EmbedProvider. */
export const embedProviders = ${listEnum("EmbedProvider")} as const;
export type EmbedProvider = (typeof embedProviders)[number];

/** So many articles an account keeps, a browser, and a call: the argument \`bookmarks\` of saveBookmarks. */
export const MAX_BOOKMARKS = ${readMost(schema.getMutationType(), "saveBookmarks", "bookmarks")};

/** So many subjects an account follows: the argument \`subjects\` of follow. */
export const MAX_FOLLOWS = ${readMost(schema.getMutationType(), "follow", "subjects")};
/** So many a browser follows without an account: the argument \`subjects\` of followed. */
export const MAX_GUEST_FOLLOWS = ${readMost(schema.getQueryType(), "followed", "subjects")};
/** What staff may do (decision 104): the enum StaffRight. */
export const staffRights = ${listEnum("StaffRight")} as const;
export type StaffRight = (typeof staffRights)[number];

/** The enum StaffRole. */
export const staffRoles = ${listEnum("StaffRole")} as const;
export type StaffRole = (typeof staffRoles)[number];

/** The enums HomeSectionLayout and CardRatio: what a section of the front page looks like. */
export type HomeSectionLayout = ${toUnion("HomeSectionLayout")};
export type CardRatio = ${toUnion("CardRatio")};
`;

const shapes = Object.fromEntries(
  types
    .filter(isObjectType)
    .map((type) => [
      type.name,
      Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)])),
    ]),
);
// What says least: of the reasons for access, NONE.
const leastValues = Object.fromEntries(
  types.filter(isEnumType).map((type) => {
    const values = type.getValues().map(({ name }) => name);
    return [type.name, values.includes("NONE") ? "NONE" : values[0]];
  }),
);
const shapesFile = `/** The fields of every object type with their types, as the schema writes them. */
export const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(shapes)};

/** What stands for a value of an enum that no answer gave. */
export const leastValues: Readonly<Record<string, string>> = ${JSON.stringify(leastValues)};
`;

const schemaText = read("schema/**/*.graphql").map(({ text }) => text);
const short = JSON.stringify(shortenDocument(parse(schemaText.join("\n"), { noLocation: true })));
const typeDefinitions = `import type { Short } from "#graphql/short-document.ts";

/** Of all that graphql/schema defines; expandDocument makes the document of it. */
export const definitions: Short = JSON.parse(${JSON.stringify(short)});
`;

mkdirSync(`${root}generated`, { recursive: true });
const files = {
  "operations.ts": `${shakeable}\n`,
  "cache-types.ts": cacheTypes,
  "contract.ts": contract,
  "shapes.ts": shapesFile,
  "type-definitions.ts": typeDefinitions,
};
for (const [name, text] of Object.entries(files)) write(`${root}generated/${name}`, text);

/** A file that would stay the same is left alone: others watch it, and two builds may begin at once. */
function write(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
