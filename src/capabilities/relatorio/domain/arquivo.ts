import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { type NomeDoRelatorio, podeVerRelatorio } from './relatorios.ts';

export const formatos = ['csv', 'xlsx', 'pdf'] as const;
export type Formato = (typeof formatos)[number];

/** The table of groups, or the list of cases. */
export const conteudos = ['resumo', 'lista'] as const;
export type Conteudo = (typeof conteudos)[number];

export const estadosDoArquivo = ['na-fila', 'fazendo', 'pronto', 'falhou'] as const;
export type EstadoDoArquivo = (typeof estadosDoArquivo)[number];

export const isACaminho = (estado: EstadoDoArquivo): boolean => estado === 'na-fila' || estado === 'fazendo';

export const DIAS_GUARDADO = 7;
/** On its way at the same time. */
export const MAIS_NA_FILA = 3;
/** A list on paper is made whole in memory; beyond these nobody reads it, and the sheet has them all. */
export const MAXIMO_DO_PDF = 500;

export interface DonoDoArquivo {
  readonly idUsuario: number;
  /** What the person worked as, and where, when they asked; null of one from before this was kept. */
  readonly idPerfil: number | null;
  readonly idOuvidoria: number | null;
}

/** A file holds what a profile sees in an office: whoever works as something else, or elsewhere, has not got it. */
export const podeTerOArquivo = (
  relatorio: NomeDoRelatorio,
  dono: DonoDoArquivo,
  { idUsuario, idPerfil, idOuvidoria }: Pick<UsuarioAtual, 'idUsuario' | 'idPerfil' | 'idOuvidoria'>,
): boolean =>
  dono.idUsuario === idUsuario &&
  dono.idPerfil === idPerfil &&
  dono.idOuvidoria === idOuvidoria &&
  podeVerRelatorio(relatorio, idPerfil);

const MAIOR_RECORTE = 110;

const emLetrasSimples = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAIOR_RECORTE)
    .replace(/^-+|-+$/g, '');

/** A table carries no sentence of its own in CSV: its name says what was asked, and no two have the same. */
export const nomeDoArquivo = ({
  id,
  relatorio,
  conteudo,
  formato,
  recorte,
}: {
  readonly id: number;
  readonly relatorio: string;
  readonly conteudo: string;
  readonly formato: string;
  readonly recorte: string;
}): string =>
  `${[relatorio, conteudo, emLetrasSimples(recorte), id].filter((parte) => parte !== '').join('-')}.${formato}`;
