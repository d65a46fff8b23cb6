/** The columns of rows, written down once and asked for in either of two ways: as rows of a statement, or as JSON within a row of another one. */

/** By the name in the row, the expression that gives it. */
export type Columns = Readonly<Record<string, string>>;

/** As a statement lists them. */
export function toColumnList(columns: Columns): string {
  return Object.entries(columns)
    .map(([name, expression]) => `${expression} AS ${name}`)
    .join(", ");
}

/** As one object of JSON. */
export function toJsonObject(columns: Columns): string {
  return `json_object(${Object.entries(columns)
    .map(([name, expression]) => `'${name}', ${expression}`)
    .join(", ")})`;
}
