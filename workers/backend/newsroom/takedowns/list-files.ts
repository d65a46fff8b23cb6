/** All files that belong to these keys: also the pieces of a film that came as a list of them, which lie beside the list. */
export async function listFiles(bucket: R2Bucket, keys: readonly string[]): Promise<string[]> {
  const all = new Set(keys);
  for (const key of keys.filter((one) => one.endsWith(".m3u8"))) {
    const prefix = key.slice(0, key.lastIndexOf("/") + 1);
    let cursor: string | undefined;
    do {
      const list = prefix === "" ? null : await bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
      for (const object of list?.objects ?? []) all.add(object.key);
      cursor = list?.truncated === true ? list.cursor : undefined;
    } while (cursor !== undefined);
  }
  return [...all];
}
