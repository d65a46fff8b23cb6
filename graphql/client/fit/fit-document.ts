/** A document without what a back end does not know of it: a publisher's own may have less than the contract (rules 7.1). */
import {
  type ASTNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from "graphql";

export type ValidationError = { message: string; locations?: readonly { line: number; column: number }[] };

const complaints = [
  /^Cannot query field ["'](?<field>\w+)["']/,
  /^Unknown argument ["'](?<argument>\w+)["']/,
  /^Unknown type ["'](?<type>\w+)["']/,
  /^Fragment .*cannot be spread here/,
  /^Fragment .*cannot condition on non composite type/,
];

/** Whether a back end says of a document that it asks for something unknown there. */
export function isUnknownPart({ message }: ValidationError): boolean {
  return complaints.some((complaint) => complaint.test(message));
}

/**
 * The text without the parts that the errors complain of, and without what has no use then: variables, fragments, empty
 * selections; and with what stands behind `@include(if: false)`, which is there for back ends that know less. Null when nothing is left to ask; the text itself when no complaint could be placed.
 */
export function fitDocument(text: string, errors: readonly ValidationError[]): string | null {
  const document = parse(text);
  const parts = listParts(document);
  const unknown = new Set(errors.filter(isUnknownPart).flatMap((error) => findParts(parts, error)));
  if (unknown.size === 0) return text;
  let fitted = visit(document, {
    enter: (node) => (unknown.has(node) || (node.kind === Kind.DIRECTIVE && isNever(node)) ? null : undefined),
  }) as DocumentNode;
  for (;;) {
    const pruned = prune(fitted);
    if (pruned === null) return null;
    if (pruned === fitted) return print(pruned);
    fitted = pruned;
  }
}

function isNever({ name, arguments: [condition] = [] }: DirectiveNode): boolean {
  return name.value === "include" && condition?.value.kind === Kind.BOOLEAN && !condition.value.value;
}

const removable = new Set<string>([
  Kind.FIELD,
  Kind.ARGUMENT,
  Kind.INLINE_FRAGMENT,
  Kind.FRAGMENT_SPREAD,
  Kind.FRAGMENT_DEFINITION,
  Kind.VARIABLE_DEFINITION,
]);

/** What may go, by place (`line:column`) and by name (`field`, `argument` or `type` before it). */
type Parts = { byPlace: Map<string, ASTNode[]>; byName: Map<string, ASTNode[]> };

/** Looked up once for all complaints: a back end may send as many as it likes. */
function listParts(document: DocumentNode): Parts {
  const parts: Parts = { byPlace: new Map(), byName: new Map() };
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      // A type stands within what may go: a fragment, or a variable.
      const part = removable.has(node.kind)
        ? node
        : node.kind === Kind.NAMED_TYPE
          ? findAround([...ancestors, parent])
          : undefined;
      if (part === undefined) return;
      const { line, column } = node.loc?.startToken ?? {};
      add(parts.byPlace, `${line}:${column}`, part);
      const name = toName(node);
      if (name !== null) add(parts.byName, name, part);
    },
  });
  return parts;
}

function add(parts: Map<string, ASTNode[]>, key: string, part: ASTNode): void {
  parts.set(key, [...(parts.get(key) ?? []), part]);
}

function toName(node: ASTNode): string | null {
  if (node.kind === Kind.FIELD) return `field ${node.name.value}`;
  if (node.kind === Kind.ARGUMENT) return `argument ${node.name.value}`;
  return node.kind === Kind.NAMED_TYPE ? `type ${node.name.value}` : null;
}

/** By its place; by its name where the back end tells no place. */
function findParts({ byPlace, byName }: Parts, { message, locations = [] }: ValidationError): ASTNode[] {
  if (locations.length > 0) return locations.flatMap(({ line, column }) => byPlace.get(`${line}:${column}`) ?? []);
  const named = complaints.map((complaint) => complaint.exec(message)?.groups).find((groups) => groups !== undefined);
  return Object.entries(named ?? {}).flatMap(([kind, name]) => byName.get(`${kind} ${name}`) ?? []);
}

function findAround(around: readonly (ASTNode | readonly ASTNode[] | undefined)[]): ASTNode | undefined {
  return around.findLast((node): node is ASTNode => node !== undefined && "kind" in node && removable.has(node.kind));
}

/** One round of taking away what has lost its use; the very document when there is nothing, null when there is no operation left. */
function prune(document: DocumentNode): DocumentNode | null {
  const fragments = new Set<string>();
  const spread = new Set<string>();
  const defined = new Set<string>();
  const used = new Set<string>();
  visit(document, {
    FragmentDefinition: (node) => void fragments.add(node.name.value),
    FragmentSpread: (node) => void spread.add(node.name.value),
    VariableDefinition: (node) => void defined.add(node.variable.name.value),
    Argument: (node) => {
      for (const name of readVariables(node)) used.add(name);
    },
  });
  const isEmpty = (node: { selectionSet?: SelectionSetNode | undefined }) => node.selectionSet?.selections.length === 0;
  const pruned = visit(document, {
    enter(node) {
      if (node.kind === Kind.FRAGMENT_SPREAD && !fragments.has(node.name.value)) return null;
      if (node.kind === Kind.FRAGMENT_DEFINITION && (!spread.has(node.name.value) || isEmpty(node))) return null;
      if ((node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT) && isEmpty(node)) return null;
      if (node.kind === Kind.ARGUMENT && readVariables(node).some((name) => !defined.has(name))) return null;
      if (node.kind === Kind.VARIABLE_DEFINITION && !used.has(node.variable.name.value)) return null;
      return undefined;
    },
  }) as DocumentNode;
  const operation = pruned.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation === undefined || isEmpty(operation as OperationDefinitionNode) ? null : pruned;
}

function readVariables(node: ASTNode): string[] {
  const names: string[] = [];
  visit(node, { Variable: ({ name }) => void names.push(name.value) });
  return names;
}

/** Paths of the fields that `fitted` no longer asks for, by the names in the answer: `topic.posts`. Those within are left out. */
export function findMissing(text: string, fitted: string | null): Set<string> {
  const asked = toPaths(parse(text));
  const left = fitted === null ? new Set<string>() : toPaths(parse(fitted));
  const missing = [...asked].filter((path) => !left.has(path));
  return new Set(missing.filter((path) => !missing.some((other) => path.startsWith(`${other}.`))));
}

function toPaths(document: DocumentNode): Set<string> {
  const paths = new Set<string>();
  const collect = (selections: SelectionSetNode | undefined, prefix: string): void => {
    for (const field of toFields(document, selections)) {
      const path = `${prefix}${(field.alias ?? field.name).value}`;
      paths.add(path);
      collect(field.selectionSet, `${path}.`);
    }
  };
  collect(findOperation(document)?.selectionSet, "");
  return paths;
}

export function findOperation(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
}

/** The fields of a selection, fragments resolved; `isOf` says which type conditions hold. */
export function toFields(
  document: DocumentNode,
  selectionSet: SelectionSetNode | undefined,
  isOf: (type: string) => boolean = () => true,
): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection): FieldNode[] => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : findFragment(document, selection.name.value);
    const condition = fragment?.typeCondition?.name.value;
    return condition === undefined || isOf(condition) ? toFields(document, fragment?.selectionSet, isOf) : [];
  });
}

function findFragment(document: DocumentNode, name: string) {
  const found = document.definitions.find((node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name);
  return found?.kind === Kind.FRAGMENT_DEFINITION ? found : undefined;
}
