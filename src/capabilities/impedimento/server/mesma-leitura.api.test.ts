import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nomesDosRelatorios } from '#capabilities/relatorio/domain/relatorios.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import { colherLeituras } from '#testing/passeio-de-leitura.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1';
const ETIQUETA = 'gustavo-superfaturamento';
const leituras = colherLeituras();
let app: TestApp;
let acusado: Visitor;
let duplo: Visitor;
let idDuplo: number;
let unidade: number;
let caso: number;
beforeAll(async () => {
  app = await createTestApp(leituras.opcoes);
  acusado = await entrarComo(app, 'gestor.cgu');
  duplo = await entrarComo(app, 'duplo');
  idDuplo = await idDoLogin(app, 'duplo');
  ({ id: unidade } = await app.db
    .insertInto('unidade')
    .values({ id_ouvidoria: Orgaos.cgu, nome: 'Coordenação de Logística', sigla: 'COLOG-X' })
    .returning('id')
    .executeTakeFirstOrThrow());
  const daArea = { id_unidade: unidade, id_usuario: await idDoLogin(app, 'colaborador.cgu') };
  await app.db.insertInto('unidade_pessoa').values(daArea).execute();
  // A case that the accused sees, worked on alike, so that nothing moves for the first time.
  const { id } = await criarCaso(app, { idOuvidoria: Orgaos.cgu });
  caso = id;
  await registrar(await entrarComo(app, 'maria.cidada'), {});
  await app.runJobs();
});
afterAll(() => app.close());

const VALORES: Readonly<Record<string, () => readonly string[]>> = {
  idManifestacao: () => [String(caso)],
  idUsuario: () => [String(idDuplo)],
  idOuvidoria: () => [String(Orgaos.cgu)],
  relatorio: () => nomesDosRelatorios,
};
/** What the reading itself moves, and the signs of life of the server. */
const FORA =
  /dadosautenticacao|\/saude|sessoes|meus-dados|\/eventos|ao-vivo|prova-de-trabalho|captcha|\/formulario/;

const enderecosDe = (url: string): readonly string[] => {
  const nome = /:(\w+)/.exec(url)?.[1];
  if (nome === undefined) return [url];
  return (VALORES[nome]?.() ?? ['1']).flatMap((valor) => enderecosDe(url.replace(`:${nome}`, valor)));
};
const lerTudo = async (quem: Visitor): Promise<Record<string, string>> => {
  const lidos: Record<string, string> = {};
  const fixos = [
    `${BASE}/usuarios/gerenciar/quem-recebe?idOuvidoria=${Orgaos.cgu}`,
    `${BASE}/tratamento/carga`,
    `${BASE}/tratamento/opcoes-da-lista`,
  ];
  for (const url of [...fixos, ...leituras.urls.flatMap(enderecosDe)]) {
    if (FORA.test(url)) continue;
    const { statusCode, body } = await quem.get(url);
    lidos[url] = `${statusCode} ${body}`;
  }
  return lidos;
};
/** Asked twice with nothing in between: what differs by itself says nothing. */
const mudamSozinhos = (a: Record<string, string>, b: Record<string, string>): Set<string> =>
  new Set(Object.keys(a).filter((url) => a[url] !== b[url]));

describe('conflict of interest: what the accused reads is the same with and without the case (Lei 9.784/1999, art. 18)', () => {
  it('no address that reads answers differently once a case about the reader is filed, taken, labelled, sent to an area and noted', async () => {
    const antes = await lerTudo(acusado);
    const sozinhos = mudamSozinhos(antes, await lerTudo(acusado));

    const registrada = await registrar(await entrarComo(app, 'maria.cidada'), {
      idTipoManifestacao: TipoManifestacao.denuncia,
      teor: { texto: 'Desvio de material.', envolvidos: [{ nome: 'Gustavo Teixeira Prado' }] },
    });
    const { idManifestacao } = registrada.json<{ idManifestacao: number }>();
    const alvo = [{ idManifestacao }];
    const passo = { unidades: [unidade], pessoas: [], mensagem: 'Favor apurar com sigilo.' };
    for (const [ato, dados] of [
      ['assumir', {}],
      ['classificar', { tags: [ETIQUETA] }],
      ['tramitar', passo],
    ] as const) {
      const feito = await fazerAto(duplo, ato, alvo, dados);
      expect([feito.statusCode, ato, feito.body]).toEqual([
        200,
        ato,
        expect.stringContaining('"feito":true'),
      ]);
    }
    await duplo.post(`${BASE}/tratamento/${idManifestacao}/notas`, {
      texto: 'Liguei para a área.',
      mencionados: [],
    });
    await app.runJobs();

    const depois = await lerTudo(acusado);
    const mudaram = [...mudamSozinhos(antes, depois)].filter((url) => !sozinhos.has(url));
    expect(mudaram).toEqual([]);
    expect(sozinhos.size, [...sozinhos].join('\n')).toBeLessThan(12);

    // The colleague, for whom it exists, sees it all: the walk looks where there is something to see.
    const doColega = await duplo.get(`${BASE}/usuarios/gerenciar/quem-recebe?idOuvidoria=${Orgaos.cgu}`);
    const carga = doColega.json<{ idUsuario: number; abertas: number }[]>();
    expect(carga.find(({ idUsuario }) => idUsuario === idDuplo)?.abertas).toBe(1);
    expect((await duplo.get(`${BASE}/tratamento/opcoes-da-lista`)).body).toContain(ETIQUETA);
    expect((await duplo.get(`${BASE}/tratamento/${idManifestacao}/opcoes`)).body).toContain(ETIQUETA);
  }, 120_000);

  it('ending the profile of a colleague who has the hidden case is done as if they had none, and nothing of it moves', async () => {
    const url = `${BASE}/usuarios/gerenciar/${idDuplo}`;
    expect((await acusado.get(url)).json()).toMatchObject({ trabalho: [] });
    const transferencias = [{ idOuvidoria: Orgaos.cgu, para: [await idDoLogin(app, 'respondente.cgu')] }];
    expect((await acusado.post(`${url}/transferir`, { transferencias })).json()).toMatchObject({
      code: 'usuario.sem-trabalho',
    });
    const { id } = await app.db
      .selectFrom('usuario_perfil_ouvidoria')
      .select('id')
      .where('id_usuario', '=', idDuplo)
      .where('id_ouvidoria', '=', Orgaos.cgu)
      .executeTakeFirstOrThrow();
    const encerrado = await acusado.post(`${url}/perfis/${id}/encerrar`, { transferencias });
    expect(encerrado.statusCode, encerrado.body).toBe(200);
    const semPerfil = await acusado.post(`${BASE}/usuarios/gerenciar`, { situacao: 'sem-perfil' });
    expect(semPerfil.json()).toMatchObject({ itens: [] });
    const emNomeDele = app.db.selectFrom('manifestacao').select('id').where('id_responsavel', '=', idDuplo);
    expect(await emNomeDele.execute()).toHaveLength(1);
  });

  it('labels that only sealed cases carry are not offered to who reads covered', async () => {
    const atendente = await entrarComo(app, 'atendente.cgu');
    expect((await atendente.get(`${BASE}/tratamento/opcoes-da-lista`)).body).not.toContain(ETIQUETA);
    const admin = await entrarComo(app, 'admin');
    const doAdmin = await admin.get(`${BASE}/tratamento/opcoes-da-lista?idOuvidoria=${Orgaos.cgu}`);
    expect([doAdmin.statusCode, doAdmin.body]).toEqual([200, expect.not.stringContaining(ETIQUETA)]);
  });
});
