/** What the wall of a post says: who reads, and what has been said to them already. */
export type WallView = {
  /** The post's path, to come back to. */
  path: string;
  /** The paid brand of the post: "… Plus". */
  brand: string;
  /** Their account holds no subscription that opens the post. */
  isSignedIn: boolean;
  /** Their subscription has ended. */
  isExpired: boolean;
  /** How many free premium posts are left, or that none is; null when they are not counted. */
  meterText: string | null;
  /** An offer on a post that is free to read (rules 3, paywall settings). */
  isPromotion: boolean;
};
