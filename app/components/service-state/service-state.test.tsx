import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ServiceState } from "./service-state.tsx";
import { toServiceStateView } from "./to-service-state-view.ts";

const draw = (is_sample?: boolean) =>
  renderToStaticMarkup(
    <ServiceState
      state={toServiceStateView({ as_of: "2026-11-22T16:55:00Z", is_stale: false, is_sample })}
      subject="Spritpreise"
      source={{ title: "Spritpreisrechner der E-Control", link: null }}
    />,
  );

test("data of a stand-in are called sample data, and are published under no name", () => {
  expect(draw(true)).toContain("Beispieldaten");
  expect(draw(true)).not.toContain("E-Control");
  for (const markup of [draw(false), draw(undefined)]) {
    expect(markup).not.toContain("Beispieldaten");
    expect(markup).toContain("Quelle: Spritpreisrechner der E-Control");
  }
});
