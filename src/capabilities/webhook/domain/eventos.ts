import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';

type Anotacoes = typeof anotacoes;
type AcaoQueSai = {
  [N in keyof Anotacoes]: Anotacoes[N]['evento'] extends null ? never : Anotacoes[N]['rotulo'];
}[keyof Anotacoes];

/** These keys must not change: receivers rely on them. */
export type EventoDoWebhook = NonNullable<Anotacoes[keyof Anotacoes]['evento']>['chave'];

/** The events that each annotation of the history declares. */
const linhas = Object.values(anotacoes).flatMap(({ rotulo, evento }) =>
  evento ? [[rotulo as AcaoQueSai, { evento: evento.chave, nome: evento.nome }] as const] : [],
);

/** In the order in which they are offered. */
export const eventosDoWebhook = linhas.map(([, { evento }]) => evento) as [
  EventoDoWebhook,
  ...EventoDoWebhook[],
];

/** The event of a test delivery; nobody can choose it, and every webhook gets it when tested. */
export const TESTE = 'teste';

const nomes = Object.fromEntries(linhas.map(([, { evento, nome }]) => [evento, nome]));
const eventos: ReadonlyMap<string, EventoDoWebhook> = new Map(
  linhas.map(([acao, { evento }]) => [acao, evento]),
);

export const nomeDoEvento = (evento: string): string =>
  evento === TESTE ? 'Entrega de teste' : (nomes[evento] ?? evento);

/** Null for an act that is never sent to webhooks. */
export const eventoDaAcao = (acao: string): EventoDoWebhook | null => eventos.get(acao) ?? null;

export const acoesDosEventos = (escolhidos: readonly EventoDoWebhook[]): AcaoQueSai[] =>
  linhas.filter(([, { evento }]) => escolhidos.includes(evento)).map(([acao]) => acao);

export const eventosDasAcoes = (acoes: readonly string[]): EventoDoWebhook[] =>
  linhas.filter(([acao]) => acoes.includes(acao)).map(([, { evento }]) => evento);
