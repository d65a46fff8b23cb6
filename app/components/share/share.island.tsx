/**
 * The tools of an article: "Anhören" (components/listen), "Merken" (decision 77), and "Teilen" (rules 2.5), which opens the share dialog; without script it is the
 * target that needs none, e-mail.
 */
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { loadWholeStyles } from "#app/browser/loading/whole-styles.ts";
import { logError } from "#app/browser/log.ts";
import { BookmarkButton } from "#app/components/bookmark/bookmark-button.tsx";
import { ListenButton } from "#app/components/listen/listen-button.tsx";
import type { ArticleRecording } from "#app/components/listen/listening.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { parsePostPath } from "#app/domain/post/post-address.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { ShareDialogProps } from "./share-dialog.tsx";
import { toMailLink } from "./share-targets.ts";

type ShareProps = {
  url: string;
  /** The headline. */
  text: string;
  /** Whether the device's share sheet may be used where there is one. */
  isNativeEnabled?: boolean;
  /** Of the whole article; left out where there is none. */
  recording?: ArticleRecording | undefined;
};

type Dialog = (props: ShareDialogProps) => ReactNode;

/** Styles of what is not in the document are in the whole style sheet. */
async function loadDialog(): Promise<Dialog> {
  const [{ ShareDialog }] = await Promise.all([import("./share-dialog.tsx"), loadWholeStyles()]);
  return ShareDialog;
}

function Share({ url, text, isNativeEnabled = true, recording }: ShareProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const shared = { url, text };
  const post = parsePostPath(new URL(url).pathname);

  useEffect(() => {
    // It wakes when somebody points at it. Whether it fails shows when it is opened.
    loadDialog().catch(() => {});
  }, []);

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadDialog().then(
      (Component) => setDialog(() => Component),
      (error: unknown) => {
        logError("The share dialog does not come: an e-mail takes its place", error);
        location.href = href;
      },
    );
  }

  return (
    <>
      <ListenButton title={text} recording={recording} />
      {post !== null && <BookmarkButton id={post.id} />}
      <a ref={opener} className="tool" href={toMailLink(shared, portalBrand.name)} onClick={open}>
        <Icon name="share" />
        <span className="max-md:sr-only">Teilen</span>
      </a>
      {Dialog !== null && (
        <Dialog shared={shared} isNativeEnabled={isNativeEnabled} onClose={() => setDialog(null)} opener={() => opener.current} />
      )}
    </>
  );
}

export const ShareIsland = defineIsland("share", Share);
