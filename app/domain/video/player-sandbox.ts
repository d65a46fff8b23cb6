/** What the player's frame may do: run script and open new windows. It has no origin of its own, and so no storage and no way to this site's (decision 70). */
export const PLAYER_SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation";
