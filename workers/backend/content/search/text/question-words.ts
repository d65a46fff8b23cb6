/** What a question is asked with besides stop words, and not what it is about: "Wie viele Dörfer teilen sich das Bauamt?" Folded. */
export const questionWords: ReadonlySet<string> = new Set(
  "wen wem wessen woher wohin wieso weshalb welcher welches viel viele lange gibt geht darf bekommt macht kostet passiert heisst schon".split(
    " ",
  ),
);
