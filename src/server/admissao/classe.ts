/**
 * Whose turn comes first when there is more to do than can be done: what people decide before what they look at, and the office's
 * acts, on which deadlines depend, before all. An act of who is not known yet, such as a filing without a name, waits longer than
 * any reading before it is sent away, and has its turn among the readings of people with an account: anybody can send a thousand.
 */
export const CLASSES = [
  'ato-da-equipe',
  'ato',
  'ato-sem-conta',
  'leitura-com-conta',
  'leitura-anonima',
] as const;
export type Classe = (typeof CLASSES)[number];

/** Classes of one turn are called in the order of arrival. */
export const VEZES: readonly (readonly Classe[])[] = [
  ['ato-da-equipe'],
  ['ato'],
  ['ato-sem-conta', 'leitura-com-conta'],
  ['leitura-anonima'],
];

/**
 * Recognised by an earlier request of the same session, or nobody: what a session says that was never checked here, anybody can
 * say.
 */
export type QuemPede = 'equipe' | 'conta' | 'ninguem';

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

/**
 * What costs next to nothing is always answered: pages and files from memory, redirects, addresses that do not exist, and the probes of
 * whoever would take a process that does not answer for one that is dead.
 */
export const isDeGraca = ({ rota, url }: Pick<PedidoVisto, 'rota' | 'url'>): boolean =>
  rota === undefined ||
  rota === '/' ||
  rota.startsWith('/saude/') ||
  rota === '/metrics' ||
  ((rota === '/web' || rota.startsWith('/web/')) && !PAGINA_DO_BANCO.test(url));

export const isLeitura = ({ method }: Pick<PedidoVisto, 'method'>): boolean => LEITURAS.has(method);

const ATO: Readonly<Record<QuemPede, Classe>> = {
  equipe: 'ato-da-equipe',
  conta: 'ato',
  ninguem: 'ato-sem-conta',
};

export const classeDe = (pedido: PedidoVisto, quem: QuemPede): Classe => {
  if (pedido.rota === DE_NINGUEM) return 'leitura-anonima';
  if (isLeitura(pedido)) return quem === 'ninguem' ? 'leitura-anonima' : 'leitura-com-conta';
  return ATO[quem];
};
