/** How many fields are asked of each thing that a field gives. */
import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** By the nodes of the field, which are the same list for every entry of a list around it. */
const counted = new WeakMap<readonly FieldNode[], number>();
/** By the node of a field that is asked for once: documents are kept, and each execution makes a list of its own. */
const countedOnce = new WeakMap<FieldNode, { type: GraphQLNamedType; count: number }>();

/**
 * The fields below the field that `info` stands at, without what is below these; of a union those of the kind with the most. A condition
 * (`@skip`) is not looked at. 0 for a field of texts and numbers.
 */
export function countSelected(info: GraphQLResolveInfo): number {
  const known = counted.get(info.fieldNodes);
  if (known !== undefined) return known;
  const count = info.fieldNodes.length === 1 ? countNode(info) : countFields(info);
  counted.set(info.fieldNodes, count);
  return count;
}

/** A node within a fragment on an interface may stand for fields of several types. */
function countNode(info: GraphQLResolveInfo): number {
  const [node] = info.fieldNodes;
  if (node === undefined) return 0;
  const type = getNamedType(info.returnType);
  const known = countedOnce.get(node);
  if (known?.type === type) return known.count;
  const count = countFields(info);
  countedOnce.set(node, { type, count });
  return count;
}

function countFields({ fieldNodes, fragments, returnType }: GraphQLResolveInfo): number {
  const type = getNamedType(returnType);
  const isAbstract = isAbstractType(type);
  const namesOf = new Map<string, Set<string>>();
  const opened = new Set<string>();

  function note(selection: SelectionNode, condition: string): void {
    if (selection.kind === Kind.FIELD) {
      const names = namesOf.get(condition) ?? new Set();
      namesOf.set(condition, names.add(selection.alias?.value ?? selection.name.value));
      return;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      // A second time it says the same.
      const key = `${condition} ${selection.name.value}`;
      if (opened.has(key)) return;
      opened.add(key);
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    if (fragment !== undefined)
      noteAll(fragment.selectionSet, isAbstract ? (fragment.typeCondition?.name.value ?? condition) : condition);
  }
  function noteAll(set: SelectionSetNode | undefined, condition: string): void {
    for (const selection of set?.selections ?? []) note(selection, condition);
  }

  for (const { selectionSet } of fieldNodes) noteAll(selectionSet, type.name);
  const ofAll = namesOf.get(type.name)?.size ?? 0;
  namesOf.delete(type.name);
  return ofAll + Math.max(0, ...[...namesOf.values()].map(({ size }) => size));
}
