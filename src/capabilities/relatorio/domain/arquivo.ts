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
