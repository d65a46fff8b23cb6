/**
 * Types for the operations of the portal, from the schema: `npm run generate` writes graphql/generated/operations.ts.
 * A document is a string that knows its result and variables; what the browser and the edge send is that string.
 * Beside it cache-types.ts: what the browser's cache has to know of the schema.
 */

import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as typedDocumentNode from "@graphql-codegen/typed-document-node";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import { buildSchema, isAbstractType, isObjectType, parse, printSchema } from "graphql";

const root = new URL(".", import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(root + file, "utf8") }));

const schema = buildSchema(
  read("schema/*.graphql")
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
const possibleTypes = Object.fromEntries(
  types.filter(isAbstractType).map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
);
const cacheTypes = `/** Every object type that an answer may hold. */
export const objectTypes = ${JSON.stringify(objectTypes)};

/** The object types behind each union and interface. */
export const possibleTypes = ${JSON.stringify(possibleTypes)};
`;

mkdirSync(`${root}generated`, { recursive: true });
writeFileSync(`${root}generated/operations.ts`, `${shakeable}\n`);
writeFileSync(`${root}generated/cache-types.ts`, cacheTypes);
