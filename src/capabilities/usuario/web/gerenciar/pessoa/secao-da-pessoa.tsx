import { type ReactNode, useId } from 'react';
import type { OpcoesDaGestao, PessoaNaGestao } from '../../../domain/gestao.ts';
import type { useFeito } from '../use-feito.tsx';

/** What each section of the page receives. */
export interface NaPessoa {
  readonly pessoa: PessoaNaGestao;
  readonly opcoes: OpcoesDaGestao;
  /** Shows what was done and reads the person again. */
  readonly feito: (frase: string) => void;
  readonly tentar: ReturnType<typeof useFeito>['tentar'];
}

export function SecaoDaPessoa({
  titulo,
  children,
}: {
  readonly titulo: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="pessoa-secao" aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </section>
  );
}

/** The work that may be passed on with an act; empty if the reader may not do that. */
export const trabalhoAPassar = ({ pessoa, opcoes }: NaPessoa, idOuvidoria?: number) =>
  opcoes.passaTrabalho
    ? pessoa.trabalho.filter((cada) => idOuvidoria === undefined || cada.idOuvidoria === idOuvidoria)
    : [];
