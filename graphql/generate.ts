/**
 * Types for the operations of the portal, from the schema: `npm run generate` writes graphql/generated/operations.ts.
 * A document is a string that knows its result and variables; what the browser and the edge send is that string.
 */

import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as typedDocumentNode from "@graphql-codegen/typed-document-node";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import { buildSchema, parse, printSchema } from "graphql";

const root = new URL(".", import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(root + file, "utf8") }));

const schema = parse(
  printSchema(
    buildSchema(
      read("schema/*.graphql")
        .map(({ text }) => text)
        .join("\n"),
    ),
  ),
);
const documents = read("operations/**/*.graphql").map(({ file, text }) => ({ location: file, document: parse(text) }));

const output = await codegen({
  filename: "operations.ts",
  schema,
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

mkdirSync(`${root}generated`, { recursive: true });
writeFileSync(`${root}generated/operations.ts`, `${erasable}\n`);
