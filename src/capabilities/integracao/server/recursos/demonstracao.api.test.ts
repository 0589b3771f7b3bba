import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { SENHA } from '#testing/visitor.ts';
import { seedArquivosDoRecurso } from '../../../../../db/seed/seed-arquivos-do-recurso.ts';
import { seedCasos } from '../../../../../db/seed/seed-casos.ts';
import { exemplosDaDecisao, exemplosDaEntrega } from '../../domain/exemplos/recursos.ts';
import { entrarComoPrograma, type Programa, pedirToken } from '../testing-integracao.ts';

interface Listado {
  readonly idRecurso: number;
  readonly numProtocolo: string;
  readonly situacaoRecurso: { readonly descSituacaoRecurso: string };
}

let app: TestApp;
let programa: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  await seedCasos(app.platform);
  programa = await entrarComoPrograma(app, 'respondente');
}, 120_000);
afterAll(() => app.close());

const listar = async (consulta: string): Promise<Listado[]> => {
  const resposta = await programa.get(`/recursos?${consulta}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().Recursos;
};
const ler = async (id: number) => (await programa.get(`/recursos/${id}`)).json();
const agir = async (id: number, ato: string, corpo: object | undefined) => {
  const resposta = await programa.post(`/recursos/${id}/${ato}`, corpo ?? {});
  expect(resposta.statusCode, `${ato}: ${resposta.body}`).toBe(200);
  return resposta.json();
};

describe('M6 appeals of the demonstration, by its own program (client 1001)', { timeout: 120_000 }, () => {
  it('the guide names one that this program may judge now', async () => {
    const { body } = await app.inject('/api/docs/guia');
    const [, id] = /<code>GET \/api\/recursos\/(\d+)<\/code>/.exec(body) ?? [];
    expect((await ler(Number(id))).AtosPossiveis).toEqual(['admissibilidade']);
  });

  it('W2.13 token, list, read, admit, decide and deliver', async () => {
    const token = await pedirToken(app, {
      grant_type: 'client_credentials',
      client_id: '1001',
      client_secret: SENHA,
    });
    expect(token.statusCode).toBe(200);
    const abertos = (await listar('DataAberturaInicio=01/03/2026')).filter(
      ({ situacaoRecurso }) => situacaoRecurso.descSituacaoRecurso === 'Em Tramitação',
    );
    const lidos = await Promise.all(abertos.map(({ idRecurso }) => ler(idRecurso)));
    const aAdmitir = lidos.find(({ AtosPossiveis }) => AtosPossiveis.includes('admissibilidade'));
    expect(aAdmitir).toMatchObject({
      OrgaoJulgador: { IdOuvidoria: Orgaos.cgu },
      instancia: { IdInstanciaRecurso: Instancia.primeira },
    });
    const id = aAdmitir.idRecurso;
    expect(await agir(id, 'admissibilidade', { IndConhecido: true })).toMatchObject({
      AtosPossiveis: ['decisao'],
    });
    const decidido = await agir(id, 'decisao', exemplosDaDecisao.deferidoParaDepois?.corpo);
    expect(decidido).toMatchObject({ AtosPossiveis: ['entrega'], Entregas: [{ DataEntrega: '30/03/2026' }] });
    const entregue = await agir(id, 'entrega', exemplosDaEntrega.texto?.corpo);
    expect(entregue.AtosPossiveis).toEqual([]);
    expect(entregue.Entregas[0].ContestarAte).not.toBeNull();
  });

  it('owes another delivery, which it finds by what it may do', async () => {
    const lidos = await Promise.all(
      (await listar('DataAberturaInicio=01/01/2026')).map(({ idRecurso }) => ler(idRecurso)),
    );
    expect(lidos.filter(({ AtosPossiveis }) => AtosPossiveis.includes('entrega')).length).toBeGreaterThan(0);
  });

  it('W2.21 finds by protocol every appeal that it opens, those below what its office judges too', async () => {
    const { maximo } = await app.db
      .selectFrom('recurso')
      .select((eb) => eb.fn.max('id').as('maximo'))
      .executeTakeFirstOrThrow();
    const abre = new Map<string, number[]>();
    for (let id = 1; id <= Number(maximo); id += 1) {
      const resposta = await programa.get(`/recursos/${id}`);
      if (resposta.statusCode === 200) {
        const { numProtocolo } = resposta.json();
        abre.set(numProtocolo, [...(abre.get(numProtocolo) ?? []), id]);
      }
    }
    expect([...abre.values()].some((ids) => ids.length > 2)).toBe(true);
    for (const [protocolo, ids] of abre) {
      const achados = await listar(`NumProtocolo=${encodeURIComponent(protocolo)}`);
      expect(
        achados.map(({ idRecurso }) => idRecurso).sort((a, b) => a - b),
        protocolo,
      ).toEqual(ids);
    }
  });
});

describe('M8 the console’s calls, in a demonstration as it starts', { timeout: 120_000 }, () => {
  let app: TestApp;
  let programa: Programa;
  beforeAll(async () => {
    app = await createTestApp({ demoCasos: true });
    programa = await entrarComoPrograma(app, 'respondente');
  }, 120_000);
  afterAll(() => app.close());

  interface ChamadaDoConsole {
    readonly metodo: string;
    readonly caminho: string;
    readonly parametros: readonly { nome: string; onde: string; exemplo?: unknown }[];
    readonly exemplos: readonly { corpo: object }[];
  }
  /** As the console has them at this moment, the numbers of their addresses filled in. */
  const doConsole = async () =>
    (await app.inject('/api/docs/console.json')).json<ChamadaDoConsole[]>().map((chamada) => ({
      ...chamada,
      endereco: chamada.parametros
        .filter(({ onde }) => onde === 'path')
        .reduce((texto, { nome, exemplo }) => texto.replace(`{${nome}}`, String(exemplo)), chamada.caminho)
        .replace('/api', ''),
    }));

  it('M8 the documentation’s calls name what this program can open', async () => {
    await seedArquivosDoRecurso(app.platform);
    const lidas = (await doConsole()).filter(
      ({ metodo, caminho }) => metodo === 'GET' && /^\/api\/(manifestacoes|recursos)\/\{/.test(caminho),
    );
    expect(lidas).toHaveLength(3);
    for (const { endereco } of lidas) {
      const resposta = await programa.get(endereco);
      expect(resposta.statusCode, `${endereco}: ${resposta.body}`).toBe(200);
    }
  });

  // Each leaves what it was tried on in another state: the next finds another one.
  it.each([
    ...['atualizar', 'prorrogar', 'encaminhar', 'respostas', 'arquivar', 'reabrir'],
    ...['entrega', 'admissibilidade', 'decisao'],
  ])('M8 … and what it may act on: %s, sent as the console offers it', async (ato) => {
    const chamada = (await doConsole()).find(
      ({ caminho }) => caminho.endsWith(`}/${ato}`) && !caminho.includes('webhooks'),
    );
    const resposta = await programa.post(chamada?.endereco ?? '', chamada?.exemplos[0]?.corpo ?? {});
    expect(resposta.statusCode, `${chamada?.endereco}: ${resposta.body}`).toBe(200);
  });
});
