/** What is global in a service worker: the library of types says it of workers of every kind at once. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
