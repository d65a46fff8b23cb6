// Not from "cloudflare:test": that loads the whole back end for each file of tests that is alone in its runtime.
import { env } from "cloudflare:workers";
import { keepBrandTexts } from "#workers/backend/content/write/keep-brand-texts.ts";

// Set-up files run outside per-file isolation, so what they write is there in every test.
const { DB, TEST_MIGRATIONS } = env;
const table =
  "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";
await DB.batch([
  DB.prepare(table),
  ...TEST_MIGRATIONS.flatMap(({ name, queries }) => [
    ...queries.map((query) => DB.prepare(query)),
    DB.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(name),
  ]),
]);
await keepBrandTexts({ DB });
