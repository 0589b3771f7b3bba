import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '../atos.ts';
import { type CasoCriado, CGU, criarCaso } from '../casos.ts';
import { registrar } from '../registro.ts';
import type { Escrita } from '../test-app.ts';
import type { Visitor } from '../visitor.ts';

const API = '/api/app-web/v1';
const texto = 'Fomos ao posto e conferimos o que foi contado.';

/** What the requests are about. */
export interface Cena {
  /** Cases of the office, one for each time something is asked for. */
  readonly daEquipe: readonly number[];
  readonly daPessoa: readonly number[];
  novo(): Promise<CasoCriado>;
  respondido(): Promise<CasoCriado>;
  negado(): Promise<CasoCriado>;
}

export const lerCena = async (escrita: Escrita): Promise<Cena> => {
  const { db } = escrita;
  const daEquipe = await db
    .selectFrom('manifestacao')
    .select('id')
    .where('id_ouvidoria', '=', CGU)
    .where('id_tipo', '=', TipoManifestacao.reclamacao)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  const daPessoa = await db
    .selectFrom('manifestante')
    .innerJoin('usuario', 'usuario.id', 'manifestante.id_usuario')
    .select('manifestante.id_manifestacao as id')
    .where('usuario.login', '=', 'maria.cidada')
    .limit(10)
    .execute();
  return {
    daEquipe: daEquipe.map(({ id }) => id),
    daPessoa: daPessoa.map(({ id }) => id),
    novo: () => criarCaso(escrita),
    respondido: () => criarCaso(escrita, { resposta: { texto } }),
    negado: () => criarCaso(escrita, { tipo: TipoManifestacao.acessoAInformacao, resposta: { texto } }),
  };
};

export interface PedidoQuente {
  readonly nome: string;
  readonly quem: 'gestor.cgu' | 'maria.cidada' | null;
  /** How many of a thousand requests of a working day: an estimate, which orders the statements and no more. */
  readonly peso: number;
  /** Asked for twice; what the second time sends counts, since the first fills what is kept in memory. */
  readonly fazer: (quem: Visitor, cena: Cena, vez: number) => Promise<LightMyRequestResponse>;
}

const ler =
  (caminho: string | ((cena: Cena, vez: number) => string)): PedidoQuente['fazer'] =>
  (quem, cena, vez) =>
    quem.get(`${API}${typeof caminho === 'string' ? caminho : caminho(cena, vez)}`);

