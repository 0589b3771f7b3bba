import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { banco, quebrarBanco } from './idb.ts';
import './inert.ts';
import './quick-errors.ts';
import './quick-react.ts';
import './quick-selectors.ts';
import './quick-styles.ts';

// Lazy parts are loaded for real; on a busy machine that may take longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

// Files share their modules: nobody stays signed in for the next one, and nothing stays said. Read late, after what a file may have replaced.
afterEach(async () => {
  cleanup();
  // The charts measure words in an element of their own, which outlives them and would be found among a page's.
  document.getElementById('recharts_measurement_span')?.remove();
  banco.clear();
  quebrarBanco(false);
  const { usuarioStore } = await import('#web/session/session.ts');
  usuarioStore.set(null);
  const { setInstalacao } = await import('#web/instalacao.ts');
  setInstalacao(undefined);
  const { clearMessages } = await import('#web/notifications/messages.ts');
  clearMessages();
});
