import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';

type Anotacoes = typeof anotacoes;
type AcaoQueSai = {
  [N in keyof Anotacoes]: Anotacoes[N]['evento'] extends null ? never : Anotacoes[N]['rotulo'];
}[keyof Anotacoes];

/** Stable: receivers decide by it. */
export type EventoDoWebhook = NonNullable<Anotacoes[keyof Anotacoes]['evento']>['chave'];

/** What an office may be told of, as each annotation says of itself. */
const linhas = Object.values(anotacoes).flatMap(({ rotulo, evento }) =>
  evento ? [[rotulo as AcaoQueSai, { evento: evento.chave, nome: evento.nome }] as const] : [],
);

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
