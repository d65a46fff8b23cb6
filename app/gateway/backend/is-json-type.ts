/** Whether a Content-Type is JSON: `application/json`, or a kind of it such as `application/graphql-response+json`. */
export function isJsonType(contentType: string | null): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? "");
}
