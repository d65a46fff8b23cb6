/**
 * Islands that stand only on pages of their own, such as the profile's and the newsroom's, and dialogs that few readers ever open: the
 * script of every page need not list them. The lists are the same as in island-modules.ts.
 */
export const pageIslands = import.meta.env.SSR
  ? {}
  : import.meta.glob<Record<string, unknown>>([
      "../features/{bookmarks,duty,fuel,horoscope,municipality-news,newsletter,newsroom,payment,profile,search,subscribe,tip,traffic,upsell,widgets}/**/*.island.tsx",
      "../components/snow-report/*.island.tsx",
      "../features/sign-in/{abocard-activation,abocard-activation-register,forget-password,generic,reset-password,simple-login}-dialog.island.tsx",
      "../features/consent/pure-preferences-dialog.island.tsx",
    ]);
