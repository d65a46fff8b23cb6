/** The text of a post as the back end keeps it. */
import * as v from "valibot";
import { type DeskText, deskTextSchema } from "#shared/content/desk-text.ts";

const schema = v.pipe(v.string(), v.parseJson(), deskTextSchema);

/** Throws for anything else: the back end checked it when it came. */
export function parseDeskText(json: string): DeskText {
  return v.parse(schema, json);
}
