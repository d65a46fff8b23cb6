/** What the site's plugin tells, up to 50 events at once. They say that something happened; what is so now is asked of the site. */
import * as v from "valibot";
import { AUTHOR, type NewTask } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";

const MAX_EVENTS = 50;

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
/** When it was changed at the site, in seconds since 1970. */
const at = v.pipe(v.number(), v.integer(), v.minValue(0));
const ofItem = { id, type: name, at };

/** The slug that it had before, as WordPress has it: percent-encoded, and so without spaces. */
const former = v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^\S*$/)), "");

const eventSchema = v.variant("event", [
  v.object({ event: v.picklist(["post.published", "post.updated", "post.unpublished", "post.deleted"]), ...ofItem }),
  v.object({ event: v.picklist(["media.updated", "media.deleted"]), id, at }),
  v.object({
    event: v.picklist(["term.updated", "term.deleted"]),
    id,
    at,
    taxonomy: v.picklist(["category", "post_tag"]),
    former,
  }),
  v.object({ event: v.picklist(["author.updated", "author.deleted"]), id, at, former }),
  v.object({
    event: v.picklist(["comment.approved", "comment.unapproved", "comment.deleted"]),
    id,
    at,
    post: id,
    type: v.optional(name, "post"),
  }),
  v.object({ event: v.literal("ping"), at }),
]);
const bodySchema = v.object({ events: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_EVENTS)) });

type Event = v.InferOutput<typeof eventSchema>;

/** `refused`: of each event of another form, why; the others count. */
export type ParsedEvents = { tasks: NewTask[]; refused: string[] };

/** The tasks that a body means, or why it means none. */
export function parseEvents(value: unknown): ParsedEvents | string {
  const body = v.safeParse(bodySchema, value);
  if (!body.success) return v.summarize(body.issues).slice(0, 300);
  const events = body.output.events.map((entry) => v.safeParse(eventSchema, entry));
  const refused = events.flatMap(({ success, issues }, index) =>
    success ? [] : [`event ${index + 1}: ${v.summarize(issues).slice(0, 300)}`],
  );
  if (refused.length === events.length) return refused.join("; ").slice(0, 1000);
  return { tasks: events.flatMap(({ success, output }) => (success ? (toTask(output) ?? []) : [])), refused };
}

function toTask(event: Event): NewTask | null {
  switch (event.event) {
    case "ping":
      return null;
    case "post.published":
    case "post.updated":
      return { kind: "item", type: event.type, id: event.id, isGone: false, happenedAt: event.at };
    case "post.unpublished":
    case "post.deleted":
      return { kind: "item", type: event.type, id: event.id, isGone: true, happenedAt: event.at };
    case "media.updated":
    case "media.deleted":
      return { kind: "media", type: "", id: event.id, isGone: event.event === "media.deleted", happenedAt: event.at };
    case "term.updated":
    case "term.deleted": {
      const isGone = event.event === "term.deleted";
      return { kind: "term", type: event.taxonomy, id: event.id, isGone, happenedAt: event.at, former: event.former };
    }
    case "author.updated":
    case "author.deleted":
      return { kind: "term", type: AUTHOR, id: event.id, isGone: false, happenedAt: event.at, former: event.former };
    default:
      // Whichever it was: the post's comments are read anew.
      return { kind: "comments", type: event.type, id: event.post, isGone: false, happenedAt: event.at };
  }
}
