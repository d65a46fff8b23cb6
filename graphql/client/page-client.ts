import { type BrowserClient, type BrowserClientOptions, createBrowserClient } from "./browser-client.ts";

let client: BrowserClient | null = null;

/** The one client of a page in the browser (spec 7.1), whichever feature asks first: so its operations are batched, and its cache is one. */
export function openPageClient(options: BrowserClientOptions): BrowserClient {
  client ??= createBrowserClient(options);
  return client;
}
