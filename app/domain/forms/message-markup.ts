/** What a message of the back end for readers may hold (rules 2.4: error texts are HTML): text with links and emphasis, nothing else. */
export const MESSAGE_TAGS = ["a", "b", "br", "em", "i", "strong"];
export const MESSAGE_LINK_SCHEMES = ["https", "http", "mailto", "tel"];
