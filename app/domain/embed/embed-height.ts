/** The height that a frame of another site reports of itself, in the words of its provider (docs/embeds.md). */
import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";
import type { EmbedProvider } from "#graphql/generated/contract.ts";

/** Lower ones hide what is there; a higher one would let another site push the text out of reach. */
const LEAST_PX = 80;
const MOST_PX = 4000;

// With the words of valibot that forms have anyway: what is used anywhere comes with every dialog.
const pixels = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());
const json = v.pipe(
  v.string(),
  v.maxLength(10_000),
  v.transform((text) => parseJson(text)),
);

/** What Datawrapper posts: the heights of its charts by id, of which a frame holds one. */
const datawrapper = v.pipe(
  v.object({ "datawrapper-height": v.record(v.string(), pixels) }),
  v.transform((message) => Math.max(...Object.values(message["datawrapper-height"]))),
);
/** X calls a method of the script that its own embed code loads; its first argument holds the height. */
const twitter = v.pipe(
  v.object({ "twttr.embed": v.object({ method: v.literal("twttr.private.resize"), params: v.array(v.unknown()) }) }),
  v.transform((message) => message["twttr.embed"].params[0]),
  v.object({ height: pixels }),
  v.transform(({ height }) => height),
);
/** Instagram posts JSON as text. */
const instagram = v.pipe(
  json,
  v.object({ type: v.literal("MEASURE"), details: v.object({ height: pixels }) }),
  v.transform(({ details }) => details.height),
);
/** Iframely posts JSON as text. */
const iframely = v.pipe(
  json,
  v.object({ method: v.literal("resize"), height: pixels }),
  v.transform(({ height }) => height),
);
/** What the portal's own widgets post (public/widgets/embed.js): for whatever a publisher keeps on hosts of its own. */
const own = v.pipe(
  v.object({ type: v.literal("portal:height"), height: pixels }),
  v.transform(({ height }) => height),
);

type HeightMessage = v.GenericSchema<unknown, number>;

const messages: Partial<Record<EmbedProvider, HeightMessage>> = { datawrapper, twitter, instagram, iframely };

/** In whole px and within bounds; null for a message that says no height. Whose message it is, its reader has to know. */
export function parseEmbedHeight(provider: EmbedProvider, data: unknown): number | null {
  const parsed = v.safeParse(messages[provider] ?? own, data);
  if (!parsed.success || !(parsed.output > 0)) return null;
  return Math.min(MOST_PX, Math.max(LEAST_PX, Math.ceil(parsed.output)));
}
