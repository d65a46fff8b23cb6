/** For tests: a zip whose files are stored as they are. */
export function createZip(files: readonly (readonly [name: string, content: string])[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const local: number[] = [];
  const list: number[] = [];
  const le = (value: number, width: number) => Array.from({ length: width }, (_, at) => (value >> (8 * at)) & 255);
  for (const [name, content] of files) {
    const at = local.length;
    const [nameBytes, bytes] = [encoder.encode(name), encoder.encode(content)];
    const common = [...le(0, 2), ...le(0, 2), ...le(0, 4), ...le(0, 4), ...le(bytes.length, 4), ...le(bytes.length, 4)];
    const sizes = [...le(nameBytes.length, 2), ...le(0, 2)];
    local.push(...le(0x04034b50, 4), ...le(10, 2), ...common, ...sizes, ...nameBytes);
    for (const byte of bytes) local.push(byte);
    list.push(...le(0x02014b50, 4), ...le(10, 2), ...le(10, 2), ...common, ...sizes, ...le(0, 10), ...le(at, 4), ...nameBytes);
  }
  const end = [...le(0x06054b50, 4), ...le(0, 4), ...le(files.length, 2), ...le(files.length, 2)];
  return Uint8Array.from([...local, ...list, ...end, ...le(list.length, 4), ...le(local.length, 4), ...le(0, 2)]);
}
