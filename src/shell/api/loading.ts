import { createStore } from '#shell/store.ts';

interface Pending {
  readonly controller: AbortController;
  readonly cancellable: boolean;
}

const pending = new Set<Pending>();

/** How many requests are outstanding; the indicator is on while it is not zero (S4-08). */
export const loadingStore = createStore({ count: 0, cancellable: false });

const publish = (): void =>
  loadingStore.set({ count: pending.size, cancellable: [...pending].some((request) => request.cancellable) });

/** Counts a request in; the function it returns counts it out, however the request ended. */
export const beginRequest = (controller: AbortController, cancellable: boolean): (() => void) => {
  const request: Pending = { controller, cancellable };
  pending.add(request);
  publish();
  return () => {
    pending.delete(request);
    publish();
  };
};

/** Called on Escape: stops only what was declared cancellable. */
export const cancelRequests = (): void => {
  for (const request of pending) if (request.cancellable) request.controller.abort();
};
