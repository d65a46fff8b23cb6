/** What a browser sends of a passkey: the JSON of `PublicKeyCredential.toJSON()`, with everything of it bounded. */
import * as v from "valibot";

/** A whole answer, as text: an attestation with an RSA key has about 1,500 characters. */
export const MAX_CREDENTIAL_LENGTH = 10_000;
/** The longest that an authenticator may make has 1,023 bytes. */
const MAX_ID_LENGTH = 1400;
const MAX_TRANSPORTS = 8;

const toBytesText = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max));
const id = toBytesText(MAX_ID_LENGTH);
const bytes = toBytesText(MAX_CREDENTIAL_LENGTH);
const type = v.literal("public-key");

const createdSchema = v.object({
  id,
  rawId: id,
  type,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(MAX_TRANSPORTS)), []),
  }),
});

const askedSchema = v.object({
  id,
  rawId: id,
  type,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(v.nullable(toBytesText(200)), null),
  }),
});

export type CreatedCredential = v.InferOutput<typeof createdSchema>;
export type AskedCredential = v.InferOutput<typeof askedSchema>;

/** A new passkey; null for anything else. */
export function parseCreated(text: string): CreatedCredential | null {
  return parse(createdSchema, text);
}

/** A signature of a passkey; null for anything else. */
export function parseAsked(text: string): AskedCredential | null {
  return parse(askedSchema, text);
}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output | null {
  if (text.length > MAX_CREDENTIAL_LENGTH) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
