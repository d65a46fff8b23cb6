/** The browser's half of an island: the same component, over the HTML that the server made with it. Comes with React. */
import { Fragment, Component as ReactComponent, type ReactNode, StrictMode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { logError } from "#app/browser/log.ts";
import { toTrustedHtml } from "#app/browser/trusted-types.ts";
import type { IslandComponent } from "#app/islands/define-island.ts";
import { SlotHtml } from "./slot.tsx";
import { TrustHtml } from "./trust-html.ts";

type Component = IslandComponent<Record<string, unknown>>;

/** Resolves when the island answers to the reader; rejects when it failed, and its HTML is what it was. */
export function hydrateIsland(element: HTMLElement, Component: Component, props: Record<string, unknown>): Promise<void> {
  const slot = element.querySelector("[data-slot]");
  const Within = Component.within ?? Fragment;
  const html = { __html: toTrustedHtml(element.innerHTML) };
  return new Promise((resolve, reject) => {
    const island = (
      <IslandBoundary html={html} onError={reject}>
        <SlotHtml value={slot === null ? null : { __html: toTrustedHtml(slot.innerHTML) }}>
          <TrustHtml value={toTrustedHtml}>
            <Awake onAwake={resolve}>
              <Within>
                <Component {...props} />
              </Within>
            </Awake>
          </TrustHtml>
        </SlotHtml>
      </IslandBoundary>
    );
    hydrateRoot(element, import.meta.env.DEV ? <StrictMode>{island}</StrictMode> : island, {
      onRecoverableError: (error) => logError(`The island '${Component.islandName}' was not what the server had rendered`, error),
      // The code that woke the island logs it, once.
      onCaughtError: () => {},
    });
  });
}

/** Children's effects come first: when this one runs, theirs have. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useLayoutEffect(onAwake, [onAwake]);
  return children;
}

type BoundaryProps = {
  /** What the server rendered. */
  html: { __html: string };
  onError: (error: unknown) => void;
  children: ReactNode;
};

/** An island that fails leaves the page as it was without script: links and forms in it work. */
class IslandBoundary extends ReactComponent<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page held before
    return <div className="contents" dangerouslySetInnerHTML={this.props.html} />;
  }
}
