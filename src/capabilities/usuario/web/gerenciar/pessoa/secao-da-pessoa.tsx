import { type ReactNode, useId } from 'react';
import type { OpcoesDaGestao, PessoaNaGestao } from '../../../domain/gestao.ts';
import type { useFeito } from '../use-feito.tsx';

/** What each section of the page is told. */
export interface NaPessoa {
  readonly pessoa: PessoaNaGestao;
  readonly opcoes: OpcoesDaGestao;
  /** Says what was done and reads the person anew. */
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

/** The work that may go to others with an act; none where the reader may not pass it on. */
export const trabalhoAPassar = ({ pessoa, opcoes }: NaPessoa, idOuvidoria?: number) =>
  opcoes.passaTrabalho
    ? pessoa.trabalho.filter((cada) => idOuvidoria === undefined || cada.idOuvidoria === idOuvidoria)
    : [];
