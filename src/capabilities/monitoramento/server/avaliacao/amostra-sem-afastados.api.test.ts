import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { impedir } from '#capabilities/manifestacao/server/index.ts';
import { fazerAto } from '#testing/atos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1/monitoramento';
let app: TestApp;
let acusado: Visitor;
let hoje: string;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  acusado = await entrarComo(app, 'gestor.cgu');
  hoje = app.clock.now().toISOString().slice(0, 10);
});
afterAll(() => app.close());

/** Filed at IFCE and answered there. */
const responderUma = async (naoDevemVer: readonly { nome: string }[]): Promise<number> => {
  const { idManifestacao } = (
    await registrar(await entrarComo(app, 'maria.cidada'), {
      idOuvidoriaDestino: Orgaos.ifce,
      ...(naoDevemVer.length > 0 && { naoDevemVer }),
    })
  ).json<{ idManifestacao: number }>();
  const respondida = await fazerAto(await entrarComo(app, 'gestor.ifce'), 'responder', [{ idManifestacao }], {
    texto: 'O material foi contado de novo.',
    detalhes: { decisaoFinal: 'Faltavam dez resmas.' },
  });
  expect(respondida.body).toContain('"feito":true');
  return idManifestacao;
};
const universo = async (): Promise<number> =>
  (await acusado.get(`${BASE}/amostra?idOuvidoria=${Orgaos.ifce}&de=${hoje}&ate=${hoje}`)).json<{
    universo: number;
  }>().universo;

describe('a sample tells nobody of a case that they are kept away from (Lei 9.784/1999, art. 18)', () => {
  it('neither by how many could be drawn, nor by how many were, nor in the list of evaluations', async () => {
    const visto = await responderUma([]);
    const antes = await universo();
    const escondido = await responderUma([{ nome: 'Gustavo Teixeira Prado' }]);
    expect(await universo()).toBe(antes);
    const sorteada = await acusado.post(`${BASE}/avaliacoes`, {
      idOuvidoria: Orgaos.ifce,
      de: hoje,
      ate: hoje,
      tamanho: 50,
    });
    expect(sorteada.statusCode, sorteada.body).toBe(200);
    const { idAvaliacao } = sorteada.json<{ idAvaliacao: number }>();
    const vista = (await acusado.get(`${BASE}/avaliacoes/${idAvaliacao}`)).json();
    const amostra = vista.amostra.map((caso: { idManifestacao: number }) => caso.idManifestacao);
    expect([amostra.includes(visto), amostra.includes(escondido)]).toEqual([true, false]);
    expect([vista.casos, vista.universo]).toEqual([amostra.length, antes]);
    expect(vista.historico[0].detalhe).toBe(`${amostra.length} de ${antes} manifestações`);
  });

  it('who is kept away after the draw reads of the other cases alone, and grades no other', async () => {
    const caso = await responderUma([]);
    const { idAvaliacao } = (
      await acusado.post(`${BASE}/avaliacoes`, { idOuvidoria: Orgaos.ifce, de: hoje, ate: hoje, tamanho: 50 })
    ).json<{ idAvaliacao: number }>();
    const ler = async () => (await acusado.get(`${BASE}/avaliacoes/${idAvaliacao}`)).json();
    const { casos } = await ler();
    const { id } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'gestor.cgu')
      .executeTakeFirstOrThrow();
    await app.db.transaction().execute((tx) =>
      impedir(app, tx, {
        idManifestacao: caso,
        idUsuario: id,
        origem: 'envolvido',
        agora: app.clock.now(),
      }),
    );
    const depois = await ler();
    expect([depois.casos, depois.amostra.length]).toEqual([casos - 1, casos - 1]);
    const { itens } = (await acusado.get(`${BASE}/avaliacoes`)).json();
    expect(itens[0]).toMatchObject({ idAvaliacao, casos: casos - 1 });
  });
});
