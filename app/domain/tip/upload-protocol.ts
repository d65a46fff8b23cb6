/** tus 1.0.0 as this site uses it (decision 84): the metadata of a file, for the Worker and for the browser. */

/** `key` names the file: announced twice, it is one. Of its name only text that a header carries. */
export function toCreationHeaders(ticket: string, { key, name, size }: { key: string; name: string; size: number }) {
  return {
    ...toHeaders(ticket),
    "upload-length": String(size),
    "upload-metadata": `key ${toBase64(key)},filename ${toBase64(name.slice(-200))}`,
  };
}

export function toPartHeaders(ticket: string, offset: number) {
  return {
    ...toHeaders(ticket),
    "upload-offset": String(offset),
    "content-type": "application/offset+octet-stream",
    "x-http-method-override": "PATCH",
  };
}

export function toHeaders(ticket: string): Record<string, string> {
  return { "tus-resumable": "1.0.0", "x-tip-ticket": ticket };
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
