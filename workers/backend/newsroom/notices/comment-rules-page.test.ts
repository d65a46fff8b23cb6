/** The limits and times of comments that the page /kommentarregeln promises. */
import { expect, test } from "vitest";
import { COMPLAINT_S } from "#workers/backend/newsroom/comments/change-comment.ts";
import { commentsOfAccount, commentsOfADay } from "#workers/backend/newsroom/comments/comment-rate-limits.ts";
import { NAMELESS } from "#workers/backend/newsroom/comments/end-authorship.ts";

const [page = ""] = Object.values(
  import.meta.glob<string>("/workers/programs/pages/templates/kommentarregeln.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

test("the page says the limits of the code", () => {
  const { max, windowS } = commentsOfAccount;
  expect(page).toContain(`In ${windowS / MINUTE_S} Minuten nehmen wir von einem Konto bis zu ${max} Kommentare an`);
  expect(page).toContain(`an einem Tag bis zu ${commentsOfADay.max}`);
  expect(commentsOfADay.windowS).toBe(DAY_S);
});

test("the page says how long a complaint is taken, and what stands in the place of a name", () => {
  expect(page).toContain("Sechs Monate lang kannst du dich dort beschweren");
  expect(COMPLAINT_S).toBeGreaterThanOrEqual(6 * 30.5 * DAY_S);
  expect(page).toContain(`„${NAMELESS}“`);
});
