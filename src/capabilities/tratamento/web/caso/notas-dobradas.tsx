import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { parte } from '#shell/partes.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { Caso } from '../caso-queries.ts';

const Notas = parte('notas-do-caso');

/** Also in addresses: an alert of a mention leads to the notes. */
const ID = 'tratar-notas';

type Dobra = 'fechadas' | 'abertas' | 'a-escrever';

/** Closed until somebody wants them: most people come for the case. */
export const useNotasDobradas = () => {
  const { hash } = useLocation();
  const [dobra, setDobra] = useState<Dobra>(hash === `#${ID}` ? 'abertas' : 'fechadas');
  return {
    dobra,
    setDobra,
    /** Opens them at the field; where it is drawn already, it takes the focus at once. */
    escrever: (): void => {
      setDobra('a-escrever');
      document.querySelector<HTMLElement>(`#${ID} textarea`)?.focus();
    },
  };
};

interface NotasDobradasProps {
  readonly caso: Caso;
  readonly notas: ReturnType<typeof useNotasDobradas>;
}

/** Printed pages may leave the office; internal notes must not. What is closed is not read either. */
export function NotasDobradas({ caso, notas: { dobra, setDobra } }: NotasDobradasProps) {
  const { totalDeNotas, idManifestacao } = caso;
  return (
    <div id={ID} className="tratar-notas ui-no-print">
      <Collapsible
        headingLevel={2}
        title={totalDeNotas > 0 ? `Notas internas (${totalDeNotas})` : 'Notas internas'}
        open={dobra !== 'fechadas'}
        onToggle={(abriu) => setDobra(abriu ? 'abertas' : 'fechadas')}
      >
        {dobra !== 'fechadas' && (
          <Suspense fallback={<Skeleton lines={3} label="Abrindo as notas…" />}>
            <Notas idManifestacao={idManifestacao} focar={dobra === 'a-escrever'} />
          </Suspense>
        )}
      </Collapsible>
    </div>
  );
}
