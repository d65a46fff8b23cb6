import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Provider, useMutation, useQuery, useSubscription } from "urql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GetAccountDocument, registerUserForNewsletterDocument, TypedDocumentString } from "#graphql/generated/operations.ts";
import { reader, showAccount } from "#tests/support/units/shown-account.ts";
import { toTypedDocument } from "./typed-document.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const ticker = new TypedDocumentString<{ entry: string }, { post: number }>(
  "subscription Ticker($post: Int!) { entry(post: $post) }",
);

function Greeting() {
  const [{ data }] = useQuery({ query: toTypedDocument(GetAccountDocument), variables: reader });
  const [{ fetching }] = useMutation(toTypedDocument(registerUserForNewsletterDocument));
  const [{ data: live }] = useSubscription({ query: toTypedDocument(ticker), variables: { post: 1 } });
  const greeting = `Hallo ${data?.account?.firstname ?? "wer auch immer"}`;
  return createElement("p", { "aria-busy": fetching }, greeting, live?.entry);
}

test("an island shows at once what the page was told already, and nothing of it after a reset", async () => {
  const { client, asked } = await showAccount({ firstname: "Eva" });
  const html = () => renderToStaticMarkup(createElement(Provider, { value: client.read() }, createElement(Greeting)));
  expect(html()).toBe('<p aria-busy="false">Hallo Eva</p>');
  expect(asked()).toEqual(["GetAccount"]);
  client.reset();
  expect(html()).toBe('<p aria-busy="false">Hallo wer auch immer</p>');
});
