import type { Insertable } from 'kysely';
import type {
  Complementacao,
  Consentimento,
  Encaminhamento,
  Esclarecimento,
  Manifestacao,
  ManifestacaoCofre,
  ManifestacaoHistorico,
  ManifestacaoPrazoEvento,
  Manifestante,
  Mensagem,
  PesquisaSatisfacao,
  Prorrogacao,
  Recurso,
  Resposta,
  RespostaRecurso,
} from '#server/db/schema.ts';
import type { Ato, CasoPlanejado } from './caso-planejado.ts';

/** The rows of all cases, table by table, in the order of what refers to what. */
export interface Linhas {
  readonly manifestacao: Insertable<Manifestacao>[];
  readonly manifestacao_cofre: Insertable<ManifestacaoCofre>[];
  readonly manifestante: Insertable<Manifestante>[];
  readonly resposta: Insertable<Resposta>[];
  readonly complementacao: Insertable<Complementacao>[];
  readonly consentimento: Insertable<Consentimento>[];
  readonly encaminhamento: Insertable<Encaminhamento>[];
  readonly prorrogacao: Insertable<Prorrogacao>[];
  readonly mensagem: Insertable<Mensagem>[];
  readonly recurso: Insertable<Recurso>[];
  readonly resposta_recurso: Insertable<RespostaRecurso>[];
  readonly esclarecimento: Insertable<Esclarecimento>[];
  readonly manifestacao_prazo_evento: (Insertable<ManifestacaoPrazoEvento> & { ocorrido_em: Date })[];
  readonly pesquisa_satisfacao: Insertable<PesquisaSatisfacao>[];
  readonly manifestacao_historico: (Insertable<ManifestacaoHistorico> & { ocorrido_em: Date })[];
}

export const semLinhas = (): Linhas => ({
  manifestacao: [],
  manifestacao_cofre: [],
  manifestante: [],
  resposta: [],
  complementacao: [],
  consentimento: [],
  encaminhamento: [],
  prorrogacao: [],
  mensagem: [],
  recurso: [],
  resposta_recurso: [],
  esclarecimento: [],
  manifestacao_prazo_evento: [],
  pesquisa_satisfacao: [],
  manifestacao_historico: [],
});

/** Tables whose ids other rows point at; they are taken from the sequences before anything is built. */
export const tabelasComId = [
  'manifestacao',
  'resposta',
  'complementacao',
  'consentimento',
  'encaminhamento',
  'mensagem',
  'recurso',
] as const;
export type TabelaComId = (typeof tabelasComId)[number];

const escreveEm: Readonly<Record<Exclude<TabelaComId, 'manifestacao' | 'recurso'>, readonly Ato[]>> = {
  resposta: ['pedirComplementacao', 'responderIntermediaria', 'responder'],
  complementacao: ['pedirComplementacao'],
  consentimento: ['pedirConsentimento'],
  encaminhamento: ['encaminhar', 'encaminharParaFora'],
  mensagem: ['mensagem'],
};

export const quantosIds = (plano: readonly CasoPlanejado[], tabela: TabelaComId): number => {
  if (tabela === 'manifestacao') return plano.length;
  if (tabela === 'recurso') return plano.flatMap(({ recursos = [] }) => recursos).length;
  return plano.flatMap(({ passos }) => passos).filter(({ ato }) => escreveEm[tabela].includes(ato)).length;
};
