/** For tests: from the schema, the queries that make the most of the least: lists in lists, each as long and as often as may be asked for. */
import { globSync, readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** What stands for the arguments of a field: those that give the most. By `Type.field`, or by the argument alone. */
export type WorstArguments = Readonly<Record<string, string>>;
export type WorstQuery = { name: string; query: string };
/** A field that is followed from one type to the next. */
type Step = { parent: string; field: GraphQLField<unknown, unknown>; child: string };

const MAX_DEPTH = 10;
const MAX_ALIASES = 20;

export function readSchema(): GraphQLSchema {
  return buildSchema(
    globSync("graphql/schema/**/*.graphql")
      .map((path) => readFileSync(path, "utf8"))
      .join("\n"),
  );
}

/** The steps from each list back to itself: what can be asked again and again, one list within the other. */
export function findCircles(schema: GraphQLSchema): Step[][] {
  const steps = listSteps(schema);
  return steps
    .filter(({ field }) => isList(field))
    .flatMap((list) => {
      const back = findWay(steps, list.child, list.parent);
      return back === null ? [] : [[list, ...back]];
    });
}

/** For each list of the schema: reached as directly as can be, repeated as deep as may be, by its aliases and by those of all before it. */
export function listWorstQueries(schema: GraphQLSchema, args: WorstArguments): WorstQuery[] {
  const steps = listSteps(schema);
  return steps
    .filter(({ field }) => isList(field))
    .flatMap((list) => {
      const way = findWay(steps, "Query", list.parent);
      if (way === null) return [];
      const circle = [list, ...(findWay(steps, list.child, list.parent) ?? [])];
      const repeats =
        circle.length > 1 || list.child === list.parent
          ? Math.max(1, Math.floor((MAX_DEPTH - way.length - 1) / circle.length))
          : 1;
      const path = [...way, ...Array.from({ length: repeats }, () => circle).flat()].slice(0, MAX_DEPTH - 1);
      return [
        ["once", 0],
        ["with aliases at its root", 1],
        ["with aliases at the list", way.length + 1],
      ].map(([how, at]) => ({
        name: `${list.parent}.${list.field.name} ${how}`,
        query: `{ ${write(path, schema, args, Number(at))} }`,
      }));
    });
}

function listSteps(schema: GraphQLSchema): Step[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith("__") || type.name === "Mutation" || type.name === "Subscription") return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const child = getNamedType(field.type);
      if (isLeafType(child)) return isList(field) ? [{ parent: type.name, field, child: child.name }] : [];
      const possible = isAbstractType(child) ? schema.getPossibleTypes(child) : [child];
      return possible.map(({ name }) => ({ parent: type.name, field, child: name }));
    });
  });
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** The fewest steps from one type to another; null where none lead there. */
function findWay(steps: readonly Step[], from: string, to: string): Step[] | null {
  let ways = new Map<string, Step[]>([[from, []]]);
  const seen = new Map(ways);
  while (ways.size > 0) {
    const found = ways.get(to);
    if (found !== undefined) return found;
    const next = new Map<string, Step[]>();
    for (const [type, way] of ways)
      for (const step of steps)
        if (step.parent === type && !seen.has(step.child) && !next.has(step.child)) next.set(step.child, [...way, step]);
    for (const [type, way] of next) seen.set(type, way);
    ways = next;
  }
  return null;
}

/** The fields of a path, one in the other; the one at `aliased` (from 1) as often as aliases are allowed, and the last with all its texts. */
function write(path: readonly Step[], schema: GraphQLSchema, args: WorstArguments, aliased: number): string {
  return path.reduceRight((below, { parent, field, child }, index) => {
    const declared = getNamedType(field.type);
    const inside = below === "" ? writeLeaves(schema.getType(child)) : below;
    const selection = isAbstractType(declared) ? `... on ${child} { ${inside} }` : inside;
    const text = `${field.name}${writeArguments(parent, field, args)}${isLeafType(declared) ? "" : ` { ${selection} }`}`;
    if (index + 1 !== aliased) return text;
    return Array.from({ length: MAX_ALIASES }, (_, alias) => `a${alias}: ${text}`).join(" ");
  }, "");
}

function writeLeaves(type: GraphQLNamedType | undefined): string {
  if (!isObjectType(type)) return "";
  const leaves = Object.values(type.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) && field.args.length === 0,
  );
  return ["__typename", ...leaves.map(({ name }) => name)].join(" ");
}

function writeArguments(parent: string, field: GraphQLField<unknown, unknown>, args: WorstArguments): string {
  const own = args[`${parent}.${field.name}`];
  if (own !== undefined) return own === "" ? "" : `(${own})`;
  const given = field.args.flatMap(({ name, type }) => {
    const value = args[name];
    if (value === undefined && isNonNullType(type)) throw new Error(`Nothing stands for ${parent}.${field.name}(${name})`);
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  return given.length === 0 ? "" : `(${given.join(", ")})`;
}
