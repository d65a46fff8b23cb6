/** Why a record was not taken, for the operator. */
import * as v from "valibot";

/** Each problem as `path: message`, the first three of them. */
export function toReason(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? "record"}: ${issue.message}`)
    .join("; ");
}
