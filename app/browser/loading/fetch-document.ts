import { toTrustedHtml } from "#app/browser/trusted-types.ts";

/** Another page of this site as a document, parts of which this page takes over. Rejects when it does not come, or another site's did. */
export async function fetchDocument(
  url: string,
  signal: AbortSignal | null = null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Document> {
  const response = await fetch(url, { headers: { ...headers, accept: "text/html" }, signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // A redirect may have led away.
  if (new URL(response.url).origin !== location.origin) throw new Error(`${url} is no page of this site`);
  // That page's own styles are not those this page's content security policy allows; the late style sheet has them all.
  const html = (await response.text()).replace(/<style>.*?<\/style>/gs, "");
  return new DOMParser().parseFromString(toTrustedHtml(html), "text/html");
}
