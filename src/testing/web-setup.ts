import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { banco, quebrarBanco } from './idb.ts';
import './inert.ts';
// Registers where each part is fetched from, as every page that shows one does.
import '#web/partes-do-produto.ts';
// Registers where filters read their options.
import '#web/apoio-do-produto.ts';

// Lazy parts are really loaded, which may take longer than the library's default second.
configure({ asyncUtilTimeout: 10_000 });

// Test files share their modules and one document: nothing may be left over for the next test.
afterEach(async () => {
  // The library does this by itself only when the runner's functions are global.
  cleanup();
  // The charts measure words in an element that outlives them and would be found on a page.
  document.getElementById('recharts_measurement_span')?.remove();
  // The replacement for IndexedDB is a module, so it lives as long as the others.
  banco.clear();
  quebrarBanco(false);
  // Imported only here, because a file may have replaced these modules. Nobody stays signed in,
  const { usuarioStore } = await import('#shell/session/session.ts');
  usuarioStore.set(null);
  // no installation's settings stay known,
  const { setInstalacao } = await import('#shell/instalacao.ts');
  setInstalacao(undefined);
  // and no message stays on the page.
  const { clearMessages } = await import('#shell/notifications/messages.ts');
  clearMessages();
});
