/** Who may use `/admin/*`: whoever knows ADMIN_TOKEN. */

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** Compares digests byte by byte to the end, so that neither content nor length of the token shows in the time it takes. */
export async function isAdmin(request: Request, token: string): Promise<boolean> {
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  if (given === undefined) return false;
  const expected = await digest(token);
  let difference = 0;
  for (const [index, byte] of (await digest(given)).entries()) difference |= byte ^ (expected[index] ?? 256);
  return difference === 0;
}
