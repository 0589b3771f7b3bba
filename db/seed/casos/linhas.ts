import type { Insertable } from 'kysely';
import type {
  Atendimento,
  Ciencia,
  Complementacao,
  Comunicacao,
  Consentimento,
  DenunciaDescumprimento,
  Desfecho,
  Desistencia,
  Encaminhamento,
  Entrega,
  Esclarecimento,
  Manifestacao,
  ManifestacaoCofre,
  ManifestacaoHistorico,
  ManifestacaoPrazoEvento,
  Manifestante,
  ManifestantePreservado,
  Mensagem,
  PedidoIdentidade,
  PedidoReabertura,
  PesquisaSatisfacao,
  ProcessoDoCaso,
  Promessa,
  Prorrogacao,
  Recurso,
  Representacao,
  Resposta,
  RespostaRecurso,
  Tramitacao,
} from '#server/db/schema.ts';
import type { Ato, CasoPlanejado } from './caso-planejado.ts';

/** The rows of all cases, table by table, in the order of what refers to what. */
export interface Linhas {
  readonly manifestacao: Insertable<Manifestacao>[];
  readonly manifestacao_cofre: Insertable<ManifestacaoCofre>[];
  readonly manifestante_preservado: Insertable<ManifestantePreservado>[];
  readonly manifestante: Insertable<Manifestante>[];
  readonly resposta: Insertable<Resposta>[];
  readonly complementacao: Insertable<Complementacao>[];
  readonly consentimento: Insertable<Consentimento>[];
  readonly encaminhamento: Insertable<Encaminhamento>[];
  readonly prorrogacao: Insertable<Prorrogacao>[];
  readonly mensagem: Insertable<Mensagem>[];
  readonly desistencia: Insertable<Desistencia>[];
  readonly pedido_reabertura: Insertable<PedidoReabertura>[];
  readonly tramitacao: Insertable<Tramitacao>[];
  readonly comunicacao: Insertable<Comunicacao>[];
  readonly ciencia: Insertable<Ciencia>[];
  readonly atendimento: Insertable<Atendimento>[];
  readonly recurso: Insertable<Recurso>[];
  readonly resposta_recurso: Insertable<RespostaRecurso>[];
  readonly esclarecimento: Insertable<Esclarecimento>[];
  readonly promessa: Insertable<Promessa>[];
  readonly entrega: Insertable<Entrega>[];
  readonly denuncia_descumprimento: Insertable<DenunciaDescumprimento>[];
  readonly manifestacao_prazo_evento: (Insertable<ManifestacaoPrazoEvento> & { ocorrido_em: Date })[];
  readonly desfecho: Insertable<Desfecho>[];
  readonly processo_do_caso: Insertable<ProcessoDoCaso>[];
  readonly pedido_identidade: Insertable<PedidoIdentidade>[];
  readonly representacao: Insertable<Representacao>[];
  readonly pesquisa_satisfacao: Insertable<PesquisaSatisfacao>[];
  readonly manifestacao_historico: (Insertable<ManifestacaoHistorico> & { ocorrido_em: Date })[];
}

export const semLinhas = (): Linhas => ({
  manifestacao: [],
  manifestacao_cofre: [],
  manifestante_preservado: [],
  manifestante: [],
  resposta: [],
  complementacao: [],
  consentimento: [],
  encaminhamento: [],
  prorrogacao: [],
  mensagem: [],
  desistencia: [],
  pedido_reabertura: [],
  tramitacao: [],
  comunicacao: [],
  ciencia: [],
  atendimento: [],
  recurso: [],
  resposta_recurso: [],
  esclarecimento: [],
  promessa: [],
  entrega: [],
  denuncia_descumprimento: [],
  manifestacao_prazo_evento: [],
  desfecho: [],
  processo_do_caso: [],
  pedido_identidade: [],
  representacao: [],
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
  'promessa',
  'entrega',
] as const;
export type TabelaComId = (typeof tabelasComId)[number];

type Contada = Exclude<TabelaComId, 'manifestacao' | 'recurso' | 'promessa' | 'entrega'>;
const escreveEm: Readonly<Record<Contada, readonly Ato[]>> = {
  resposta: ['pedirComplementacao', 'responderIntermediaria', 'responder'],
  complementacao: ['pedirComplementacao'],
  consentimento: ['pedirConsentimento'],
  encaminhamento: ['encaminhar', 'encaminharParaFora'],
  mensagem: ['mensagem'],
};

export const quantosIds = (plano: readonly CasoPlanejado[], tabela: TabelaComId): number => {
  if (tabela === 'manifestacao') return plano.length;
  const recursos = plano.flatMap((caso) => caso.recursos ?? []).length;
  if (tabela === 'recurso') return recursos;
  // At most one of each for every answer, every decision and every declaration.
  if (tabela === 'promessa' || tabela === 'entrega') {
    const semMeios = plano.filter(({ semMeiosHa }) => semMeiosHa !== undefined).length;
    const respostas = plano.flatMap(({ passos }) => passos).filter(({ ato }) => ato === 'responder').length;
    return respostas + recursos + semMeios;
  }
  return plano.flatMap(({ passos }) => passos).filter(({ ato }) => escreveEm[tabela].includes(ato)).length;
};
