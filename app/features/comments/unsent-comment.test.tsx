import { expect, test } from "vitest";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { render, textOf } from "#tests/support/units/markup.ts";
import { ConversationPage } from "./comments-page.tsx";
import type { ConversationView } from "./comments-view-model.ts";
import { WriteComment } from "./write-comment.tsx";

const gone: ConversationView = {
  post: { id: 7, title: "Der Rheindamm", link: "/rheindamm/7" },
  path: "/rheindamm/7/kommentare/3",
  commenting: null,
  comments: [],
  answered: null,
  earlier: null,
  later: null,
};
const posted = (state: FormState) => ({ form: "comment", state, result: null });
const refused = { ...emptyForm, values: { text: "Das sehe ich <anders>.", name: "" }, formError: "Zu spät." };

test.each([
  ["a conversation that is gone", <ConversationPage key="a" view={gone} posted={posted(refused)} />],
  ["a post that takes no comments any more", <WriteComment key="b" path="/a" answers={null} commenting={null} state={refused} />],
])("What was typed for %s is there to be copied, with the reason", (_, page) => {
  const markup = render(page);
  expect(textOf(markup.one("textarea", { readonly: true }))).toBe("Das sehe ich <anders>.");
  expect(markup.all("div", { role: "alert" }).map(textOf)).toEqual(["Zu spät."]);
  expect(markup.all("form")).toEqual([]);
});

test("Nobody who typed nothing is shown a field", () => {
  expect(render(<ConversationPage view={gone} posted={null} />).all("textarea")).toEqual([]);
});
