import { Suspense, type SyntheticEvent, useMemo } from 'react';
import type { AtoComTela } from '#shell/atos/atos-na-tela.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { readRegistro } from '#shell/atos/registro.ts';
import { AoLadoDoTexto } from '#shell/atos/texto/ao-lado-do-texto.tsx';
import { OQueAPessoaEscreveu } from '#shell/atos/texto/o-que-a-pessoa-escreveu.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { Caso } from '../caso-queries.ts';

interface PainelDoAtoProps {
  /** As the page shows it now; the form keeps the case as it was when it was opened. */
  readonly caso: Caso;
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
export function PainelDoAto({ caso, ato, casos, onTocado, onFeito, onFechar }: PainelDoAtoProps) {
  const Formulario = readRegistro().formularios[ato.nome];
  const texto = useMemo(() => <OQueAPessoaEscreveu caso={caso} />, [caso]);
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
      <AoLadoDoTexto texto={texto}>
        <Suspense fallback={<Skeleton lines={4} label="Abrindo o formulário…" />}>
          <Formulario casos={casos} onFeito={onFeito} onCancelar={onFechar} />
        </Suspense>
      </AoLadoDoTexto>
    </section>
  );
}
