/**
 * A guard stands in a batch and fails, and the whole batch with it, where something was changed since it was seen: SQLite reads no JSON from
 * a sentence.
 */

/** SQL of one, which fails where `condition` holds. The sentence needs a row to be made from, or it would be read in any case. */
export function toGuardSql(condition: string): string {
  return `SELECT json('was changed meanwhile: ' || json_each.value) FROM json_each(json_array(1)) WHERE ${condition}`;
}

/** Whether a batch failed by its guard. */
export function isGuarded(error: unknown): boolean {
  return /malformed JSON/i.test(String(error));
}
