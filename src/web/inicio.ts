import '#shell/styles/estilos.ts';
import '#shell/layout/shell.css';
import '#shell/layout/header/header.css';
import '#shell/styles/screens.css';
import { guardarScripts } from '#shell/trusted-types.ts';

/**
 * The first script of the page, and a tiny one. Where the server sent a home already drawn, the
 * browser paints it before the application is even requested; elsewhere the application is loaded
 * at once.
 */
const boot = (): void => void import('./main.tsx');

guardarScripts();

// The frame that a browser keeps for the time without internet is the same for everybody; the server would have written this.
if (/(?:^|; )contraste=alto(?:;|$)/.test(document.cookie))
  document.documentElement.dataset.contraste = 'alto';

const isDrawn = document.getElementById('app')?.firstElementChild?.tagName !== 'NOSCRIPT';

if (isDrawn) requestAnimationFrame(() => setTimeout(boot, 0));
else boot();
