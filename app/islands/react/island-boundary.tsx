import { Component, type ReactNode } from "react";

type Props = {
  /** What the server rendered. */
  html: { __html: string };
  onError: (error: unknown) => void;
  children: ReactNode;
};

/** An island that fails leaves the page as it was without script: links and forms in it work. */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
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
