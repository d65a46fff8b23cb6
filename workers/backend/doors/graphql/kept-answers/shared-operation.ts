/** Which operations have the same answer for all readers who are not signed in. */
import { type DocumentNode, type FieldNode, getOperationAST, Kind, type SelectionSetNode } from "graphql";

/** The fields of Query that show content and do not depend on the reader. With any other field an answer is not shared. */
const sharedFields: ReadonlySet<string> = new Set([
  "__typename",
  "ad_campaigns",
  "author",
  "brands",
  "breaking_line",
  "category",
  "death_notice",
  "death_notices",
  "districts",
  "duty",
  "epaper",
  "epaper_issue",
  "event",
  "event_rules",
  "events",
  "fuel_prices",
  "home",
  "horoscope",
  "most_read",
  "municipalities",
  "municipality",
  "navigation",
  "newsletter",
  "newsletters",
  "page",
  "post",
  "post_months",
  "posts",
  "redirect",
  "search",
  "search_suggestions",
  "site_addresses",
  "snow_report",
  "ticker",
  "tip_rules",
  "cancellation_rules",
  "topic",
  "topics",
  "active_topics",
  "find_topics",
  "traffic",
  "transit_alerts",
  "mountains",
  "warnings",
  "weather",
  "avalanches",
  "gauges",
  "weather_line",
  "weather_places",
]);

/** Arguments that make an answer personal. */
const personalArguments: ReadonlySet<string> = new Set(["grant"]);

/**
 * Whether an operation asks for shared content only: a query of `sharedFields`, without a grant. This is decided by the
 * document; the reader is determined by the request (share-answer.ts).
 */
export function isSharedOperation(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): boolean {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== "query") return false;
  const fields = toFields(document, operation.selectionSet);
  // An omitted variable may have another default in the document.
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, defaultValue] as const],
  );
  const values = { ...Object.fromEntries(defaults), ...variables };
  return fields === null ? false : fields.every((field) => isShared(field, values));
}

function isShared({ name, arguments: given = [] }: FieldNode, variables: Readonly<Record<string, unknown>>): boolean {
  if (!sharedFields.has(name.value)) return false;
  return given.every(({ name: argument, value }) => {
    if (!personalArguments.has(argument.value) || value.kind === Kind.NULL) return true;
    return value.kind === Kind.VARIABLE && (variables[value.name.value] ?? null) === null;
  });
}

/**
 * The fields of the operation itself, fragments expanded; null for an unknown selection. Each fragment is expanded once:
 * fragments that name each other again and again would have more fields than there are atoms.
 */
function toFields(document: DocumentNode, { selections }: SelectionSetNode, opened: Set<string> = new Set()): FieldNode[] | null {
  const fields: FieldNode[] = [];
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      fields.push(selection);
      continue;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      if (opened.has(selection.name.value)) continue;
      opened.add(selection.name.value);
    }
    const selectionSet =
      selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : findFragment(document, selection.name.value);
    const within = selectionSet === null ? null : toFields(document, selectionSet, opened);
    if (within === null) return null;
    fields.push(...within);
  }
  return fields;
}

function findFragment(document: DocumentNode, name: string): SelectionSetNode | null {
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name) return node.selectionSet;
  }
  return null;
}
