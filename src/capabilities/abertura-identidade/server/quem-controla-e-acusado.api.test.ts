import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compararQuemChega } from '#capabilities/impedimento/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const ACUSADO = 'Gustavo Teixeira Prado';

let app: TestApp;
let maria: Visitor;
let gestora: Visitor;
let acusado: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestora = await entrarComo(app, 'gestor.fortaleza');
  acusado = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('abertura_identidade').execute();
  await app.db.deleteFrom('alerta').execute();
});

const denunciar = async (mudancas: object): Promise<number> => {
  const response = await registrar(maria, {
    idTipoManifestacao: TipoManifestacao.denuncia,
    idOuvidoriaDestino: Orgaos.fortaleza,
    ...mudancas,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().idManifestacao;
};
const contra = { teor: { texto: 'Desvio de material.', envolvidos: [{ nome: ACUSADO }] } };
const comPedido = { naoDevemVer: [{ nome: ACUSADO, funcao: 'gestor da CGU' }] };
let vez = 0;
/** Two are opened at once, the third waits for the controlling body. */
const pedirAberturas = async (casos: readonly number[]): Promise<number> => {
  let idAbertura = 0;
  for (const caso of casos) {
    vez += 1;
    const justificativa = `Marcar com a pessoa o depoimento na sala ${'um dois três quatro cinco seis sete'.split(' ')[vez % 7]} da comissão número ${vez}.`;
    const response = await gestora.post(`${API}/tratamento/${caso}/identidade`, { justificativa });
    expect(response.statusCode, response.body).toBe(200);
    idAbertura = response.json().idAbertura;
  }
  return idAbertura;
};
const vistoPor = async (quem: Visitor, idAbertura: number) => ({
  fila: (await quem.get(`${API}/aberturas-de-identidade?fila=a-aprovar`)).json().itens.length,
  feitas: (await quem.get(`${API}/aberturas-de-identidade?fila=todas`)).json().itens.length,
  uma: (await quem.get(`${API}/aberturas-de-identidade/${idAbertura}`)).statusCode,
  alertas: (await quem.get(`${API}/alertas`)).json().itens.length,
});
const NADA = { fila: 0, feitas: 0, uma: 404, alertas: 0 };

describe('Lei 9.784/1999, art. 18: who works in the controlling body and is accused in another office’s report', () => {
  it('hears of no opening of its author’s identity and decides none; a colleague does', async () => {
    const casos = [await denunciar(contra), await denunciar(comPedido), await denunciar(contra)];
    const idAbertura = await pedirAberturas(casos);
    expect(await vistoPor(acusado, idAbertura)).toEqual(NADA);
    const dados = { aprova: false, fundamento: 'Não há motivo para abrir a identidade.' };
    expect(
      (await acusado.post(`${API}/aberturas-de-identidade/${idAbertura}/decidir`, dados)).statusCode,
    ).toBe(404);
    const colega = await app.db.selectFrom('alerta').select('id_usuario').distinct().execute();
    expect(colega.map(({ id_usuario }) => id_usuario)).toContain(await idDoLogin(app, 'duplo'));
    expect((await gestora.get(`${API}/manifestacoes/${casos[0]}`)).statusCode).toBe(200);
  });

  it('is kept away by the author’s request, which the author reads; the gestor there does not let them off', async () => {
    const caso = await denunciar(comPedido);
    const visto = async (quem: Visitor) =>
      (await quem.get(`${API}/manifestacoes/${caso}/impedimentos`)).json();
    expect(await visto(maria)).toMatchObject({ meusPedidos: [{ estado: 'afastada' }] });
    const { gestor } = await visto(gestora);
    expect(gestor.pedidos).toMatchObject([{ candidatos: [] }]);
    const definir = `${API}/pedidos-de-impedimento/${gestor.pedidos[0].idPedido}/definir`;
    const dados = { pessoas: [], motivo: 'Ninguém daqui tem esse nome.' };
    expect((await gestora.post(definir, dados)).statusCode).toBe(200);
    expect(await visto(maria)).toMatchObject({ meusPedidos: [{ estado: 'afastada' }] });
  });

  it('who came later, or was there before this was compared, is compared with the cases of every office', async () => {
    const casos = [await denunciar(contra), await denunciar(contra), await denunciar(contra)];
    await app.db.deleteFrom('impedimento').where('id_manifestacao', 'in', casos).execute();
    const idAbertura = await pedirAberturas(casos);
    expect((await vistoPor(acusado, idAbertura)).uma).toBe(200);
    const id = await idDoLogin(app, 'gestor.cgu');
    await app.db
      .updateTable('usuario_perfil_ouvidoria')
      .set({ comparado: false })
      .where('id_usuario', '=', id)
      .execute();
    await compararQuemChega(app.platform)([id]);
    expect(await vistoPor(acusado, idAbertura)).toMatchObject({ fila: 0, feitas: 0, uma: 404 });
  });
});
