import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { podeAcessar } from '#kernel/acesso.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { minutes } from '#server/clock.ts';
import { chavesDaPergunta, colherEnderecos, type Endereco } from '../mesma-leitura/enderecos.ts';
import { NAO_FALAM_DE_CASOS, QUE_LEEM } from '../mesma-leitura/envios.ts';
import { idDoLogin } from '../pessoas-do-caso.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { entrarComo, type Visitor } from '../visitor.ts';
import { type Alvo, casosDaCena, completarCena, nomesDasPartes, partesDaCena } from './cena.ts';

const BASE = '/api/app-web/v1/';
const LEITORES: readonly (readonly [login: string, perfil: IdPerfil])[] = [
  ['gestor.cgu', Perfil.gestor],
  ['gestor.ifce', Perfil.gestor],
  ['atendente.cgu', Perfil.atendente],
  ['observador.cgu', Perfil.observador],
  ['colaborador.cgu', Perfil.colaborador],
  ['admin', Perfil.administrador],
];

/** They name a case, or what hangs on it, and leave no view. */
const SEM_VISTA: Readonly<Record<string, string>> = {
  'tratamento/:idManifestacao/rascunho-resposta': 'the reader’s own words, which nobody else reads',
  'tratamento/:idManifestacao/opcoes': 'what the office may choose from for any case',
  'manifestacoes/:idManifestacao/consentimento': 'exists only for who filed',
  'manifestacoes/:idManifestacao/pesquisa': 'exists only for who filed',
};
/** Requests to declassify hang on no case and have a history of their own. */
const DE_NENHUM_CASO = /^desclassificacoes\//;

type Json = Record<string, unknown>;
const temAlgum = (json: Json, ...chaves: readonly string[]): boolean =>
  chaves.some((chave) => ((json[chave] as unknown[] | undefined)?.length ?? 0) > 0);
/** Where an answer may say nothing of the case: whether this one does. */
const DIZ_ALGO: Readonly<Record<string, (json: Json) => boolean>> = {
  'tratamento/:idManifestacao/notas': (json) => temAlgum(json, 'notas'),
  'tratamento/:idManifestacao/transcricoes': (json) => temAlgum(json, 'vozes'),
  'tratamento/:idManifestacao/pseudonimo': (json) => temAlgum(json, 'textos'),
  'manifestacoes/:idManifestacao/desfechos': (json) => temAlgum(json, 'desfechos', 'processos'),
  'manifestacoes/:idManifestacao/pedidos-de-identidade': (json) => temAlgum(json, 'pedidos'),
  'manifestacoes/:idManifestacao/aberturas-de-identidade': (json) => temAlgum(json, 'aberturas'),
  'manifestacoes/:idManifestacao/impedimentos': (json) =>
    temAlgum((json.gestor ?? {}) as Json, 'pedidos', 'impedidos'),
  'monitoramento/avaliacoes/:idAvaliacao/casos/:idManifestacao': (json) => json.resposta !== null,
};

const colhidos = colherEnderecos();
const caminhoDe = ({ url }: Endereco): string => url.replace(BASE, '');
/** A sample is a list of cases: what is read of one of them has an address of its own. */
const PARTE = new RegExp(
  `:(?:idManifestacao|${nomesDasPartes.filter((nome) => nome !== 'idAvaliacao').join('|')})\\b`,
);
const PERGUNTA = /^(?:idManifestacao|protocolo)$/;
const falaDeUmCaso = (endereco: Endereco): boolean =>
  PARTE.test(endereco.url) || Object.keys(chavesDaPergunta(endereco)).some((nome) => PERGUNTA.test(nome));
const doServidor = ({ endpoint: { acesso } }: Endereco): boolean =>
  LEITORES.some(([, idPerfil]) => podeAcessar(acesso, { idPerfil, cadastroPendente: false }).allowed) &&
  (acesso.tipo !== 'aberto' || acesso.comPessoa);
/** Programs read through addresses of their own (`integracao/server/clientes-de-exemplo.api.test.ts`). */
const leituras = (): readonly Endereco[] =>
  colhidos.enderecos.filter(
    (cada) =>
      cada.method === 'GET' &&
      cada.url.startsWith(BASE) &&
      doServidor(cada) &&
      falaDeUmCaso(cada) &&
      !DE_NENHUM_CASO.test(caminhoDe(cada)),
  );

let app: TestApp;
let idModelo: string;
let casos: readonly Alvo[];
let partes: ReadonlyMap<string, readonly Alvo[]>;
beforeAll(async () => {
  app = await createTestApp({ ...colhidos.opcoes, demoCasos: true });
  ({ idModelo } = await completarCena(app));
  casos = await casosDaCena(app);
  partes = await partesDaCena(app);
}, 120_000);
afterAll(() => app.close());

/** The finest part of an address says which case it is about. */
const alvosDe = ({ url }: Endereco): readonly Alvo[] => {
  const parte = nomesDasPartes.find((nome) => url.includes(`:${nome}`));
  return parte === undefined ? casos : (partes.get(parte) ?? []);
};
const protocoloDe = async (idManifestacao: number): Promise<string> =>
  (
    await app.db
      .selectFrom('manifestacao')
      .select('protocolo')
      .where('id', '=', idManifestacao)
      .executeTakeFirstOrThrow()
  ).protocolo;
