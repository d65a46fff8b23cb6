import { WallBox } from "./wall-box.tsx";
import { WallHead } from "./wall-head.tsx";
import type { WallView } from "./wall-view.ts";
import { WallWays } from "./wall-ways.tsx";

/**
 * Stands where the free part of a premium post ends, or within a promotion, where no provider is configured: all of it plain links. With a
 * provider the same parts are those of the island paywall-wall (components/paywall).
 */
export function Wall({ view }: { view: WallView }) {
  const { path, isSignedIn, isExpired, isPromotion } = view;
  return (
    <WallBox {...{ isPromotion, isExpired, isSignedIn }}>
      <WallHead view={view} />
      <WallWays {...{ path, isSignedIn, isExpired }} />
    </WallBox>
  );
}
