import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { banco, quebrarBanco } from './idb.ts';
import './inert.ts';
// Where each part is fetched from, as on every page that shows one.
import '#web/partes-do-produto.ts';
// Where filters read what they offer.
import '#web/apoio-do-produto.ts';

// Lazy parts are loaded for real; on a busy machine that may take longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

// Files share their modules and one document: nothing of a test is left for the next one.
afterEach(async () => {
  // The library does it by itself only where the runner's functions are global.
  cleanup();
  // The charts measure words in an element of their own, which outlives them and would be found among a page's.
  document.getElementById('recharts_measurement_span')?.remove();
  // The stand-in for the browser's own database is a module, and lives as long as the others.
  banco.clear();
  quebrarBanco(false);
  // Imported only here, after what a file may have replaced: nobody stays signed in…
  const { usuarioStore } = await import('#shell/session/session.ts');
  usuarioStore.set(null);
  // …no installation stays known…
  const { setInstalacao } = await import('#shell/instalacao.ts');
  setInstalacao(undefined);
  // …and no message stays said.
  const { clearMessages } = await import('#shell/notifications/messages.ts');
  clearMessages();
});
