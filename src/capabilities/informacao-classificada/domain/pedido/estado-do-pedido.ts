/**
 * The life of a pedido de desclassificação ou de reavaliação: before the classifying authority,
 * before the highest authority of the body, before the commission (Decreto 7.724/2012, arts. 36, 37
 * and 47).
 */
export const estadosDoPedido = [
  'em-analise',
  'decidido',
  'em-recurso',
  'recurso-decidido',
  'na-comissao',
  'encerrado',
] as const;
export type EstadoDoPedido = (typeof estadosDoPedido)[number];

export const nomeDoEstado: Readonly<Record<EstadoDoPedido, string>> = {
  'em-analise': 'Em análise',
  decidido: 'Decidido',
  'em-recurso': 'Em recurso',
  'recurso-decidido': 'Recurso decidido',
  'na-comissao': 'Na CMRI',
  encerrado: 'Encerrado',
};

/** Who has it at each step; numbers are stored. */
export const Passo = { classificadora: 1, maxima: 2, comissao: 3 } as const;
export type IdPasso = (typeof Passo)[keyof typeof Passo];

export const nomeDoPasso: Readonly<Record<IdPasso, string>> = {
  [Passo.classificadora]: 'Autoridade classificadora',
  [Passo.maxima]: 'Autoridade máxima do órgão',
  [Passo.comissao]: 'Comissão Mista de Reavaliação de Informações (CMRI)',
};

/** The step that waits for a decision in each state; null where none does. */
export const passoDoEstado: Readonly<Record<EstadoDoPedido, IdPasso | null>> = {
  'em-analise': Passo.classificadora,
  decidido: null,
  'em-recurso': Passo.maxima,
  'recurso-decidido': null,
  'na-comissao': Passo.comissao,
  encerrado: null,
};

export const resultados = ['desclassificada', 'reclassificada', 'mantida', 'nao-localizada'] as const;
export type Resultado = (typeof resultados)[number];

export const nomeDoResultado: Readonly<Record<Resultado, string>> = {
  desclassificada: 'Desclassificada: a informação deixa de ser sigilosa',
  reclassificada: 'Reclassificada, com sigilo menor',
  mantida: 'Classificação mantida',
  'nao-localizada': 'Não há informação classificada que corresponda ao pedido',
};
