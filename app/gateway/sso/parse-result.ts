import * as v from "valibot";

const SUCCESS = "1";

const resultSchema = v.object({
  success: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  message: v.optional(v.nullable(v.string()), null),
});

/** `success` and `message` of a reply, whichever back end made it; a reply without success has failed (rules 5, 8). */
export function parseResult(reply: unknown): { isDone: boolean; message: string | null } {
  const parsed = v.safeParse(resultSchema, reply);
  return parsed.success
    ? { isDone: isSuccess(parsed.output.success), message: parsed.output.message }
    : { isDone: false, message: null };
}

/** Rules 5: success equals "1", and nothing else does. */
export function isSuccess(success: string | null): boolean {
  return success === SUCCESS;
}
