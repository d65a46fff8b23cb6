/**
 * What an issue is called within its newsletter, and in its address: its day; from the second of a day on, which only the newsroom makes,
 * the day and a number. As texts they stand in their order.
 */

/** Of one newsletter; with more digits the order would be another. */
const MAX_ISSUES_A_DAY = 9;

/** `2026-11-23` of `2026-11-23-2`. */
export function toIssueDay(name: string): string {
  return name.slice(0, 10);
}

/** The next name of a day that has these already; null when it has all that it can have. */
export function findFreeName(day: string, taken: readonly string[]): string | null {
  for (let number = 1; number <= MAX_ISSUES_A_DAY; number += 1) {
    const name = number === 1 ? day : `${day}-${number}`;
    if (!taken.includes(name)) return name;
  }
  return null;
}
