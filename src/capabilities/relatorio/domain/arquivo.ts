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
/** How many files of one person may be waiting or being written at the same time. */
export const MAIS_NA_FILA = 3;
/** A PDF is built whole in memory. Nobody reads a longer one, and the sheet has all the rows. */
export const MAXIMO_DO_PDF = 500;

export interface DonoDoArquivo {
  readonly idUsuario: number;
  /** What the person worked as, and where, when they asked; null in old rows without it. */
  readonly idPerfil: number | null;
  readonly idOuvidoria: number | null;
}

/**
 * A file holds what one profile sees in one office: the same person cannot open it working as
 * something else or elsewhere.
 */
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

/** A CSV has no heading: its file name says what was asked, and no two files have the same name. */
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
