/** The header by which an operator's key is told to a source: `x-api-key: …`. Throws an Error, for operators, that does not say the key. */
export function parseRequestHeader(text: string | undefined): Record<string, string> {
  if (text === undefined || text.trim() === "") return {};
  const [, name, value] =
    /^\s*([a-z][a-z0-9-]{0,59})\s*:\s*([\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?)\s*$/i.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new Error("TRANSIT_ALERTS_HEADER must be one header such as x-api-key: abc, or empty");
  return { [name.toLowerCase()]: value };
}
