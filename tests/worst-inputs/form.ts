/** Posted forms that no browser writes: parts, headers and fields without end, and bytes that look like a boundary until its last letter. */
import { join, repeat, toBytes, type WorstInput } from "./worst-input.ts";

/** As long as one may be. */
export const BOUNDARY = "b".repeat(70);
const part = (head: string, content: Uint8Array = new Uint8Array()) =>
  join(toBytes(`--${BOUNDARY}\r\n${head}\r\n\r\n`), content, toBytes("\r\n"));
const END = toBytes(`--${BOUNDARY}--\r\n`);
const field = (name: string) => `content-disposition: form-data; name="${name}"`;
const file = 'content-disposition: form-data; name="files"; filename="a.txt"';
const inFile = (content: (size: number) => Uint8Array) => (size: number) => join(part(file, content(size - 400)), END);

export const worstMultipartForms: readonly WorstInput[] = [
  { name: "empty fields", create: (size) => repeat(size, part(field("a")), undefined, END), outcome: "refused" },
  { name: "empty files", create: (size) => repeat(size, part(file), undefined, END), outcome: "refused" },
  { name: "parts without a name", create: (size) => repeat(size, part("a:b"), undefined, END), outcome: "refused" },
  {
    name: "a header without end",
    create: (size) => repeat(size, toBytes("a"), toBytes(`--${BOUNDARY}\r\n`)),
    outcome: "refused",
  },
  {
    name: "headers without end",
    create: (size) => repeat(size, toBytes("a:b\r\n"), toBytes(`--${BOUNDARY}\r\n`)),
    outcome: "refused",
  },
  { name: "one field", create: (size) => join(part(field("a"), new Uint8Array(size)), END), outcome: "refused" },
  { name: "no end", create: (size) => repeat(size, toBytes("a"), part(file).subarray(0, -2)), outcome: "refused" },
  { name: "a file of nothing but line ends", create: inFile((size) => repeat(size, toBytes("\r\n"))), outcome: "taken" },
  { name: "a file of nothing but returns", create: inFile((size) => repeat(size, toBytes("\r"))), outcome: "taken" },
  {
    name: "a file of boundaries that are none",
    create: inFile((size) => repeat(size, toBytes(`\r\n--${BOUNDARY.slice(1)}c`))),
    outcome: "taken",
  },
];

export const worstPlainForms: readonly WorstInput[] = [
  { name: "nothing but dividers", create: (size) => repeat(size, toBytes("&")), outcome: "refused" },
  { name: "fields without a value", create: (size) => repeat(size, toBytes("a&")), outcome: "refused" },
  { name: "one name", create: (size) => repeat(size, toBytes("a")), outcome: "taken" },
  { name: "half an escape", create: (size) => repeat(size, toBytes("%a")), outcome: "taken" },
];
