/** For tests: what the desk's pages of pictures ask, and how pictures get there. */
import { env } from "cloudflare:workers";
import worker from "#workers/backend/backend.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const fields = `id source image { id src alt caption captionHtml credit width image_rule } has_sizes added added_by revision
  proposed_caption proposed_credit original cut { left top width height x y } is_cut_due is_counted uses { kind title link }`;

export const pictureOperations = {
  list: `query ($words: String, $withoutAlt: Boolean, $mine: Boolean, $before: Int) { newsroom {
    pictures(words: $words, without_alt: $withoutAlt, mine: $mine, before: $before) { id source } } }`,
  one: `query ($id: Int!) { newsroom { picture(id: $id) { ${fields} } } }`,
  words:
    "mutation ($id: Int!, $words: PictureWordsInput!, $known: Int!) { savePictureWords(id: $id, words: $words, known: $known) }",
  cut: "mutation ($id: Int!, $cut: PictureCutInput, $known: Int!) { cutPicture(id: $id, cut: $cut, known: $known) }",
  remove: "mutation ($id: Int!) { removePicture(id: $id) }",
};

let networks = 0;

/** Sends a file as the portal does, from a network of its own. */
export async function sendPicture(body: BodyInit, session: string, own: Env = env as Env): Promise<Response> {
  networks += 1;
  const headers = { "x-caller": await mintCaller({ address: `203.0.${networks}.9` }), authorization: `Bearer ${session}` };
  return worker.fetch(new Request("http://backend/newsroom/pictures", { method: "POST", headers, body }), own);
}
