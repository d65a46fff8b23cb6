/** The reader of a request: the publisher vouches for its readers with an encrypted user reference. */
import * as v from "valibot";
import { decrypt } from "./encryption.ts";

export type Reader = v.InferOutput<typeof readerSchema>;

const readerSchema = v.object({
  uid: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.check((uid) => uid !== "", "must not be empty"),
  ),
  email: v.string(),
  first_name: v.optional(v.nullable(v.string()), ""),
  last_name: v.optional(v.nullable(v.string()), ""),
});

/** Null without a reference, for a forged one, and for one without a reader. */
export function parseUserRef(privateKey: string, userRef: string): Reader | null {
  const text = userRef === "" ? null : decrypt(privateKey, userRef);
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), readerSchema), text);
  return parsed.success ? parsed.output : null;
}
