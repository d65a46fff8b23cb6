/** Calls that belong to a checkout on this page are marked: the portal vouches for them (gateway/sso/vouches-for-checkout.ts). */
let running = 0;

/** Whatever is sent until `call` has ended belongs to the checkout. */
export async function withinCheckout<Result>(call: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await call();
  } finally {
    running -= 1;
  }
}

/** As the browser's own `fetch`. */
export function fetchForPage(input: string, init: RequestInit): Promise<Response> {
  if (running === 0) return fetch(input, init);
  const headers = new Headers(init.headers);
  headers.set("x-checkout", "1");
  return fetch(input, { ...init, headers });
}
