/** What the provider's account frame asks of the page (rules 7.2), and whether it gets an answer. */
import * as v from "valibot";

const MAX_ID_LENGTH = 200;
const MAX_REASON_LENGTH = 2000;
/** Limit for one page: a frame that asks endlessly is ignored. */
const MAX_QUESTIONS = 100;

const questionSchema = v.variant("type", [
  v.object({ type: v.literal("newspaper-access") }),
  v.object({
    type: v.literal("autorenew-tracking"),
    subscriptionId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID_LENGTH)),
    didCancel: v.boolean(),
    isKayakSubs: v.boolean(),
    cancelReason: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_REASON_LENGTH))), null),
  }),
]);

export type FrameQuestion = v.InferOutput<typeof questionSchema>;

export type FrameState = {
  /** The questions that are being answered, each as JSON. */
  open: readonly string[];
  asked: number;
};

export const noQuestions: FrameState = { open: [], asked: 0 };

export type FrameEvent =
  /** A message to the window; `isFromContainer` when it comes from a frame within the account's container. */
  { type: "message"; origin: string; isFromContainer: boolean; data: unknown } | { type: "answered"; question: FrameQuestion };

/** `question` has to be answered now; it is null for messages of others, malformed, oversized and repeated ones. */
export function nextFrameState(
  state: FrameState,
  event: FrameEvent,
  apiOrigin: string,
): { state: FrameState; question: FrameQuestion | null } {
  if (event.type === "answered") {
    const key = JSON.stringify(event.question);
    return { state: { ...state, open: state.open.filter((open) => open !== key) }, question: null };
  }
  const question = event.origin === apiOrigin && event.isFromContainer ? parseQuestion(event.data) : null;
  const key = JSON.stringify(question);
  if (question === null || state.open.includes(key) || state.asked >= MAX_QUESTIONS) return { state, question: null };
  return { state: { open: [...state.open, key], asked: state.asked + 1 }, question };
}

/** Null for anything else; the provider's script and its frame talk to each other as well. */
function parseQuestion(data: unknown): FrameQuestion | null {
  const parsed = v.safeParse(questionSchema, data);
  return parsed.success ? parsed.output : null;
}
