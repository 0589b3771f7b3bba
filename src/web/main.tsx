import './styles/estilos.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { offerReloadOnPreloadError, preloadScreens } from './preload.ts';
import { createRouter } from './router.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element');

offerReloadOnPreloadError();
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
preloadScreens();
