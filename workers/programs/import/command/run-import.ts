/** A command carried out: opens source and back end, imports, reports. Everything from outside comes in as argument. */
import { join } from "node:path";
import { isWantedType } from "#workers/backend/content/wordpress/convert/decide-skip.ts";
import { discoverApi, type WordPressApi } from "#workers/backend/content/wordpress/rest/discover-api.ts";
import type { RestClient } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import type { ImportIndex } from "#workers/backend/content/wordpress/source-index.ts";
import type { WordPressSource } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { bringEvents } from "#workers/programs/import/events/bring-events.ts";
import { createImportIndex } from "#workers/programs/import/import-index.ts";
import { importWordPress } from "#workers/programs/import/import-wordpress.ts";
import { bringFile } from "#workers/programs/import/media/bring-file.ts";
import { bringMedia } from "#workers/programs/import/media/bring-media.ts";
import { createFetchBytes } from "#workers/programs/import/media/fetch-bytes.ts";
import { createVoidState, openMediaState } from "#workers/programs/import/media/media-state.ts";
import { createMediaStore } from "#workers/programs/import/media/media-store.ts";
import { bringPages, type PageSource } from "#workers/programs/import/pages/bring-pages.ts";
import { bringRedirects } from "#workers/programs/import/redirects/bring-redirects.ts";
import { createRestClient, describeError } from "#workers/programs/import/rest/rest-client.ts";
import { openRest } from "#workers/programs/import/rest/rest-source.ts";
import { createAskSite } from "#workers/programs/import/rest/site-request.ts";
import { createAdminClient, type Send } from "#workers/programs/import/send/admin-client.ts";
import { readBarredSources } from "#workers/programs/import/send/barred-sources.ts";
import { bringPlaces } from "#workers/programs/import/send/bring-places.ts";
import { createCommentSender } from "#workers/programs/import/send/comment-sender.ts";
import { createRecordSender } from "#workers/programs/import/send/record-sender.ts";
import { type ReadBefore, WxrError } from "#workers/programs/import/wxr/read-entries.ts";
import { openWxr } from "#workers/programs/import/wxr/wxr-source.ts";
import type { ImportCommand } from "./import-options.ts";
import { createImportReport, type ImportReport } from "./import-report.ts";
import type { Progress } from "./progress.ts";

export type BackendClient = { send: Send; token: string; name: string; stop(): Promise<void> };

