/**
 * Reads a form of `multipart/form-data` (RFC 7578) as it arrives, as browsers write it: no more parts, headers and bytes than it may have,
 * and nothing held but what the form says.
 */
import { createWindow, type ReadChunk } from "./byte-window.ts";

export type PartHead = {
  name: string /** Null for a field; empty where no file was chosen. */;
  filename: string | null;
  type: string;
};

export type MultipartLimits = {
  parts: number;
  /** Of each part. */
  headerBytes: number;
};

/** What the form is read into. Each throws, or says false, where it is too much. */
export type PartSink = {
  begin: (head: PartHead) => Promise<boolean>;
  /** Content of the part that began last; the bytes are the reader's, and change. */
  add: (bytes: Uint8Array) => void;
  end: () => void;
};

/** Thrown for what is no form, or has more parts than one. */
export class MultipartError extends Error {}

const CR = 13;

/** False where the sink ended it. Throws a `MultipartError`, and what the sink throws. */
export async function readMultipart(
  read: ReadChunk,
  boundary: string,
  limits: MultipartLimits,
  sink: PartSink,
): Promise<boolean> {
  const window = createWindow(read);
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  if (!(await window.startsWith(delimiter.subarray(2)))) throw new MultipartError("It does not begin with its boundary");
  window.skip(delimiter.length - 2);
  for (let parts = 0; ; parts += 1) {
    if (await window.startsWith(Uint8Array.of(0x2d, 0x2d))) return true;
    if (!(await window.startsWith(Uint8Array.of(0x0d, 0x0a)))) throw new MultipartError("A boundary is followed by something");
    if (parts >= limits.parts) throw new MultipartError("It has more parts than any form");
    if (!(await sink.begin(await readHead()))) return false;
    await readContent();
    sink.end();
  }

  /** From the line's end behind a boundary to the empty line. */
  async function readHead(): Promise<PartHead> {
    await window.fill(limits.headerBytes);
    const bytes = window.look().subarray(0, limits.headerBytes);
    const end = findHeaderEnd(bytes);
    if (end === -1) throw new MultipartError("A part has no end of its headers");
    const head = parseHead(new TextDecoder().decode(bytes.subarray(2, Math.max(2, end))));
    window.skip(end + 4);
    return head;
  }

  async function readContent(): Promise<void> {
    for (;;) {
      await window.fill(delimiter.length);
      const bytes = window.look();
      if (bytes.length < delimiter.length) throw new MultipartError("It ends within a part");
      const { end, isFound } = findDelimiter(bytes, delimiter);
      sink.add(bytes.subarray(0, end));
      window.skip(isFound ? end + delimiter.length : end);
      if (isFound) return;
    }
  }
}

/** Where `\r\n\r\n` begins; -1 for nowhere. */
function findHeaderEnd(bytes: Uint8Array): number {
  for (let at = 0; at + 3 < bytes.length; at += 1)
    if (bytes[at] === CR && bytes[at + 1] === 10 && bytes[at + 2] === CR && bytes[at + 3] === 10) return at;
  return -1;
}

/** The delimiter, or as far as none can begin. A delimiter has no other CR than its first byte, so that no byte is looked at twice. */
function findDelimiter(bytes: Uint8Array, delimiter: Uint8Array): { end: number; isFound: boolean } {
  for (let at = 0; at < bytes.length; ) {
    if (bytes[at] !== CR) {
      at += 1;
      continue;
    }
    let same = 1;
    while (same < delimiter.length && bytes[at + same] === delimiter[same]) same += 1;
    if (same === delimiter.length) return { end: at, isFound: true };
    if (at + same >= bytes.length) return { end: at, isFound: false };
    at += same;
  }
  return { end: bytes.length, isFound: false };
}

function parseHead(text: string): PartHead {
  const lines = text.split("\r\n");
  const find = (name: string) => lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1) ?? "";
  const disposition = find("content-disposition");
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined || !/^\s*form-data\s*;/i.test(disposition)) throw new MultipartError("A part has no name");
  const filename = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    name: decodeName(name),
    filename: filename === undefined ? null : decodeName(filename),
    type: find("content-type").trim(),
  };
}

/** What browsers write in names that would end them. */
function decodeName(text: string): string {
  return text.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
