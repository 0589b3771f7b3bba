/**
 * The life of a pedido de desclassificação ou de reavaliação: before the classifying authority, in the
 * Armed Forces before the Commander (Lei 12.527/2011, art. 17 § 1º), before the minister or the head of
 * the entity, before the commission (Decreto 7.724/2012, arts. 36, 37 and 47).
 */
export const estadosDoPedido = [
  'em-analise',
  'decidido',
  'no-comando',
  'comando-decidido',
  'em-recurso',
  'recurso-decidido',
  'na-comissao',
  'encerrado',
  'desistido',
] as const;
export type EstadoDoPedido = (typeof estadosDoPedido)[number];

export const nomeDoEstado: Readonly<Record<EstadoDoPedido, string>> = {
  'em-analise': 'Em análise',
  decidido: 'Decidido',
  'no-comando': 'Com o Comandante',
  'comando-decidido': 'Decidido pelo Comandante',
  'em-recurso': 'Em recurso',
  'recurso-decidido': 'Recurso decidido',
  'na-comissao': 'Na CMRI',
  encerrado: 'Encerrado',
  desistido: 'Encerrado por desistência',
};

/** Who has it at each step; numbers are stored. */
export const Passo = { classificadora: 1, comando: 2, maxima: 3, comissao: 4 } as const;
export type IdPasso = (typeof Passo)[keyof typeof Passo];

const nomeDoPasso: Readonly<Record<IdPasso, string>> = {
  [Passo.classificadora]: 'Autoridade classificadora',
  [Passo.comando]: 'Comandante da Força',
  [Passo.maxima]: 'Autoridade máxima do órgão',
  [Passo.comissao]: 'Comissão Mista de Reavaliação de Informações (CMRI)',
};

/** The minister of an Armed Force sits in another office, and so is not called the office's own head. */
export const nomeDaAutoridade = (passo: IdPasso, isDeOutroOrgao: boolean): string =>
  passo === Passo.maxima && isDeOutroOrgao ? 'Ministro de Estado da Defesa' : nomeDoPasso[passo];

/** The instance after a step; of the commission's, none. */
export const proximaInstancia = (passo: IdPasso, temComando: boolean): IdPasso | null => {
  if (passo === Passo.classificadora) return temComando ? Passo.comando : Passo.maxima;
  if (passo === Passo.comando) return Passo.maxima;
  return passo === Passo.maxima ? Passo.comissao : null;
};

/** The step that waits for a decision in each state; null where none does. */
export const passoDoEstado: Readonly<Record<EstadoDoPedido, IdPasso | null>> = {
  'em-analise': Passo.classificadora,
  decidido: null,
  'no-comando': Passo.comando,
  'comando-decidido': null,
  'em-recurso': Passo.maxima,
  'recurso-decidido': null,
  'na-comissao': Passo.comissao,
  encerrado: null,
  desistido: null,
};

export const resultados = ['desclassificada', 'reclassificada', 'mantida', 'nao-localizada'] as const;
export type Resultado = (typeof resultados)[number];

export const nomeDoResultado: Readonly<Record<Resultado, string>> = {
  desclassificada: 'Desclassificada: a informação deixa de ser sigilosa',
  reclassificada: 'Reclassificada, com sigilo menor',
  mantida: 'Classificação mantida',
  'nao-localizada': 'Não há informação classificada que corresponda ao pedido',
};
