import { Acao, type AcaoDoHistorico } from '#capabilities/manifestacao/domain/historico.ts';

/**
 * Acts no webhook tells of. A reading is no act; the others say something about who filed, and of a denúncia nothing
 * about the person may leave (Lei 13.608/2018, art. 4-B).
 */
export const acoesQueNaoSaem = [
  Acao.visualizacao,
  Acao.acessoADados,
  Acao.consentimento,
  Acao.correcaoDeContato,
] as const;
type AcaoQueSai = Exclude<AcaoDoHistorico, (typeof acoesQueNaoSaem)[number]>;

interface Evento {
  /** Stable: receivers decide by it. */
  readonly evento: string;
  readonly nome: string;
}

/** Every act of a case that an office may be told of: one that is missing here does not compile. */
const porAcao = {
  [Acao.cadastro]: { evento: 'cadastro', nome: 'Cadastro' },
  [Acao.analise]: { evento: 'analise', nome: 'Análise' },
  [Acao.alteracaoDeTipo]: { evento: 'alteracao-de-tipo', nome: 'Alteração de tipo' },
  [Acao.tramitacao]: { evento: 'tramitacao', nome: 'Tramitação interna' },
  [Acao.contribuicao]: { evento: 'contribuicao', nome: 'Contribuição de uma área' },
  [Acao.complementacao]: { evento: 'complementacao', nome: 'Complementação' },
  [Acao.mensagem]: { evento: 'mensagem', nome: 'Mensagem na conversa' },
  [Acao.encaminhamento]: { evento: 'encaminhamento', nome: 'Encaminhamento' },
  [Acao.prorrogacao]: { evento: 'prorrogacao', nome: 'Prorrogação' },
  [Acao.recontagem]: { evento: 'recontagem-de-prazo', nome: 'Recontagem de prazo' },
  [Acao.registroResposta]: { evento: 'resposta', nome: 'Resposta' },
  [Acao.arquivamento]: { evento: 'arquivamento', nome: 'Arquivamento' },
  [Acao.reabertura]: { evento: 'reabertura', nome: 'Reabertura' },
  [Acao.desistencia]: { evento: 'desistencia', nome: 'Desistência' },
  [Acao.registroRecurso]: { evento: 'recurso', nome: 'Recurso' },
  [Acao.registroRespostaRecurso]: { evento: 'resposta-de-recurso', nome: 'Resposta de recurso' },
  [Acao.denunciaDeDescumprimento]: {
    evento: 'denuncia-de-descumprimento',
    nome: 'Denúncia de descumprimento',
  },
  [Acao.incidenteDeCorrecao]: { evento: 'incidente-de-correcao', nome: 'Incidente de correção' },
  [Acao.avaliacao]: { evento: 'avaliacao', nome: 'Avaliação' },
  [Acao.restricao]: { evento: 'restricao-de-conteudo', nome: 'Restrição de conteúdo' },
  [Acao.publicacao]: { evento: 'publicacao', nome: 'Decisão sobre publicação' },
  [Acao.tarjamento]: { evento: 'tarjamento', nome: 'Documento tarjado' },
} as const satisfies Readonly<Record<AcaoQueSai, Evento>>;

export type EventoDoWebhook = (typeof porAcao)[AcaoQueSai]['evento'];

const linhas = Object.entries(porAcao) as [AcaoQueSai, { evento: EventoDoWebhook; nome: string }][];

/** In the order in which they are offered. */
export const eventosDoWebhook = linhas.map(([, { evento }]) => evento) as [
  EventoDoWebhook,
  ...EventoDoWebhook[],
];

/** What a test delivery is called; nobody chooses it, and everybody gets it when they ask. */
export const TESTE = 'teste';

const nomes = Object.fromEntries(linhas.map(([, { evento, nome }]) => [evento, nome]));
const eventos: ReadonlyMap<string, EventoDoWebhook> = new Map(
  linhas.map(([acao, { evento }]) => [acao, evento]),
);

export const nomeDoEvento = (evento: string): string =>
  evento === TESTE ? 'Entrega de teste' : (nomes[evento] ?? evento);

/** Null: an act that no webhook tells of. */
export const eventoDaAcao = (acao: string): EventoDoWebhook | null => eventos.get(acao) ?? null;

export const acoesDosEventos = (escolhidos: readonly EventoDoWebhook[]): AcaoQueSai[] =>
  linhas.filter(([, { evento }]) => escolhidos.includes(evento)).map(([acao]) => acao);

export const eventosDasAcoes = (acoes: readonly string[]): EventoDoWebhook[] =>
  linhas.filter(([acao]) => acoes.includes(acao)).map(([, { evento }]) => evento);