export const pedidosQuentes: readonly PedidoQuente[] = [
  { nome: 'lista', quem: 'gestor.cgu', peso: 80, fazer: ler('/tratamento/manifestacoes') },
  {
    nome: 'lista, todas',
    quem: 'gestor.cgu',
    peso: 40,
    fazer: ler('/tratamento/manifestacoes?fila=todas&porPagina=50'),
  },
  {
    nome: 'lista, vencendo',
    quem: 'gestor.cgu',
    peso: 30,
    fazer: ler('/tratamento/manifestacoes?fila=vencendo'),
  },
  {
    nome: 'lista, minhas',
    quem: 'gestor.cgu',
    peso: 30,
    fazer: ler('/tratamento/manifestacoes?fila=em-analise&responsavel=eu'),
  },
  {
    nome: 'lista, busca',
    quem: 'gestor.cgu',
    peso: 20,
    fazer: ler('/tratamento/manifestacoes?fila=todas&busca=zarabatana'),
  },
  { nome: 'contagens', quem: 'gestor.cgu', peso: 80, fazer: ler('/tratamento/contagens') },
  { nome: 'hoje', quem: 'gestor.cgu', peso: 20, fazer: ler('/tratamento/hoje') },
  { nome: 'alertas, contagem', quem: 'gestor.cgu', peso: 80, fazer: ler('/alertas/contagem') },
  {
    nome: 'caso, equipe',
    quem: 'gestor.cgu',
    peso: 100,
    fazer: ler(({ daEquipe }, vez) => `/manifestacoes/${daEquipe[vez]}`),
  },
  {
    nome: 'caso, página do órgão',
    quem: 'gestor.cgu',
    peso: 100,
    fazer: ler(({ daEquipe }, vez) => `/tratamento/${daEquipe[vez]}`),
  },
  {
    nome: 'notas do caso',
    quem: 'gestor.cgu',
    peso: 40,
    fazer: ler(({ daEquipe }, vez) => `/tratamento/${daEquipe[vez]}/notas`),
  },
  { nome: 'recursos, lista', quem: 'gestor.cgu', peso: 10, fazer: ler('/recursos') },
  { nome: 'minhas manifestações', quem: 'maria.cidada', peso: 40, fazer: ler('/manifestacoes') },
  { nome: 'novidades', quem: 'maria.cidada', peso: 40, fazer: ler('/manifestacoes/novidades/contagem') },
  {
    nome: 'caso, quem registrou',
    quem: 'maria.cidada',
    peso: 60,
    fazer: ler(({ daPessoa }, vez) => `/manifestacoes/${daPessoa[vez]}`),
  },
  {
    nome: 'remédios do caso',
    quem: 'maria.cidada',
    peso: 20,
    fazer: ler(({ daPessoa }, vez) => `/manifestacoes/${daPessoa[vez]}/remedios`),
  },
  { nome: 'busca pública', quem: null, peso: 40, fazer: ler('/busca/pedidos?q=contratos') },
  { nome: 'busca pública, recentes', quem: null, peso: 20, fazer: ler('/busca/pedidos') },
  { nome: 'painel', quem: null, peso: 10, fazer: ler('/paineis/resolveu') },
  {
    nome: 'entrar',
    quem: null,
    peso: 10,
    fazer: (quem) => quem.login('maria.cidada', 'Demo@2026'),
  },
  { nome: 'registrar', quem: 'maria.cidada', peso: 30, fazer: (quem) => registrar(quem) },
  {
    nome: 'nota',
    quem: 'gestor.cgu',
    peso: 20,
    fazer: (quem, { daEquipe }, vez) => quem.post(`${API}/tratamento/${daEquipe[vez]}/notas`, { texto }),
  },
  {
    nome: 'assumir',
    quem: 'gestor.cgu',
    peso: 20,
    fazer: async (quem, cena) => fazerAto(quem, 'assumir', [{ idManifestacao: (await cena.novo()).id }], {}),
  },
  {
    nome: 'responder',
    quem: 'gestor.cgu',
    peso: 20,
    fazer: async (quem, cena) =>
      fazerAto(quem, 'responder', [{ idManifestacao: (await cena.novo()).id }], {
        texto,
        detalhes: { decisaoFinal: 'A lâmpada foi trocada.' },
      }),
  },
  {
    nome: 'avaliar',
    quem: 'maria.cidada',
    peso: 5,
    fazer: async (quem, cena) =>
      quem.post(`${API}/manifestacoes/${(await cena.respondido()).id}/avaliar`, {
        idDemandaAtendida: 1,
        idFacilidade: 5,
        idSatisfacao: 9,
      }),
  },
  {
    nome: 'recorrer',
    quem: 'maria.cidada',
    peso: 3,
    fazer: async (quem, cena) =>
      quem.post(`${API}/recursos`, {
        chaveEnvio: randomUUID(),
        idManifestacao: (await cena.negado()).id,
        remedio: 'recorrer',
        idTipoRecurso: 2,
        texto: 'A planilha que veio não tem os gastos de 2025, que eu pedi.',
        anexos: [],
      }),
  },
  {
    nome: 'pedir o envio de um arquivo',
    quem: 'maria.cidada',
    peso: 5,
    fazer: (quem) => quem.post(`${API}/anexos`, { nomeArquivo: 'foto.png', tamanho: 1000 }),
  },
];
