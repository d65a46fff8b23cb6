/** A program: an empty local state becomes an archive of so many posts. `node fill-state.ts FOLDER POSTS`. */
const [folder, posts] = process.argv.slice(2);
if (folder === undefined || posts === undefined) throw new Error("Name a folder and a number of posts");
process.env.TALBLICK_STATE = folder;
const { createWorkers } = await import("#workers/programs/local/local-workers.ts");
const { migrate } = await import("#workers/programs/local/state/migrate.ts");
const { addPosts, createNames } = await import("#tests/bench/fill-archive.ts");

const workers = createWorkers({ port: 0, portal: null });
const db = await workers.database();
await migrate(db as never);
await createNames(db as never);
await addPosts(db as never, 1, Number(posts));
await workers.dispose();

export {};
