import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Kept } from "#app/components/kept-markup/kept.tsx";
import { findNames } from "./critical-css/find-names.ts";
import { collectPieces, KeptPiecesProvider } from "./kept-pieces.tsx";

const Title = vi.fn(({ text }: { text: string }) => <h3 className="title">{text}</h3>);

function List({ owners, variant = "plain" }: { owners: { text: string }[]; variant?: string }) {
  return (
    <main className="list">
      {owners.map((owner) => (
        <Kept key={owner.text} className="card" data-card="" owner={owner} variant={variant}>
          {() => <Title text={`${owner.text} ${variant}`} />}
        </Kept>
      ))}
    </main>
  );
}

function render(page: React.ReactNode) {
  const pieces = collectPieces();
  const rendered = renderToString(<KeptPiecesProvider pieces={pieces}>{page}</KeptPiecesProvider>);
  return { rendered, html: pieces.fill(rendered), names: [...pieces.names()], pieces };
}

test("a page reads the same with its pieces kept, first and again, and without", () => {
  const page = <List owners={[{ text: "Müll & <Wetter>" }, { text: "<!--kept-->" }, { text: "$& $1" }]} />;
  const plain = renderToString(page);
  expect(render(page).html).toBe(plain);
  expect(render(page).html).toBe(plain);
});

test("a piece that is shown again is not rendered again, unless its variant or content differs", () => {
  const owner = { text: "Einmal" };
  render(<List owners={[owner]} />);
  Title.mockClear();
  render(<List owners={[owner]} />);
  expect(Title).not.toHaveBeenCalled();
  expect(render(<List owners={[owner]} variant="wide" />).html).toContain("Einmal wide");
  expect(render(<List owners={[{ text: "Zweimal" }]} />).html).toContain("Zweimal plain");
  expect(Title).toHaveBeenCalledTimes(2);
});

test("the names of each piece come with it, and are not in the rest of the page", () => {
  const { rendered, names } = render(<List owners={[{ text: "a" }, { text: "b" }]} />);
  const piece = { values: new Set(["title"]), elements: new Set(["h3"]) };
  expect(names).toEqual([piece, piece]);
  expect(findNames(rendered)).toEqual({ values: new Set(["list", "card"]), elements: new Set(["main", "article"]) });
});

test("a page whose number of places differs from that of its pieces is an error", () => {
  const { rendered, pieces } = render(<List owners={[{ text: "a" }]} />);
  expect(() => pieces.fill(`${rendered}<!--kept-->`)).toThrow("1 kept pieces have 2 places");
  expect(() => pieces.fill("<p>")).toThrow("1 kept pieces have 0 places");
});
