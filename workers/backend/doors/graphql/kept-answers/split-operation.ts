/**
 * An operation as its root fields, each of which can be kept by itself: the notices and the election on the page of a municipality are those of
 * all others, and its list is not.
 */
import { type DocumentNode, type FieldNode, Kind, type OperationDefinitionNode, visit } from "graphql";

/** One root field: a document that asks for it alone, and the variables that its answer depends on. */
export type RootField = { name: string; document: DocumentNode; variables: readonly string[] };

const known = new WeakMap<DocumentNode, readonly RootField[] | null>();

/** In the order of the answer. Null for a document that is not one operation with plain fields of different names. */
export function splitOperation(document: DocumentNode): readonly RootField[] | null {
  const split = known.get(document);
  if (split !== undefined) return split;
  const fields = toRootFields(document);
  known.set(document, fields);
  return fields;
}

function toRootFields(document: DocumentNode): readonly RootField[] | null {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operation === undefined || operations.length > 1) return null;
  const { selections } = operation.selectionSet;
  const fields = selections.filter((node) => node.kind === Kind.FIELD);
  const isPlain = fields.length === selections.length && fields.every(({ directives }) => directives?.length === 0);
  if (!isPlain || new Set(fields.map(toName)).size < fields.length) return null;
  return fields.map((field) => toRootField(document, operation, field));
}

function toName({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

function toRootField(document: DocumentNode, operation: OperationDefinitionNode, field: FieldNode): RootField {
  const selectionSet = { ...operation.selectionSet, selections: [field] };
  const definitions = document.definitions.map((node) => (node === operation ? { ...operation, selectionSet } : node));
  return { name: toName(field), document: { ...document, definitions }, variables: findVariables(document, field) };
}

/** Those that the field names, by fragments as well. */
function findVariables(document: DocumentNode, field: FieldNode): string[] {
  const variables = new Set<string>();
  const fragments = new Set<string>();
  const read = (node: Parameters<typeof visit>[0]) =>
    visit(node, {
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread: ({ name }) => {
        if (fragments.has(name.value)) return;
        fragments.add(name.value);
        const fragment = document.definitions.find(
          (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === name.value,
        );
        if (fragment !== undefined) read(fragment);
      },
    });
  read(field);
  return [...variables].sort();
}