export type RunOptions = {
  command: ImportCommand;
  /** Not called on a dry run. */
  openBackend(): Promise<BackendClient>;
  /** Folder for what the import remembers between runs. */
  stateFolder: string;
  progress: Progress;
  signal: AbortSignal;
  now: Date;
  /** With a signal it rejects when that is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
};

export type RunResult = { exitCode: 0 | 1 | 130; report: string };

const DEFAULT_TIME_ZONE = "Europe/Vienna";

/** Never throws for what the source or the back end does: that stands in the report. */
export async function runImport(options: RunOptions): Promise<RunResult> {
  if (options.command.from.kind === "redirects") return runRedirects(options, options.command.from.file);
  const started = performance.now();
  const report = createImportReport(options.command.reportFile);
  const index = createImportIndex();
  let ending: "done" | "interrupted" | "failed";
  try {
    ending = await importFrom(options, report, index);
  } catch (error) {
    ending = options.signal.aborted ? "interrupted" : "failed";
    if (ending === "failed") {
      report.add("failed", null, describeFailure(error), null);
      if (error instanceof WxrError && error.line !== null)
        report.add("note", null, describeContinuation(error.before, options.command));
    }
  } finally {
    index.close();
    options.progress.end();
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const hasFailures = report.count("failed") > 0;
  const text = report.finish(toHeadline(options.command, ending, report, seconds));
  return { exitCode: ending === "interrupted" ? 130 : hasFailures ? 1 : 0, report: text };
}

async function runRedirects({ command, openBackend, sleep }: RunOptions, file: string): Promise<RunResult> {
  try {
    const backend = await openBackend();
    const client = createAdminClient({ send: backend.send, token: backend.token, sleep });
    const { formerHosts, redirectHosts: hosts, isDryRun } = command;
    return await bringRedirects(client, { file, formerHosts, hosts, isDryRun }).finally(() => backend.stop());
  } catch (error) {
    return { exitCode: 1, report: `${describeFailure(error)}\n` };
  }
}

function toHeadline({ isDryRun }: ImportCommand, ending: string, report: ImportReport, seconds: number): string {
  const what = isDryRun ? "Dry run" : "Import";
  if (ending === "interrupted")
    return `${what} interrupted after ${seconds} s. What is reported here is complete; the same command goes on.`;
  if (ending === "failed" && report.count("came") === 0) return `${what} broke off after ${seconds} s. Nothing was brought.`;
  if (ending === "failed")
    return `${what} broke off after ${seconds} s. What is reported here is complete; the same command goes on.`;
  return `${what} done in ${seconds} s${report.count("failed") > 0 ? ", but not everything came" : ""}.`;
}

function describeFailure(error: unknown): string {
  if (error instanceof Error && "code" in error && "syscall" in error) return `The file cannot be read: ${error.message}`;
  return describeError(error);
}

/** For whoever repairs an export that breaks at some place. */
function describeContinuation(before: ReadBefore | null, { isDryRun }: ImportCommand): string {
  const again = "Repair the file at that place and call the same command again";
  if (before === null) return `The file breaks before its first entry is whole. ${again}.`;
  const { count, last } = before;
  const read = `Before that place ${count === 1 ? "one entry was" : `${count} entries were`} read, the last one ${last}`;
  if (isDryRun) return `${read}. ${again}.`;
  return `${read}: what of them stands under "What came" is here and stays. ${again}: it goes on with what is missing, and nothing comes twice. Pictures whose entry stands behind that place come then as well.`;
}

/** Nothing is sent on a dry run. */
async function importPages(options: RunOptions, from: PageSource, report: ImportReport): Promise<"done"> {
  const backend = options.command.isDryRun ? null : await options.openBackend();
  try {
    const client =
      backend === null ? null : createAdminClient({ send: backend.send, token: backend.token, sleep: options.sleep });
    await bringPages(from, createRecordSender(client, report), report);
    return "done";
  } finally {
    await backend?.stop();
  }
}

async function importFrom(options: RunOptions, report: ImportReport, index: ImportIndex): Promise<"done" | "interrupted"> {
  const { command, progress, signal } = options;
  if (command.from.kind === "pages") return importPages(options, command.from, report);
  const source = await openSource(options, report, index);
  const total = source.itemCount;
  const backend = command.isDryRun ? null : await options.openBackend();
  const state = backend === null ? createVoidState() : openMediaState(toStateFile(options.stateFolder, source, backend));
  const sleep = (milliseconds: number): Promise<void> => options.sleep(milliseconds, signal);
  try {
    const client = backend === null ? null : createAdminClient({ send: backend.send, token: backend.token, sleep });
    const shared = {
      siteName: source.site.name,
      state,
      fetchBytes: createFetchBytes({ allowsPrivate: command.allowsPrivateMedia, sleep, signal }),
      signal,
    };
    const sender = createRecordSender(client, report);
    const comments = createCommentSender(client, report);
    if (client !== null) await bringPlaces(client, sender, report);
    const barred = client === null ? new Map<string, string>() : await readBarredSources(client, source.site.name);
    const store = client === null ? null : createMediaStore(client);
    const ending = await importWordPress({
      source,
      sender,
      comments,
      report,
      barred,
      bringMedia:
        store === null
          ? null
          : (reference, attachment) =>
              reference.kind === "file"
                ? bringFile(reference, { ...shared, store })
                : bringMedia(reference, attachment, { ...shared, store }),
      claim: index.claim,
      isClaimed: index.isClaimed,
      postTypes: command.postTypes,
      takesDrafts: command.takesDrafts,
      premiumCategories: command.premiumCategories,
      timeZone: command.timeZone ?? DEFAULT_TIME_ZONE,
      now: options.now,
      onProgress: ({ items, pictures }) =>
        progress.update(`${items}${total === null ? "" : ` of ${total}`} entries, ${pictures} pictures`),
      signal,
    });
    if (ending === "done" && command.from.kind === "wordpress") {
      const site = { ...(await openSite(options, command.from.url)), siteName: source.site.name, now: options.now };
      await bringEvents(site, client, report);
    }
    return ending;
  } finally {
    state.close();
    source.close();
    await backend?.stop();
  }
}

async function openSource(options: RunOptions, report: ImportReport, index: ImportIndex): Promise<WordPressSource> {
  const { command, progress, signal } = options;
  if (command.from.kind === "redirects" || command.from.kind === "pages")
    throw new Error("A list of redirects, and pages, are no site");
  const note = (what: string, detail: string | null = null): void => report.add("note", null, what, detail);
  if (command.from.kind === "wxr") {
    const onIndexed = (count: number): void => progress.update(`looking through the file: ${count} entries`);
    return openWxr({
      path: command.from.file,
      encoding: command.encoding,
      bases: command.listBases,
      index,
      notes: { note },
      onIndexed,
      signal,
    });
  }
  const { api, client } = await openSite(options, command.from.url);
  const user = command.siteUser?.name ?? null;
  const { takesDrafts } = command;
  return openRest({ api, client, index, takesDrafts, user, isWantedType: (type) => isWantedType(type, command), note });
}

/** The interface of a live site. Throws RestError where it has none. */
async function openSite(
  { command, progress, signal, sleep }: RunOptions,
  url: string,
): Promise<{ api: WordPressApi; client: RestClient }> {
  const client = createRestClient({
    ask: createAskSite(url, { allowsPrivate: command.allowsPrivateMedia, user: command.siteUser }),
    sleep: (milliseconds) => sleep(milliseconds, signal),
    signal,
    onRetry: progress.say,
  });
  return { api: await discoverApi(client, url, command.siteUser?.name ?? null), client };
}

/** One file for each pair of site and back end. */
function toStateFile(folder: string, { site }: WordPressSource, { name }: BackendClient): string {
  const toName = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
  return join(folder, "import", `${toName(site.name)}-into-${toName(name)}.sqlite`);
}
