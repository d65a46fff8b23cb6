/**
 * Which fields a query asks for below the current one. A resolver that knows the answer's key already uses it to read
 * those fields' rows in the same D1 batch as its own row, instead of one batch later.
 */
import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";

export type RequestedField = { name: string; args: Record<string, unknown>; fields(): RequestedField[] };

/** The fields asked for below the field that `info` stands at, fragments resolved. */
export function toRequestedFields(info: GraphQLResolveInfo): RequestedField[] {
  const type = getNamedType(info.returnType);
  return isCompositeType(type) ? info.fieldNodes.flatMap((node) => toFields(node.selectionSet, type, info)) : [];
}

/** The fields below `path`, e.g. `["sections", "posts"]`. */
export function toRequestedFieldsAt(info: GraphQLResolveInfo, path: readonly string[]): RequestedField[] {
  return path.reduce(
    (fields, name) => fields.filter((field) => field.name === name).flatMap((field) => field.fields()),
    toRequestedFields(info),
  );
}

/** `opened` holds the fragments that were opened already: a second time they would say the same, and more often than anybody can count. */
function toFields(
  selectionSet: SelectionSetNode | undefined,
  type: GraphQLCompositeType,
  info: GraphQLResolveInfo,
  opened: Set<string> = new Set(),
): RequestedField[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return toField(selection, type, info);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      if (opened.has(selection.name.value)) return [];
      opened.add(selection.name.value);
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    const condition = fragment?.typeCondition?.name.value;
    const fragmentType = condition === undefined ? type : info.schema.getType(condition);
    return isCompositeType(fragmentType) ? toFields(fragment?.selectionSet, fragmentType, info, opened) : [];
  });
}

function toField(node: FieldNode, parent: GraphQLCompositeType, info: GraphQLResolveInfo): RequestedField[] {
  const definition = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
  if (definition === undefined) return [];
  const type = getNamedType(definition.type);
  return [
    {
      name: node.name.value,
      args: getArgumentValues(definition, node, info.variableValues),
      fields: () => (isCompositeType(type) ? toFields(node.selectionSet, type, info) : []),
    },
  ];
}