const enderecoDo = async (endereco: Endereco, { valores, idManifestacao }: Alvo): Promise<string> => {
  const perguntas = new URLSearchParams();
  for (const nome of Object.keys(chavesDaPergunta(endereco)))
    if (nome === 'protocolo') perguntas.set(nome, await protocoloDe(idManifestacao));
  return `${endereco.url.replaceAll(/:(\w+)/g, (_, nome: string) => ({ idModelo, ...valores })[nome] ?? '1')}?${perguntas}`;
};
const dizAlgo = (endereco: Endereco, corpo: string): boolean => {
  if (corpo === '[]') return false;
  const diz = DIZ_ALGO[caminhoDe(endereco)];
  return diz === undefined || diz(JSON.parse(corpo) as Json);
};
const foiVista = async (idManifestacao: number, idLeitor: number): Promise<boolean> => {
  const { rows } = await sql`select from manifestacao_historico where id_manifestacao = ${idManifestacao}
    and acao = 'Visualização' and id_responsavel = ${idLeitor} and ocorrido_em = ${app.clock.now()}`.execute(
    app.db,
  );
  return rows.length > 0;
};

const SO_DE_QUEM_REGISTROU = 'exists only';
const isSoDeQuemRegistrou = (caminho: string): boolean =>
  SEM_VISTA[caminho]?.startsWith(SO_DE_QUEM_REGISTROU) ?? false;

/** What answered before is asked for first; of the rest so many, once somebody has read something there. */
const MAIS_ALGUNS = 12;
const respondidos = new Map<string, Alvo[]>();
const aPerguntar = (endereco: Endereco, alcance: ReadonlySet<number>): readonly Alvo[] => {
  const antes = respondidos.get(endereco.url) ?? [];
  const todos = alvosDe(endereco);
  const outros = todos.filter(
    (alvo) => !antes.includes(alvo) && (todos !== casos || alcance.has(alvo.idManifestacao)),
  );
  const semMais = antes.length > 0 || isSoDeQuemRegistrou(caminhoDe(endereco));
  return semMais ? [...antes, ...outros.slice(0, MAIS_ALGUNS)] : outros;
};
/** The cases of which anything at all may be read. */
const alcanceDe = async (leitor: Visitor): Promise<ReadonlySet<number>> => {
  const alcance = new Set<number>();
  for (const { idManifestacao } of casos) {
    const { statusCode } = await leitor.get(`${BASE}manifestacoes/${idManifestacao}/pedidos-de-identidade`);
    if (statusCode === 200) alcance.add(idManifestacao);
  }
  app.clock.advance(minutes(2));
  return alcance;
};

describe('L9: whoever of the staff reads something of a case leaves a view in its history (Decreto 10.153/2019, art. 6)', () => {
  it('every address that names a case, or what hangs on one, as each of the staff gets it', async () => {
    const semVista: string[] = [];
    const lidas = new Set<string>();
    for (const [login, idPerfil] of LEITORES) {
      const leitor = await entrarComo(app, login);
      const idLeitor = await idDoLogin(app, login);
      const alcance = await alcanceDe(leitor);
      const agora = new Set<number>();
      for (const endereco of leituras()) {
        if (!podeAcessar(endereco.endpoint.acesso, { idPerfil, cadastroPendente: false }).allowed) continue;
        for (const alvo of aPerguntar(endereco, alcance)) {
          // A view of the same minute counts as one: each reading is of a moment of its own.
          if (agora.has(alvo.idManifestacao)) {
            app.clock.advance(minutes(2));
            agora.clear();
          }
          const { statusCode, body } = await leitor.get(await enderecoDo(endereco, alvo));
          if (statusCode !== 200) continue;
          agora.add(alvo.idManifestacao);
          if (!dizAlgo(endereco, body)) continue;
          const caminho = caminhoDe(endereco);
          lidas.add(caminho);
          respondidos.set(endereco.url, [...(respondidos.get(endereco.url) ?? []), alvo]);
          if (!(caminho in SEM_VISTA) && !(await foiVista(alvo.idManifestacao, idLeitor)))
            semVista.push(`${login} ${caminho} (case ${alvo.idManifestacao}): ${body.slice(0, 200)}`);
          break;
        }
      }
    }
    expect(semVista).toEqual([]);
    // The walk came upon each of them with something to read.
    const semNada = leituras()
      .map(caminhoDe)
      .filter((caminho) => !lidas.has(caminho) && !isSoDeQuemRegistrou(caminho));
    expect(semNada).toEqual([]);
  }, 400_000);

  it('what leaves no view is still there, and no POST that only reads names a case', () => {
    const caminhos = leituras().map(caminhoDe);
    expect(Object.keys(SEM_VISTA).filter((caminho) => !caminhos.includes(caminho))).toEqual([]);
    const posts = [...Object.keys(QUE_LEEM), ...NAO_FALAM_DE_CASOS];
    expect(posts.filter((caminho) => PARTE.test(caminho))).toEqual([]);
  });
});
