/** The front page and the menus as staff arrange them. */
import type { RouterContextProvider } from "react-router";
import { backendContext } from "#app/context.ts";
import type { FrontSection } from "#app/domain/newsroom/front/front-sections.ts";
import { unknownInNewsroom, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import {
  GetFrontDocument,
  GetFrontPreviewDocument,
  type GetFrontQuery,
  GetFrontStatesDocument,
  GetMenusDocument,
} from "#graphql/generated/operations.ts";
import { admit, askNewsroom } from "./require-newsroom.ts";

type Context = Readonly<RouterContextProvider>;

export type WireFront = NonNullable<NonNullable<GetFrontQuery["newsroom"]>["front"]>;

/** The draft or what stands; `words` null looks for no posts. Throws as `admit`, and the 404 of a back end that does not know it. */
export async function requireFront(context: Context, url: URL, words: string | null) {
  const question = toQuestion(GetFrontDocument, { words: words ?? "", isSearching: words !== null });
  const [answer] = await context.get(backendContext).askTogether([question]);
  const { newsroom, breaking_line: line } = requireData(answer);
  const { front, front_posts: found, rights } = admit(newsroom, "FRONT", url);
  if (front === null) throw unknownRoute(url);
  return { front, found: found ?? null, line, rights };
}

/** As the forms change it: what is pinned, without what stands by itself. */
export function toFrontSections({ sections }: Pick<WireFront, "sections">): FrontSection[] {
  return sections.map(({ places, ...section }) => ({
    ...section,
    pins: places.flatMap(({ pin }, place) => (pin === null ? [] : [{ place, post: pin.post_id, ends: pin.ends }])),
  }));
}

/** What was published before, and one of these states whole. Throws as `admit`, and the 404 for a state that is not kept. */
export async function requireFrontStates(context: Context, url: URL, id: number | null) {
  const question = toQuestion(GetFrontStatesDocument, { id: id ?? 0, isOpen: id !== null });
  const { front, rights } = admit(await askNewsroom(context, question), "FRONT", url);
  if (front === null) throw unknownRoute(url);
  if (id !== null && front.state == null) throw unknownInNewsroom(url);
  return { front, rights };
}

/** The rights of who looks at the preview. Throws as `admit`. */
export function toFrontPreviewQuestion(at: string) {
  return toQuestion(GetFrontPreviewDocument, { at });
}

/** The menus with their states. Throws as `admit`, and the 404 of a back end that does not know them. */
export async function requireMenus(context: Context, url: URL) {
  const { menus, rights } = admit(await askNewsroom(context, toQuestion(GetMenusDocument, {})), "FRONT", url);
  if (menus === null) throw unknownRoute(url);
  return { menus, rights };
}
