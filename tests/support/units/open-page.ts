/** The context of a page whose back end answers each operation as a test says. */
import { openContextForTest } from "./open-context.ts";

type Asked = { operationName: string; variables: Record<string, unknown> };

let opened = 0;

/** `answers` by operation; menus and stories are empty unless it says something else. `trips` notes what was asked, one list a request. */
export function openPageForTest(answers: Record<string, unknown>, variables: Record<string, string> = {}) {
  const trips: Asked[][] = [];
  const known: Record<string, unknown> = {
    GetLayout: { data: { header: [], footer: [] } },
    GetMostRead: { data: { most_read: [] } },
    ...answers,
  };
  opened += 1;
  const { context } = openContextForTest(
    async (request) => {
      const body = (await request.json()) as Asked | Asked[];
      const asked = [body].flat();
      trips.push(asked.map(({ operationName, variables }) => ({ operationName, variables })));
      const results = asked.map(({ operationName }) => {
        if (!(operationName in known)) throw new Error(`No answer is prepared for ${operationName}`);
        return known[operationName];
      });
      return Response.json(Array.isArray(body) ? results : results[0]);
    },
    variables,
    `http://backend-${opened}`,
  );
  /** The variables of each time that an operation was asked. */
  const askedFor = (operationName: string) =>
    trips.flat().flatMap((asked) => (asked.operationName === operationName ? [asked.variables] : []));
  return { context, trips, askedFor };
}
