/**
 * A stand-in for Analytics Engine (tests): what a Worker writes by the binding is read by the SQL interface's own protocol, SQL as the
 * body of a POST, an account in the path, a token as bearer. SQLite answers; `toDateTime` is the one function that it lacks.
 */
import { DatabaseSync } from "node:sqlite";

export type MetricsStandIn = {
  /** As the binding METRICS; `at` in seconds is when the point was written. */
  dataset: (at: () => number) => { writeDataPoint: (point: { indexes: string[]; blobs: string[]; doubles: number[] }) => void };
  /** As `fetch` of `https://api.cloudflare.com`. */
  fetch: typeof fetch;
};

/** A dataset `name` of an account. `sampleInterval`: each point that is kept stands for so many. */
export function createMetricsStandIn({
  name,
  accountId,
  token,
  sampleInterval = 1,
}: {
  name: string;
  accountId: string;
  token: string;
  sampleInterval?: number;
}): MetricsStandIn {
  const db = new DatabaseSync(":memory:");
  db.function("toDateTime", (seconds) => seconds);
  db.exec(
    `CREATE TABLE ${name} (timestamp INTEGER, index1 TEXT, blob1 TEXT, blob2 TEXT, blob3 TEXT, double1 REAL, _sample_interval INTEGER)`,
  );
  const insert = db.prepare(`INSERT INTO ${name} VALUES (?, ?, ?, ?, ?, ?, ?)`);
  return {
    dataset: (at) => ({
      writeDataPoint({ indexes: [index = ""], blobs: [one = "", two = "", three = ""], doubles: [double = 0] }) {
        insert.run(at(), index, one, two, three, double, sampleInterval);
      },
    }),
    async fetch(input, init) {
      const { pathname } = new URL(String(input));
      const headers = new Headers(init?.headers);
      if (headers.get("authorization") !== `Bearer ${token}`) return new Response("Unauthorized", { status: 401 });
      if (pathname !== `/client/v4/accounts/${accountId}/analytics_engine/sql` || init?.method !== "POST")
        return new Response("Not found", { status: 404 });
      try {
        const data = db.prepare(String(init.body)).all();
        // Sums of whole numbers come as texts, as of any 64 bits.
        const texts = data.map((row) => ({ ...row, total: String(row.total) }));
        return Response.json({ meta: [], data: texts, rows: data.length });
      } catch (error) {
        return new Response(String(error), { status: 422 });
      }
    },
  };
}
