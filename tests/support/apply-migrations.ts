import { applyD1Migrations, env } from "cloudflare:test";

// Set-up files run outside per-file isolation, so what they write is there in every test.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
