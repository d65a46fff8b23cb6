type Load = () => Promise<{ enhance: (element: HTMLElement) => void }>;
type IsUrgent = (element: HTMLElement) => boolean;

/** Which element is made more comfortable by which module: the value of `data-enhance`. */
const enhancements: Record<string, Load> = {};

/** What concerns the whole page, wherever on it the reader is. */
const urgent: Record<string, IsUrgent> = {};

/** Features bring their own; before the document is enhanced. */
export function registerEnhancement(name: string, load: Load, isUrgent: IsUrgent = () => false): void {
  enhancements[name] = load;
  urgent[name] = isUrgent;
}

const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1));

/** Elements near the screen are enhanced first; each in an idle moment of its own, those far away when they come near. */
export function enhanceDocument(root: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        idle(() => void enhanceElement(entry.target as HTMLElement));
      }
    },
    { rootMargin: "600px" },
  );
  for (const element of root.querySelectorAll<HTMLElement>("[data-enhance]")) {
    if (urgent[element.dataset.enhance ?? ""]?.(element)) idle(() => void enhanceElement(element));
    else observer.observe(element);
  }
}

/** At once, for what is about to be shown. Rejects when a module does not come. */
export async function enhanceNow(root: ParentNode): Promise<void> {
  await Promise.all([...root.querySelectorAll<HTMLElement>("[data-enhance]")].map(enhanceElement));
}

async function enhanceElement(element: HTMLElement): Promise<void> {
  const load = enhancements[element.dataset.enhance ?? ""];
  if (load === undefined) throw new Error(`No enhancement is called '${element.dataset.enhance}'`);
  const { enhance } = await load();
  enhance(element);
  // Whoever drives or watches the page sees from here on that the comfort is there.
  element.dataset.enhanced = "";
}
