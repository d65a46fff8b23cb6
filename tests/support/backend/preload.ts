/**
 * The whole back end, once for all files of a runtime: what a request imports itself belongs to that request, and one
 * that ends before its import would leave all later importers waiting.
 */
import.meta.glob(
  ["/workers/{backend,counter,ticker}/**/*.ts", "/shared/**/*.ts", "!/**/*.test.ts", "!/**/*-for-test.ts", "!/**/*.d.ts"],
  { eager: true },
);

import "reflect-metadata";
import "@simplewebauthn/server";
import "@simplewebauthn/server/helpers";
