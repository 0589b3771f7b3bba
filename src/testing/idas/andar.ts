import { podeAcessar } from '#kernel/acesso.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { minutes } from '#server/clock.ts';
import {
  chavesDaPergunta,
  colherEnderecos,
  type Endereco,
  isObrigatoria,
  opcoesDe,
} from '../mesma-leitura/enderecos.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { entrarComo, Visitor } from '../visitor.ts';
import { type Alvo, casosDaCena, completarCena, nomesDasPartes, partesDaCena } from '../vistas/cena.ts';

export const API = '/api/app-web/v1/';

/** The first who gets an answer is the one whose request is counted. */
const LEITORES: readonly (readonly [login: string | null, perfil: IdPerfil])[] = [
  [null, Perfil.publico],
  ['maria.cidada', Perfil.cidadao],
  ['gestor.cgu', Perfil.gestor],
  ['admin', Perfil.administrador],
  ['gestor.ifce', Perfil.gestor],
  ['colaborador.cgu', Perfil.colaborador],
];

/** How many cases, or parts of them, each reader asks for until one answers. */
const TENTATIVAS = 40;

/** What is asked by each name that must be given. */
const PERGUNTAS: Readonly<Record<string, string>> = {
  q: 'lâmpada',
  busca: 'lâmpada',
  ano: '2026',
  de: '2026-01-01',
  ate: '2026-03-12',
  idOuvidoria: '6',
  uf: 'DF',
  esfera: '1',
  inicio: '2026-03-02',
};

/** What stands in an address for what is no case nor hangs on one; 1 where nothing is said. */
const VALORES: Readonly<Record<string, string>> = {
  idOuvidoria: '6',
  painel: 'tempo-de-resposta',
  relatorio: 'tempo-de-resposta',
  ano: '2026',
  conjunto: 'manifestacoes',
  codigo: '214460',
};

/** Statements sent, and how often something was sent and waited for. */
export type Custo = readonly [comandos: number, idas: number];

export const createAndar = async () => {
  const { enderecos, opcoes } = colherEnderecos();
  const app: TestApp = await createTestApp({ ...opcoes, demoCasos: true, comMemoria: true });
  const { idModelo } = await completarCena(app);
  const casos = await casosDaCena(app);
  const partes = await partesDaCena(app);
  /** Sessions end while the clock goes on. */
  const sessoes = new Map<string | null, { readonly quem: Visitor; readonly desde: number }>();
  const leitor = async (login: string | null): Promise<Visitor> => {
    const agora = app.clock.now().getTime();
    const aberta = sessoes.get(login);
    if (aberta && agora - aberta.desde < minutes(50)) return aberta.quem;
    const quem = login === null ? new Visitor(app) : await entrarComo(app, login);
    sessoes.set(login, { quem, desde: agora });
    return quem;
  };

  /** The finest part of an address says which case it is about. */
  const alvosDe = (url: string): readonly Alvo[] => {
    const parte = nomesDasPartes.find((nome) => url.includes(`:${nome}`));
    if (parte !== undefined) return partes.get(parte) ?? [];
    return url.includes(':idManifestacao') ? casos : [{ valores: VALORES, idManifestacao: 0 }];
  };

  const enderecoDo = (endereco: Endereco, { valores }: Alvo): string => {
    const perguntas = new URLSearchParams();
    for (const [nome, schema] of Object.entries(chavesDaPergunta(endereco)))
      if (isObrigatoria(schema)) perguntas.set(nome, opcoesDe(schema)?.[0] ?? PERGUNTAS[nome] ?? '1');
    const caminho = endereco.url.replaceAll(
      /:(\w+)/g,
      (_, nome: string) => ({ idModelo, ...valores })[nome] ?? '1',
    );
    return perguntas.size > 0 ? `${caminho}?${perguntas}` : caminho;
  };

  /** Asked for once before it is counted: columns of a read are learnt at its first use, and memories filled. */
  const medir = async (quem: Visitor, url: string): Promise<Custo | null> => {
    if ((await quem.get(url)).statusCode !== 200) return null;
    // Later than the view before, so that each writes one.
    app.clock.advance(minutes(2));
    await quem.get(url);
    app.clock.advance(minutes(2));
    app.takeQueries();
    app.takeRoundTrips();
    await quem.get(url);
    return [app.takeQueries().length, app.takeRoundTrips()];
  };

  const custoDe = async (endereco: Endereco): Promise<Custo | null> => {
    for (const [login, idPerfil] of LEITORES) {
      const { acesso } = endereco.endpoint;
      if (
        !podeAcessar(acesso, idPerfil === Perfil.publico ? null : { idPerfil, cadastroPendente: false })
          .allowed
      )
        continue;
      const quem = await leitor(login);
      for (const alvo of alvosDe(endereco.url).slice(0, TENTATIVAS)) {
        const custo = await medir(quem, enderecoDo(endereco, alvo));
        if (custo) return custo;
      }
    }
    return null;
  };

  return {
    app,
    leituras: enderecos.filter(({ method, url }) => method === 'GET' && url.startsWith(API)),
    custoDe,
  };
};
