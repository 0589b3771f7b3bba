import { Suspense, type SyntheticEvent } from 'react';
import { type AtoDaEquipe, descricaoDosAtos } from '#web/atos/atos-da-equipe.ts';
import type { CasoEscolhido } from '#web/atos/casos.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TituloFocado } from '#web/ui/titulo-focado.tsx';
import { formularios } from './formularios.tsx';

interface PainelDoAtoProps {
  readonly ato: AtoDaEquipe;
  readonly casos: readonly CasoEscolhido[];
  /** Something was typed or chosen: closing asks first. */
  readonly onTocado: () => void;
  readonly onFeito: () => void;
  readonly onFechar: () => void;
}

/** A choice in a list raises no input; its list is drawn elsewhere and heard of here all the same. */
const isEscolha = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('[role=option], [role=combobox]') !== null;

/** The form of an act, in place on the page of its case. */
export function PainelDoAto({ ato, casos, onTocado, onFeito, onFechar }: PainelDoAtoProps) {
  const Formulario = formularios[ato];
  if (!Formulario) return null;
  return (
    <section
      className="tratar-ato ui-no-print"
      aria-labelledby="tratar-ato"
      onInput={onTocado}
      onClick={(event) => isEscolha(event) && onTocado()}
      onKeyDown={(event) => event.key === 'Enter' && isEscolha(event) && onTocado()}
    >
      <TituloFocado id="tratar-ato">{descricaoDosAtos[ato].nome}</TituloFocado>
      <Suspense fallback={<Skeleton lines={4} label="Abrindo o formulário…" />}>
        <Formulario casos={casos} onFeito={onFeito} onCancelar={onFechar} />
      </Suspense>
    </section>
  );
}
