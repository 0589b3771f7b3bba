import { randomUUID } from 'node:crypto';
import { imagemDe } from './arquivo.ts';
import type { Pedido, Quem, Resposta } from './carga.ts';
import { type Cena, escolher, SENHA, umaVez } from './cena.ts';

const API = '/api/app-web/v1';
const UM_MB = 1_000_000;
const CGU = 6;
const BUSCAS = ['gastos', 'contratos', 'diárias', 'obras'];

export interface Trabalho {
  readonly nome: string;
  /** Who signs in on each connection; null for a visitor. */
  readonly quem: readonly (string | null)[];
  readonly fazer: (quem: Quem, cena: Cena, vez: number) => Promise<unknown>;
  /** A reading is sent again and again as bare SQL; of a writing each one is another. */
  readonly leitura: boolean;
  /** How many are done at most: of what is prepared beforehand, or may be done so often in an hour. */
  readonly maximo?: number;
  /** How many are written down to be replayed as bare SQL, where one takes long for other reasons. */
  readonly gravadas?: number;
}

export const META_DA_LEITURA = 0.5;
export const META_DA_ESCRITA = 0.4;

const feito = async (quem: Quem, pedido: Pedido): Promise<Resposta> => {
  const resposta = await quem.pedir(pedido);
  if (resposta.status !== 200 && resposta.status !== 201)
    throw new Error(`${pedido.path} respondeu ${resposta.status}: ${resposta.texto.slice(0, 300)}`);
  return resposta;
};

const ler = (quem: Quem, path: string) => feito(quem, { path: `${API}${path}` });

const mandar = (quem: Quem, path: string, corpo: object) =>
  feito(quem, {
    method: 'POST',
    path: `${API}${path}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });

export const entrar = (quem: Quem, login: string) =>
  feito(quem, {
    method: 'POST',
    path: `${API}/usuarios/login`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ login, senha: SENHA }).toString(),
  });

export const registrar = (quem: Quem, orgao: number) =>
  mandar(quem, '/manifestacoes', {
    chaveEnvio: randomUUID(),
    idTipoManifestacao: 2,
    idOuvidoriaDestino: orgao,
    teor: { texto: 'O atendimento demorou mais de três horas e ninguém soube dizer por quê.' },
  });

const foto = imagemDe(UM_MB);

const enviarArquivo = async (quem: Quem): Promise<void> => {
  const pedido = await mandar(quem, '/anexos', { nomeArquivo: 'foto.png', tamanho: foto.length });
  const { idAnexo, segredo, urlEnvio } = JSON.parse(pedido.texto) as Record<
    'idAnexo' | 'segredo' | 'urlEnvio',
    string
  >;
  const { pathname, search } = new URL(urlEnvio, 'http://localhost');
  await feito(quem, {
    method: 'PUT',
    path: `${pathname}${search}`,
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': '0' },
    body: foto,
  });
  const { texto } = await mandar(quem, `/anexos/${idAnexo}/concluir`, { segredo });
  if (!texto.includes('"situacao":"pronto"')) throw new Error(`o arquivo não foi aceito: ${texto}`);
};

const EQUIPE = ['gestor.cgu', 'respondente.cgu', 'duplo', 'gestor.cgu'];
export const PESSOAS = ['medida1', 'medida2', 'medida3', 'medida4'];
const MARIA = Array<string>(4).fill('maria.cidada');
const NINGUEM = [null, null, null, null];
/** Of four people, who may file a thousand times in an hour each, in two works. */
const REGISTROS = 1600;
/** How many answered cases are prepared to be rated, and to be appealed against. */
export const PREPARADOS = 480;

/** The works of the table, each as one person does it over and over. */
export const TRABALHOS: readonly Trabalho[] = [
  {
    nome: 'lista de trabalho, 50 linhas',
    quem: EQUIPE,
    fazer: (quem) => ler(quem, '/tratamento/manifestacoes?fila=todas&porPagina=50'),
    leitura: true,
  },
  {
    nome: 'abrir um caso, equipe',
    quem: EQUIPE,
    fazer: (quem, { casosDaEquipe }, vez) => ler(quem, `/manifestacoes/${escolher(casosDaEquipe, vez)}`),
    leitura: true,
  },
  {
    nome: 'abrir um caso, quem registrou',
    quem: MARIA,
    fazer: (quem, { casosDaPessoa }, vez) => ler(quem, `/manifestacoes/${escolher(casosDaPessoa, vez)}`),
    leitura: true,
  },
  {
    nome: 'busca pública',
    quem: NINGUEM,
    fazer: (quem, _, vez) =>
      ler(quem, `/busca/pedidos?q=${encodeURIComponent(escolher(BUSCAS, Math.floor(vez / 4)))}`),
    leitura: true,
  },
  {
    nome: 'painel',
    quem: NINGUEM,
    fazer: (quem) => ler(quem, '/paineis/resolveu'),
    leitura: true,
  },
  {
    nome: 'registrar, um órgão',
    quem: PESSOAS,
    fazer: (quem) => registrar(quem, CGU),
    leitura: false,
    maximo: REGISTROS,
  },
  {
    nome: 'registrar, 50 órgãos',
    quem: PESSOAS,
    fazer: (quem, { orgaos }, vez) => registrar(quem, escolher(orgaos, vez)),
    leitura: false,
    maximo: REGISTROS,
  },
  {
    nome: 'avaliar (pesquisa)',
    quem: PESSOAS,
    fazer: (quem, { aAvaliar }, vez) =>
      mandar(quem, `/manifestacoes/${umaVez(aAvaliar, vez)}/avaliar`, {
        idDemandaAtendida: 1,
        idFacilidade: 5,
        idSatisfacao: 9,
      }),
    leitura: false,
    maximo: PREPARADOS - 40,
  },
  {
    nome: 'recorrer',
    quem: PESSOAS,
    fazer: (quem, { aRecorrer }, vez) =>
      mandar(quem, '/recursos', {
        chaveEnvio: randomUUID(),
        idManifestacao: umaVez(aRecorrer, vez),
        remedio: 'recorrer',
        idTipoRecurso: 2,
        texto: 'A planilha que veio não tem os gastos de 2025, que eu pedi.',
        anexos: [],
      }),
    leitura: false,
    maximo: PREPARADOS - 40,
  },
  {
    nome: 'enviar um arquivo de 1 MB',
    quem: PESSOAS,
    fazer: enviarArquivo,
    leitura: false,
    maximo: 400,
    // Each is checked in a process of its own.
    gravadas: 16,
  },
  // The last: who signs in anew leaves the numbers of sessions different.
  {
    nome: 'entrar com senha',
    quem: NINGUEM,
    fazer: (quem, _, vez) => entrar(quem, escolher(PESSOAS, vez)),
    leitura: false,
    maximo: 400,
    gravadas: 100,
  },
];
