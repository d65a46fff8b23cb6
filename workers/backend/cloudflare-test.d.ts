declare namespace Cloudflare {
  interface Env extends Omit<import("#workers/backend/ground/env.ts").Env, never> {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
