/**
 * Whose turn comes first when there is more to do than can be done: what people decide before what they look at, and the office's
 * acts, on which deadlines depend, before all. A filing is an act: it waits longer than any reading before it is sent away.
 */
export const CLASSES = ['ato-da-equipe', 'ato', 'leitura-com-conta', 'leitura-anonima'] as const;
export type Classe = (typeof CLASSES)[number];

/** `equipe` was recognised by an earlier request of the same session; a session not seen before is only claimed. */
export type QuemPede = 'equipe' | 'com-sessao' | 'ninguem';

interface PedidoVisto {
  readonly method: string;
  /** The pattern of the route, undefined where there is none. */
  readonly rota: string | undefined;
  readonly url: string;
}

const LEITURAS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reports of browsers about themselves: nobody waits for them. */
const DE_NINGUEM = '/relatos-do-navegador';

/** The pages below /web come from memory, but for these, whose words are read from the database. */
const PAGINA_DO_BANCO = /^\/web\/(?:busca\/pedidos\/|perguntas-frequentes(?:[/?]|$))/;

/** What costs next to nothing is always answered: pages and files from memory, redirects, addresses that do not exist. */
export const isDeGraca = ({ rota, url }: Pick<PedidoVisto, 'rota' | 'url'>): boolean =>
  rota === undefined ||
  rota === '/' ||
  ((rota === '/web' || rota.startsWith('/web/')) && !PAGINA_DO_BANCO.test(url));

export const isLeitura = ({ method }: Pick<PedidoVisto, 'method'>): boolean => LEITURAS.has(method);

export const classeDe = (pedido: PedidoVisto, quem: QuemPede): Classe => {
  if (pedido.rota === DE_NINGUEM) return 'leitura-anonima';
  if (isLeitura(pedido)) return quem === 'ninguem' ? 'leitura-anonima' : 'leitura-com-conta';
  return quem === 'equipe' ? 'ato-da-equipe' : 'ato';
};
