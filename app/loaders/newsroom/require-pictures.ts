/** What the pages of pictures ask. */
import type { RouterContextProvider } from "react-router";
import type { PictureQuestion } from "#app/domain/newsroom/library-picture.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetPictureDocument, GetPicturesDocument } from "#graphql/generated/operations.ts";
import { admit, askNewsroom } from "./require-newsroom.ts";

type Context = Readonly<RouterContextProvider>;

/** Null where there is no newsroom. Throws as `requireData`. */
export function askPictures(context: Context, { words, isWithoutAlt, isMine, before }: PictureQuestion) {
  const asked = { words: words === "" ? null : words, withoutAlt: isWithoutAlt, mine: isMine, before };
  return askNewsroom(context, toQuestion(GetPicturesDocument, asked));
}

/** Throws as `admit`, and the 404 where there is no such picture. */
export async function requirePicture(context: Context, url: URL, id: number) {
  const { picture, rights } = admit(await askNewsroom(context, toQuestion(GetPictureDocument, { id })), "WRITE", url);
  if (picture === null) throw unknownInNewsroom(url);
  return { picture, rights };
}
