/**
 * Decides whether the answer to an HTTP request may be given to others who send the same request (decision 59): nobody is
 * signed in, the request has no grant, and it asks for content only.
 */
import type { ExecutionResult } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import type { ContentState } from "#workers/backend/ground/changes/content-version.ts";
import { isSharedOperation } from "./shared-operation.ts";

export type Sharing = {
  /** An operation is about to be executed: its rows are requested in the same turn. */
  noteOperation(isShared: boolean): void;
  /** The result of the request, or the results of its batch. */
  noteResults(results: readonly unknown[]): void;
  /** The same for results that are known to have no errors. */
  noteWhole(): void;
  /** The state of the content that the answer shows; null when the answer must not be shared. */
  decide(): Promise<ContentState | null>;
};

/** Of one request. `readState` is called at most once, and not at all for an answer that cannot be shared; null when none can. */
export function createSharing(readState: (() => Promise<ContentState>) | null): Sharing {
  let state: Promise<ContentState> | null = null;
  let isPersonal = readState === null;
  let isWhole = false;
  return {
    noteOperation(isShared) {
      if (!isShared) isPersonal = true;
      if (isPersonal || readState === null || state !== null) return;
      state = readState();
      // `decide` rejects with a failure.
      state.catch(() => undefined);
    },
    noteResults(results) {
      isWhole = results.every(isWithoutErrors);
    },
    noteWhole() {
      isWhole = true;
    },
    decide: async () => (isPersonal || !isWhole ? null : state),
  };
}

function isWithoutErrors(result: unknown): boolean {
  return typeof result === "object" && result !== null && "data" in result && (result as ExecutionResult).errors === undefined;
}

/** Tells the request's `sharing` the operation and its result. Must come after all plugins that may refuse an operation. */
export function createSharingRule(): Plugin {
  return {
    onExecute({ args }) {
      const { sharing } = args.contextValue as unknown as BackendContext;
      sharing.noteOperation(isSharedOperation(args.document, args.operationName, args.variableValues));
    },
    onResultProcess({ result, serverContext }) {
      const { sharing } = serverContext as unknown as BackendContext;
      sharing.noteResults(Array.isArray(result) ? result : [result]);
    },
  };
}
