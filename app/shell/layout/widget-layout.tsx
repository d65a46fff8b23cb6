type WidgetLayoutProps = { isAppMode: boolean; children: React.ReactNode };

/** Layout of widgets: nothing but the widget. A frame of another site brings its own margins, the app does not. */
export function WidgetLayout({ isAppMode, children }: WidgetLayoutProps) {
  return (
    <main id="inhalt" className={isAppMode ? "page py-6" : "p-1"}>
      {children}
    </main>
  );
}
