/** The panel as it comes from the server, and so without script. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emptyDeskText } from "#shared/content/desk-text.ts";
import { PublishPanel } from "./publish-panel.tsx";

test("without script, too, the panel says what readers lose with a ticker that is not in the text, and keeps nothing in", () => {
  const view = {
    id: 7,
    state: "PUBLISHED" as const,
    canPublish: true,
    isEditable: true,
    isDeletable: false,
    publishAt: null,
    isChangedSince: true,
    tickers: [{ entries: 12, isRunning: true, isPublic: true }],
  };
  const text = {
    ...emptyDeskText,
    title: "Hochwasser",
    sections: [{ slug: "politik", title: "Politik" }],
    blocks: [{ kind: "paragraph" as const, html: "<p>Wir berichten.</p>" }],
  };
  const markup = renderToStaticMarkup(
    <PublishPanel
      view={view}
      text={text}
      deadLinks={[]}
      findPicture={() => null}
      revision={3}
      form={null}
      flush={null}
      headForm="kopf"
    />,
  );
  expect(markup).toContain("Leser sehen seine 12 Einträge dann nicht mehr, und er läuft noch.");
  expect(markup).toContain("Änderungen veröffentlichen");
  expect(markup).not.toContain("disabled");
});
