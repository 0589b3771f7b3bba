import { type ReactNode, useState } from 'react';
import { type AtoNaLista, atosNaLista } from '#web/atos/atos-da-equipe.ts';
import { quantas } from '#web/atos/casos.ts';
import { Assumir } from './assumir.tsx';
import { Atribuir, type CasoDaLista } from './atribuir.tsx';
import { Distribuir } from './distribuir.tsx';

const JANELAS = { assumir: Assumir, atribuir: Atribuir, distribuir: Distribuir };

interface Aberto {
  readonly ato: AtoNaLista;
  readonly casos: readonly CasoDaLista[];
}

interface AtoAberto {
  /** What was done last, in words; '' before anything was. */
  readonly feito: string;
  readonly comecar: (ato: AtoNaLista, casos: readonly CasoDaLista[]) => void;
  /** The window of the act, where one is open. */
  readonly janela: ReactNode;
}

/** The acts that are done without leaving a list. */
export const useAtoNaLista = (aoTerminar: () => void): AtoAberto => {
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const [feito, setFeito] = useState('');
  const comecar = (ato: AtoNaLista, casos: readonly CasoDaLista[]) => {
    setFeito('');
    if (casos.length > 0) setAberto({ ato, casos });
  };
  const terminar = () => {
    if (aberto) setFeito(`${atosNaLista[aberto.ato].feito} ${quantas(aberto.casos.length)}.`);
    setAberto(null);
    aoTerminar();
  };
  const Janela = aberto && JANELAS[aberto.ato];
  return {
    feito,
    comecar,
    janela: Janela && <Janela casos={aberto.casos} onFeito={terminar} onCancelar={() => setAberto(null)} />,
  };
};
