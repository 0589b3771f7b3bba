import { faAdjust } from '@fortawesome/free-solid-svg-icons/faAdjust.js';
import { faCookieBite } from '@fortawesome/free-solid-svg-icons/faCookieBite.js';
import { faSignLanguage } from '@fortawesome/free-solid-svg-icons/faSignLanguage.js';
import { faTh } from '@fortawesome/free-solid-svg-icons/faTh.js';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getInstalacao } from '#shell/instalacao.ts';
import { cookieBarStore } from '#shell/layout/shell-state.ts';
import { tardio } from '#shell/navegacao/tardio.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import { toggleContraste, useAltoContraste } from '../contraste.ts';

const LibrasDialog = tardio(() => import('../libras-dialog.tsx'));

/** Nothing is requested from the translator's host until somebody wants it. */
const openTradutor = async (url: string): Promise<void> => {
  try {
    const { openVlibras } = await import('../vlibras.ts');
    await openVlibras(url);
  } catch (error) {
    console.warn(error);
    showMessage({
      type: 'warning',
      text: 'Não foi possível abrir o VLibras agora. Tente de novo em instantes.',
    });
  }
};

export function HeaderFunctions({ ajudaLibras }: { readonly ajudaLibras?: ReactNode }) {
  const highContrast = useAltoContraste();
  const { pathname } = useLocation();
  const [helpAt, setHelpAt] = useState<string | null>(null);
  const { vlibrasUrl } = getInstalacao();
  useEffect(() => setHelpAt((at) => (at === pathname ? at : null)), [pathname]);
  const openLibras = () => (vlibrasUrl ? void openTradutor(vlibrasUrl) : setHelpAt(pathname));
  return (
    <>
      <Dropdown
        label="Funcionalidades do sistema"
        hiddenLabel
        icon={faTh}
        size="small"
        align="end"
        items={[
          { id: 'libras', label: 'Libras', icon: faSignLanguage, onSelect: openLibras },
          {
            id: 'cookies',
            label: 'Cookies',
            icon: faCookieBite,
            onSelect: () => cookieBarStore.set('gerenciando'),
          },
          {
            id: 'contraste',
            label: highContrast ? 'Desativar alto contraste' : 'Ativar alto contraste',
            icon: faAdjust,
            onSelect: toggleContraste,
          },
        ]}
      />
      {helpAt === pathname && (
        <Suspense fallback={null}>
          <LibrasDialog onClose={() => setHelpAt(null)}>{ajudaLibras}</LibrasDialog>
        </Suspense>
      )}
    </>
  );
}
