import { abertas, comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { type IdPerfil, Perfil, perfisQueTratam } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { DIAS_VENCENDO, type NomeDaFila } from './filas.ts';
import type { Marca } from './filtro.ts';

export const nomesDasPortas = ['vencidas', 'vencendo', 'sem-dono', 'minhas', 'respostas-das-areas'] as const;
export type NomeDaPorta = (typeof nomesDasPortas)[number];

/** The part of the list's filter that a door sets. */
interface FiltroDaPorta {
  readonly fila: NomeDaFila;
  readonly situacoes?: readonly number[];
  readonly responsavel?: 'eu';
  readonly marcas?: readonly Marca[];
}

interface Porta {
  readonly rotulo: string;
  readonly ajuda: string;
  /** Counts the figure and opens the list: both say the same. */
  readonly filtro: FiltroDaPorta;
}

/** Today's figures of a team, each the way into the list that it counts. */
export const portas: Readonly<Record<NomeDaPorta, Porta>> = {
  vencidas: { rotulo: 'Vencidas', ajuda: 'Passaram do prazo.', filtro: { fila: 'vencidas' } },
  vencendo: {
    rotulo: 'Vencendo',
    ajuda: `Vencem hoje ou em até ${DIAS_VENCENDO} dias.`,
    filtro: { fila: 'vencendo' },
  },
  'sem-dono': { rotulo: 'Sem dono', ajuda: 'Esperam alguém assumir.', filtro: { fila: 'triar' } },
  minhas: {
    rotulo: 'Minhas',
    ajuda: 'Abertas, com você como responsável.',
    filtro: { fila: 'todas', responsavel: 'eu', situacoes: abertas },
  },
  'respostas-das-areas': {
    rotulo: 'Respostas das áreas',
    ajuda: 'A área contribuiu: falta responder.',
    filtro: { fila: 'todas', marcas: ['possivel-respondida'], situacoes: comOrgao },
  },
};

/**
 * A colaborador has a page of their own, and who lists no cases has no list behind a door; who does not handle cases sees
 * what the office owes, and no more.
 */
export const portasDoPerfil = (perfil: IdPerfil): readonly NomeDaPorta[] => {
  if (perfil === Perfil.colaborador || !perfisDaAcao('manifestacao.listar').includes(perfil)) return [];
  return perfisQueTratam.includes(perfil) ? nomesDasPortas : ['vencidas', 'vencendo'];
};
