import './styles/estilos.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { offerReloadOnPreloadError, preloadScreens } from './preload.ts';
import { createRouter } from './router.tsx';
import { screens } from './screen-list.ts';
import { queryClient } from './session/session.ts';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element');

offerReloadOnPreloadError();
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
preloadScreens(screens);
