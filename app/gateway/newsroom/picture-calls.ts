/** How staff send pictures, and change what is said of them and how they are cut. */
import { FetchError } from "ofetch";
import * as v from "valibot";
import { findPictureRefusal, type PictureRefusal } from "#app/domain/newsroom/picture-refusals.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import {
  cutPictureDocument,
  GetPictureDocument,
  removePictureDocument,
  savePictureWordsDocument,
} from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";
import { defineCall } from "./staff-calls.ts";

export const savePictureWords = defineCall(savePictureWordsDocument, (data) => data.savePictureWords);
export const cutPicture = defineCall(cutPictureDocument, (data) => data.cutPicture);
export const removePicture = defineCall(removePictureDocument, (data) => data.removePicture);
export const readPicture = defineCall(GetPictureDocument, (data) => data.newsroom?.picture ?? null);

const keptSchema = v.object({ id: v.number(), source: v.string(), isNew: v.boolean() });
export type KeptPicture = v.InferOutput<typeof keptSchema>;

export type UploadAnswer =
  | { kind: "done"; result: KeptPicture }
  /** The file itself is at fault, or there were too many. */
  | ({ kind: "unfit" } & PictureRefusal)
  | { kind: "signed out" | "no right" | "failed" };

/** Sends a picture's file. The same file twice is one. */
export async function uploadPicture({ rest }: Pick<BackendClient, "rest">, body: Uint8Array<ArrayBuffer>): Promise<UploadAnswer> {
  try {
    const headers = { "content-type": "application/octet-stream" };
    const reply = await rest<unknown>("/newsroom/pictures", { method: "POST", body, headers });
    return { kind: "done", result: v.parse(keptSchema, reply) };
  } catch (error) {
    if (error instanceof FetchError) {
      const refusal = findPictureRefusal(String((error.data as { code?: unknown } | undefined)?.code));
      if (refusal !== null) return { kind: "unfit", ...refusal };
      if (error.status === 401 || error.status === 404) return { kind: "signed out" };
      if (error.status === 403) return { kind: "no right" };
    }
    logError("A picture of the newsroom's was not kept", error);
    return { kind: "failed" };
  }
}

/** Sizes that wait are made from now on and not only when the clock comes by, which is no loss where this fails. */
export async function beginPictureSizes({ rest }: Pick<BackendClient, "rest">): Promise<void> {
  await rest.answer("/newsroom/pictures/sizes", { method: "POST" }).catch((error: unknown) => {
    logError("Sizes of pictures wait for the clock", error);
  });
}
