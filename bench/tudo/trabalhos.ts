import { randomUUID } from 'node:crypto';
import type { Ligacao, Pedido } from './carga.ts';

const API = '/api/app-web/v1';
const JSON_UTF8 = { 'content-type': 'application/json' };

/** What the works need to know of the database they run on. */
export interface Cena {
  readonly casosDaEquipe: readonly number[];
  readonly casosDaPessoa: readonly number[];
  readonly orgaos: readonly number[];
}

export interface Trabalho {
  readonly nome: string;
  /** Who signs in on each connection; null for a visitor. */
  readonly quem: readonly (string | null)[];
  readonly pedido: (cena: Cena, vez: number) => Pedido;
  /** Reads are also done as bare SQL; of writes each one is different. */
  readonly leitura: boolean;
  /** A person may file only so many cases in a day. */
  readonly maximo?: number;
  /** What it must cost at most, as a share of the bare statements. */
  readonly meta?: number;
}

const escolher = (ids: readonly number[], vez: number): number => {
  const id = ids[Math.abs(vez) % ids.length];
  if (id === undefined) throw new Error('The database has no case for this work');
  return id;
};

const registro = (orgao: number): Pedido => ({
  method: 'POST',
  path: `${API}/manifestacoes`,
  headers: JSON_UTF8,
  body: JSON.stringify({
    chaveEnvio: randomUUID(),
    idTipoManifestacao: 2,
    idOuvidoriaDestino: orgao,
    teor: { texto: 'O atendimento demorou mais de três horas e ninguém soube dizer por quê.' },
  }),
});

const EQUIPE = ['gestor.cgu', 'respondente.cgu', 'duplo', 'gestor.cgu'];
const PESSOAS = ['maria.cidada', 'joao.cidadao', 'maria.cidada', 'joao.cidadao'];
const NINGUEM = [null, null, null, null];

/** The works of issue and bench alike, each as one person does it over and over. */
export const TRABALHOS: readonly Trabalho[] = [
  {
    nome: 'lista de trabalho, 50 linhas',
    quem: EQUIPE,
    pedido: () => ({ path: `${API}/tratamento/manifestacoes?fila=todas&porPagina=50` }),
    leitura: true,
    meta: 0.5,
  },
  {
    nome: 'abrir um caso, equipe',
    quem: EQUIPE,
    pedido: ({ casosDaEquipe }, vez) => ({ path: `${API}/manifestacoes/${escolher(casosDaEquipe, vez)}` }),
    leitura: true,
    meta: 0.5,
  },
  {
    nome: 'abrir um caso, quem registrou',
    quem: ['maria.cidada', 'maria.cidada', 'maria.cidada', 'maria.cidada'],
    pedido: ({ casosDaPessoa }, vez) => ({ path: `${API}/manifestacoes/${escolher(casosDaPessoa, vez)}` }),
    leitura: true,
    meta: 0.5,
  },
  {
    nome: 'busca pública',
    quem: NINGUEM,
    pedido: (_, vez) => ({
      path: `${API}/busca/pedidos?q=${encodeURIComponent(['gastos', 'contratos', 'diárias', 'obras'][Math.abs(vez) % 4] ?? '')}`,
    }),
    leitura: true,
    meta: 0.5,
  },
  { nome: 'painel', quem: NINGUEM, pedido: () => ({ path: `${API}/paineis/resolveu` }), leitura: true },
  {
    nome: 'página inicial, HTML',
    quem: NINGUEM,
    pedido: () => ({ path: '/web/', headers: { 'accept-encoding': 'br' } }),
    leitura: false,
  },
  {
    nome: 'registrar, um órgão',
    quem: PESSOAS,
    pedido: () => registro(6),
    leitura: false,
    maximo: 700,
  },
  {
    nome: 'registrar, 50 órgãos',
    quem: PESSOAS,
    pedido: ({ orgaos }, vez) => registro(escolher(orgaos, vez)),
    leitura: false,
    maximo: 700,
  },
];

export const conferir = async (ligacao: Ligacao, pedido: Pedido): Promise<void> => {
  const { status, texto } = await ligacao.pedir(pedido);
  if (status !== 200 && status !== 201)
    throw new Error(`${pedido.path} respondeu ${status}: ${texto.slice(0, 300)}`);
};
