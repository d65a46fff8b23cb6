import { type OfflineMessage, type OfflineState, parseOfflineMessage } from "#app/domain/offline/offline-messages.ts";
import { scope } from "#app/service-worker/scope.ts";
import { mayShow } from "./decide-keep.ts";
import { keepSaved } from "./keep-articles.ts";
import { dropArticles, inTurn, openKept, readIndex, writeIndex } from "./kept-index.ts";
import { readReader } from "./session-mark.ts";

/** What a page says or asks about kept articles; messages about other things are left alone. */
export async function answerMessage({ data, ports }: ExtendableMessageEvent): Promise<void> {
  const message = parseOfflineMessage(data);
  if (message === null) return;
  await carryOut(message);
  ports[0]?.postMessage(await readState());
}

async function carryOut(message: OfflineMessage): Promise<void> {
  if (message.kind === "saved") await keepSaved(message.ids, message.width, tellPages);
  if (message.kind === "switch") await inTurn(() => turn(message.isOn));
  if (message.kind !== "state") await tellPages();
}

/** The list of saved articles shows what is there as it comes. */
async function tellPages(): Promise<void> {
  const [pages, offline] = await Promise.all([scope.clients.matchAll({ includeUncontrolled: true }), readState()]);
  for (const page of pages) page.postMessage({ offline });
}

async function turn(isOn: boolean): Promise<void> {
  const index = isOn ? await readIndex() : await dropArticles(await readIndex(), () => true);
  if (!isOn) await (await openKept()).delete("/");
  await writeIndex({ ...index, isOff: !isOn });
}

async function readState(): Promise<OfflineState> {
  const [{ isOff, articles }, reader] = await Promise.all([readIndex(), readReader()]);
  const shown = articles.filter((article) => mayShow(article, reader, Date.now()));
  return { isOn: !isOff, ids: shown.map(({ id }) => id), bytes: shown.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** What was kept for a session that is over, or for another reader's, goes. */
export function dropForeign(): Promise<void> {
  return inTurn(async () => {
    const reader = await readReader();
    await dropArticles(await readIndex(), (article) => !mayShow(article, reader, Date.now()));
  });
}
