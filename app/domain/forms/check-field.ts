import * as v from "valibot";

/**
 * A rule about several fields, whose message belongs to one of them. It is also checked while other fields are wrong: the reader sees all
 * messages at once.
 */
export function checkField<Needed, Values extends Needed>(
  field: string,
  isRight: (values: Needed) => boolean,
  message: string,
): v.RawCheckAction<Values> {
  return v.rawCheck<Values>(({ dataset: { value }, addIssue }) => {
    if (isRight(value as Needed)) return;
    addIssue({ message, path: [{ type: "object", origin: "value", input: {}, key: field, value }] });
  });
}
