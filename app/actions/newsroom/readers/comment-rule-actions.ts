/** What the newsroom's forms about the rules of comments do (decision 100). */
import {
  type ActionCall,
  createButtonAction,
  type FormActions,
  type FormResult,
  refuseFields,
} from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { backendContext } from "#app/context.ts";
import {
  type CommentRuleName,
  FORMER_FIELD,
  MAX_LISTED_WORDS,
  parseCommentRule,
  SECTION_FIELD,
} from "#app/domain/newsroom/moderation-form.ts";
import { COMMENT_RULES_PATH } from "#app/domain/newsroom/moderation-paths.ts";
import { parsePastedPost } from "#app/domain/newsroom/newsroom-paths.ts";
import { setCommentRules, setCommentSettings } from "#app/gateway/newsroom/comment-calls.ts";
import type { CommentRuleInput } from "#graphql/generated/operations.ts";

type Scope = CommentRuleInput["scope"];
type Given = { scope: Scope; key: string; rule: CommentRuleName | null };

/** So many at once. */
const MAX_RULES = 100;

async function set({ context, url }: ActionCall, rules: readonly Given[]): Promise<FormResult> {
  if (rules.length > MAX_RULES) return { kind: "refused", message: `Ändere höchstens ${MAX_RULES} Rubriken auf einmal.` };
  const answer = rules.length === 0 ? null : await setCommentRules(context.get(backendContext), { rules: [...rules] });
  if (answer !== null && answer.kind !== "done") return refuseStaff(answer, url);
  return { kind: "redirect", to: COMMENT_RULES_PATH };
}

const keep = (entries: Readonly<Record<string, string>>) => entries;

export const commentRuleActions: FormActions = {
  default: createButtonAction("default", async (call) => {
    const rule = parseCommentRule(call.entries.rule);
    return rule === null ? refuseFields({ rule: "Wähl eine Vorgabe." }) : set(call, [{ scope: "ALL", key: "", rule }]);
  }),
  /** Only what was changed on this page: somebody else may be at the others. */
  sections: createButtonAction("sections", (call) => {
    const changed = Object.entries(call.entries).flatMap(([name, value]): Given[] => {
      if (!name.startsWith(SECTION_FIELD)) return [];
      const key = name.slice(SECTION_FIELD.length);
      return value === call.entries[FORMER_FIELD + key] ? [] : [{ scope: "SECTION", key, rule: parseCommentRule(value) }];
    });
    return set(call, changed);
  }),
  post: createButtonAction(
    "post",
    async (call) => {
      const id = parsePastedPost(call.entries.beitrag ?? "");
      if (id === null) return refuseFields({ beitrag: "Gib die Nummer oder die Adresse eines Beitrags ein." });
      const outcome = await set(call, [{ scope: "POST", key: String(id), rule: parseCommentRule(call.entries.rule) }]);
      // The only thing that can be wrong with it.
      return outcome.kind === "refused" && outcome.status === 422
        ? refuseFields({ beitrag: "Diesen Beitrag gibt es nicht." })
        : outcome;
    },
    keep,
  ),
  settings: createButtonAction(
    "settings",
    async ({ context, url, entries }) => {
      const words = (entries.words ?? "").replace(/\r\n?/g, "\n");
      if (words.length > MAX_LISTED_WORDS)
        return refuseFields({ words: `Höchstens ${MAX_LISTED_WORDS.toLocaleString("de-AT")} Zeichen.` });
      const names = entries.names === "REAL" ? "REAL" : "FREE";
      const answer = await setCommentSettings(context.get(backendContext), { names, words });
      return answer.kind === "done" ? { kind: "redirect", to: COMMENT_RULES_PATH } : refuseStaff(answer, url);
    },
    keep,
  ),
};
