import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { Atalho } from '#shell/atalhos/atalhos.ts';
import { type Folha, useAtalhos } from '#shell/atalhos/use-atalhos.ts';
import type { FocoNaLista } from '#shell/lista/foco-na-lista.ts';
import type { LinhaDaLista } from '../../contract.ts';
import { enderecoDoRecurso } from '../julgar/responder-nomes.ts';
import { type FilaDeRecursos, filasNaTela, nomesDasFilas } from './lista-filas.ts';

const LISTA = 'Na lista';
const ACOES = 'Ações';
const FILAS = 'Ir para uma fila';

interface TecladoDosRecursos {
  readonly foco: FocoNaLista<LinhaDaLista>;
  readonly campo: RefObject<HTMLInputElement | null>;
  /** Undefined for people who only look on. */
  readonly onAssumir: ((linha: LinhaDaLista) => void) | undefined;
  readonly onFila: (fila: FilaDeRecursos) => void;
  readonly onProxima: (() => void) | undefined;
  readonly onAnterior: (() => void) | undefined;
}

/** The same keys as in the list of cases, for appeals. */
export const useAtalhosDosRecursos = (lista: TecladoDosRecursos): Folha => {
  const { foco } = lista;
  const navigate = useNavigate();
  const noFoco = (fazer: (linha: LinhaDaLista) => void) => () => {
    const linha = foco.atual();
    if (!linha) return false;
    fazer(linha);
    return true;
  };
  /** Arrow keys scroll the page, but move between rows once a row has the focus. */
  const mover = (passo: 1 | -1) => (tecla: string) => {
    if (tecla.startsWith('Arrow') && !foco.atual()) return false;
    foco.mover(passo);
    return true;
  };
  const abrir = noFoco((linha) => void navigate(enderecoDoRecurso(linha)));
  // biome-ignore format: read as a table.
  const daLista: readonly Atalho[] = [
    { grupo: LISTA, teclas: ['j', 'ArrowDown'], rotulo: 'Próximo recurso', fazer: mover(1) },
    { grupo: LISTA, teclas: ['k', 'ArrowUp'], rotulo: 'Recurso anterior', fazer: mover(-1) },
    { grupo: LISTA, teclas: ['Enter', 'o'], rotulo: 'Abrir', fazer: abrir },
    { grupo: LISTA, teclas: ['/'], rotulo: 'Procurar', fazer: () => lista.campo.current?.focus() },
    { grupo: LISTA, teclas: ['n'], rotulo: 'Próxima página', fazer: () => lista.onProxima?.() },
    { grupo: LISTA, teclas: ['p'], rotulo: 'Página anterior', fazer: () => lista.onAnterior?.() },
  ];
  const doJulgador: readonly Atalho[] = lista.onAssumir
    ? [{ grupo: ACOES, teclas: ['a'], rotulo: 'Assumir o recurso em foco', fazer: noFoco(lista.onAssumir) }]
    : [];
  const dasFilas = nomesDasFilas.map(
    (fila): Atalho => ({
      grupo: FILAS,
      teclas: [`g ${filasNaTela[fila].letra}`],
      rotulo: filasNaTela[fila].rotulo,
      fazer: () => lista.onFila(fila),
    }),
  );
  return useAtalhos([...daLista, ...doJulgador, ...dasFilas]);
};
