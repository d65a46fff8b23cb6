/** Text as HTML, for both element content and quoted attributes. */
export { escapeUTF8 as escapeHtml } from "entities";
