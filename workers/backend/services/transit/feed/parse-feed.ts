import type { RawAlert } from "./raw-alert.ts";
import { readJsonAlerts } from "./read-json.ts";
import { readProtobufAlerts } from "./read-protobuf.ts";

/** The document itself says which form it has: a message of protobuf cannot begin with a brace. Throws an Error, for operators. */
export function parseFeed(bytes: Uint8Array): RawAlert[] {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 100))
    .replace(/^\ufeff/, "")
    .trimStart();
  return start.startsWith("{") ? readJsonAlerts(new TextDecoder().decode(bytes)) : readProtobufAlerts(bytes);
}
