import { Suspense, type SyntheticEvent } from 'react';
import type { AtoComTela } from '#shell/atos/atos-na-tela.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { readRegistro } from '#shell/atos/registro.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';

interface PainelDoAtoProps {
  readonly ato: AtoComTela;
  readonly casos: readonly CasoEscolhido[];
  /** Something was typed or chosen, so closing must ask first. */
  readonly onTocado: () => void;
  readonly onFeito: () => void;
  readonly onFechar: () => void;
}

/**
 * Choosing from a list fires no input event. The list is rendered elsewhere, but React events still
 * bubble up to here.
 */
const isEscolha = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('[role=option], [role=combobox]') !== null;

/** The form of an act, in place on the page of its case. */
export function PainelDoAto({ ato, casos, onTocado, onFeito, onFechar }: PainelDoAtoProps) {
  const Formulario = readRegistro().formularios[ato.nome];
  if (!Formulario) return null;
  return (
    <section
      className="tratar-ato ui-no-print"
      aria-labelledby="tratar-ato"
      onInput={onTocado}
      onClick={(event) => isEscolha(event) && onTocado()}
      onKeyDown={(event) => event.key === 'Enter' && isEscolha(event) && onTocado()}
    >
      <TituloFocado id="tratar-ato">{ato.tela.nome}</TituloFocado>
      <Suspense fallback={<Skeleton lines={4} label="Abrindo o formulário…" />}>
        <Formulario casos={casos} onFeito={onFeito} onCancelar={onFechar} />
      </Suspense>
    </section>
  );
}
