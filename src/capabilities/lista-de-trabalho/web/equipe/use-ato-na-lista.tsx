import { type ComponentType, type ReactNode, useState } from 'react';
import type { AtoComTela } from '#shell/atos/atos-na-tela.ts';
import { quantas } from '#shell/atos/casos.ts';
import { Assumir } from './assumir.tsx';
import { type AtoDaListaProps, Atribuir, type CasoDaLista } from './atribuir.tsx';
import { Distribuir } from './distribuir.tsx';

/** The dialogs of acts done over a list, by the act's name. */
const JANELAS: Readonly<Record<string, ComponentType<AtoDaListaProps>>> = {
  assumir: Assumir,
  atribuir: Atribuir,
  distribuir: Distribuir,
};

interface Aberto {
  readonly ato: AtoComTela;
  readonly casos: readonly CasoDaLista[];
}

interface AtoAberto {
  /** What was done last, in words; '' at first. */
  readonly feito: string;
  readonly comecar: (ato: AtoComTela, casos: readonly CasoDaLista[]) => void;
  /** The dialog of the act, if one is open. */
  readonly janela: ReactNode;
}

/** The acts done without leaving a list. */
export const useAtoNaLista = (aoTerminar: () => void): AtoAberto => {
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const [feito, setFeito] = useState('');
  const comecar = (ato: AtoComTela, casos: readonly CasoDaLista[]) => {
    setFeito('');
    if (casos.length > 0) setAberto({ ato, casos });
  };
  const terminar = () => {
    if (aberto) setFeito(`${aberto.ato.tela.naLista} ${quantas(aberto.casos.length)}.`);
    setAberto(null);
    aoTerminar();
  };
  const Janela = aberto && JANELAS[aberto.ato.nome];
  return {
    feito,
    comecar,
    janela: Janela && <Janela casos={aberto.casos} onFeito={terminar} onCancelar={() => setAberto(null)} />,
  };
};
