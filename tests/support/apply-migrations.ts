/** Before each file of the back end: an empty database with every table, and nothing of what the file before it wrote. */
import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { keepBrandTexts } from "#workers/backend/content/write/keep-brand-texts.ts";

const { DB, TEST_MIGRATIONS } = env;
const table =
  "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

await reset();
await DB.batch([
  DB.prepare(table),
  ...TEST_MIGRATIONS.flatMap(({ name, queries }) => [
    ...queries.map((query) => DB.prepare(query)),
    DB.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(name),
  ]),
]);
await keepBrandTexts({ DB });
