/** A post whose comments the newsroom reads first, for journeys about them. */
import { expect, type Page } from "playwright/test";
import { importRecords } from "#tests/support/records/import-records.ts";

/** A new one, by an editor who is signed in on this page; answers its path. */
export async function openHeldPost(page: Page, portal: { state: string }): Promise<{ id: number; path: string }> {
  const date = "2001-05-06T07:08:09Z";
  const blocks = [{ kind: "paragraph" as const, html: "Worüber man reden kann." }];
  const post = { kind: "post" as const, status: "published" as const, source: `test:${crypto.randomUUID()}`, slug: "gespraech" };
  const [written] = await importRecords(portal.state, [
    { ...post, title: "Ein Gespräch", date, modified: date, front: false, blocks },
  ]);
  if (written?.id === undefined) throw new Error("The post has no number");
  await page.goto("/redaktion/kommentare/regeln");
  await page.getByLabel("Beitrag", { exact: true }).fill(String(written.id));
  await page.getByLabel("Regel", { exact: true }).selectOption("Vorher lesen");
  await page.getByRole("button", { name: "Setzen" }).click();
  await expect(page.locator(`[data-post-rule="${written.id}"]`)).toContainText("Vorher lesen");
  return { id: written.id, path: `/gespraech/${written.id}` };
}
