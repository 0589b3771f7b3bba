import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { Atalho } from '#shell/atalhos/atalhos.ts';
import { type Folha, useAtalhos } from '#shell/atalhos/use-atalhos.ts';
import { atoDaEquipe, enderecoDoAto } from '#shell/atos/atos-na-tela.ts';
import type { FocoNaLista } from '#shell/lista/foco-na-lista.ts';
import type { Selecao } from '#shell/lista/use-selecao.ts';
import type { ItemDeTrabalho } from '../contract.ts';
import { filas, type NomeDaFila } from '../domain/filas.ts';
import type { Linha } from './colunas.tsx';

/** The letter after 'g' that opens each queue. */
const letraDaFila: Readonly<Record<NomeDaFila, string>> = {
  triar: 't',
  'em-analise': 'a',
  'na-area': 'n',
  'esperando-cidadao': 'e',
  vencendo: 'v',
  vencidas: 'd',
  concluidas: 'c',
  todas: 'o',
};

const LISTA = 'Na lista';
const ACOES = 'Ações';
const FILAS = 'Ir para uma fila';

interface TecladoDaLista {
  readonly podeTratar: boolean;
  readonly suas: readonly NomeDaFila[];
  readonly foco: FocoNaLista<Linha>;
  readonly selecao: Selecao<Linha>;
  readonly campo: RefObject<HTMLInputElement | null>;
  readonly onAssumir: (casos: readonly ItemDeTrabalho[]) => void;
  readonly onFila: (fila: NomeDaFila) => void;
  readonly onProxima: (() => void) | undefined;
  readonly onAnterior: (() => void) | undefined;
}

/** The shortcuts of the list: between rows and queues, and acts for those who treat cases. */
export const useAtalhosDaLista = (lista: TecladoDaLista): Folha => {
  const { foco, selecao } = lista;
  const navigate = useNavigate();
  const noFoco = (fazer: (linha: Linha) => void) => () => {
    const linha = foco.atual();
    if (!linha) return false;
    fazer(linha);
    return true;
  };
  /** Arrows scroll the page, but move between rows once a row has the focus. */
  const mover = (passo: 1 | -1) => (tecla: string) => {
    if (tecla.startsWith('Arrow') && !foco.atual()) return false;
    foco.mover(passo);
    return true;
  };
  const abrir = noFoco(({ idManifestacao }) => void navigate(`/manifestacao/detalhar/${idManifestacao}`));
  const alvos = (): readonly ItemDeTrabalho[] => {
    const linha = foco.atual();
    if (selecao.escolhidas.length > 0) return selecao.escolhidas;
    return linha ? [linha] : [];
  };
  const assumir = () => lista.onAssumir(alvos());
  const responder = () => {
    const ids = alvos().map(({ idManifestacao }) => idManifestacao);
    if (ids.length > 0) void navigate(enderecoDoAto(atoDaEquipe('responder'), ids));
  };
  const selecionar = noFoco((linha) => selecao.alternar(linha));
  const quais = 'a seleção, ou a manifestação em foco';
  // biome-ignore format: read as a table.
  const daLista: readonly Atalho[] = [
    { grupo: LISTA, teclas: ['j', 'ArrowDown'], rotulo: 'Próxima manifestação', fazer: mover(1) },
    { grupo: LISTA, teclas: ['k', 'ArrowUp'], rotulo: 'Manifestação anterior', fazer: mover(-1) },
    { grupo: LISTA, teclas: ['Enter', 'o'], rotulo: 'Abrir', fazer: abrir },
    { grupo: LISTA, teclas: ['/'], rotulo: 'Procurar', fazer: () => lista.campo.current?.focus() },
    { grupo: LISTA, teclas: ['n'], rotulo: 'Próxima página', fazer: () => lista.onProxima?.() },
    { grupo: LISTA, teclas: ['p'], rotulo: 'Página anterior', fazer: () => lista.onAnterior?.() },
  ];
  // biome-ignore format: read as a table.
  const dosAtos: readonly Atalho[] = [
    { grupo: ACOES, teclas: ['x'], rotulo: 'Selecionar ou tirar da seleção', fazer: selecionar },
    { grupo: ACOES, teclas: ['a'], rotulo: `Assumir ${quais}`, fazer: assumir },
    { grupo: ACOES, teclas: ['r'], rotulo: `Responder ${quais}`, fazer: responder },
  ];
  const dasFilas = lista.suas.map(
    (fila): Atalho => ({
      grupo: FILAS,
      teclas: [`g ${letraDaFila[fila]}`],
      rotulo: filas[fila].rotulo,
      fazer: () => lista.onFila(fila),
    }),
  );
  return useAtalhos([...daLista, ...(lista.podeTratar ? dosAtos : []), ...dasFilas]);
};
