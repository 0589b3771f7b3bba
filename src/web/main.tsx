import { StrictMode, startTransition } from 'react';
import { RouterProvider } from 'react-router';
import { prepararOffline } from './offline/registrar.ts';
import { offerReloadOnPreloadError, preloadScreens } from './preload.ts';
import { createRouter } from './router.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element');

offerReloadOnPreloadError();
const router = createRouter();

/** What the server drew stays until the first screen is ready to replace it. */
const whenReady = (): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });

// The largest part of all, made ready in a task of its own, while the address is being looked up.
const drawing = import('react-dom/client');

void Promise.all([drawing, whenReady()]).then(([{ createRoot }]) =>
  // In small steps, so that a slow phone can still scroll and tap.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  ),
);
prepararOffline();
preloadScreens();
