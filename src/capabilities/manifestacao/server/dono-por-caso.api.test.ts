import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { marcaAberta } from '#server/crypto/dono.ts';
import { fazerAto } from '#testing/atos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { separarDonosJob } from './registrar/separar-donos.ts';

const API = '/api/app-web/v1';
let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const registrada = async (mudancas: Record<string, unknown>): Promise<number> => {
  const response = await registrar(maria, mudancas);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ idManifestacao: number }>().idManifestacao;
};
const denunciar = () => registrada({ idTipoManifestacao: TipoManifestacao.denuncia });
const pedirSemNome = () =>
  registrada({ idTipoManifestacao: TipoManifestacao.acessoAInformacao, preservarIdentidade: true });

const marcasDe = async (ids: readonly number[]): Promise<(string | undefined)[]> => {
  const rows = await app.db
    .selectFrom('manifestacao')
    .select(['id', 'dono'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.dono?.toString('hex'));
};
const listadas = async (): Promise<number[]> =>
  (await maria.get(`${API}/manifestacoes`))
    .json<{ itens: { idManifestacao: number }[] }>()
    .itens.map(({ idManifestacao }) => idManifestacao);
const leOsProprios = async (ids: readonly number[]): Promise<void> => {
  expect(await listadas()).toEqual(expect.arrayContaining([...ids]));
  for (const id of ids) expect((await maria.get(`${API}/manifestacoes/${id}`)).statusCode).toBe(200);
};

describe('Lei 13.608/2018, art. 4-B: by its owner’s mark a sealed case is joined to no other', () => {
  it('of a denúncia or a request with the identity preserved, and the person still finds them all', async () => {
    const abertas = [await registrada({}), await registrada({})];
    const seladas = [await denunciar(), await denunciar(), await pedirSemNome(), await pedirSemNome()];
    const [uma, outra] = await marcasDe(abertas);
    expect(uma).toBe(outra);
    const marcas = await marcasDe(seladas);
    expect(new Set([...marcas, uma]).size).toBe(5);
    await leOsProprios([...abertas, ...seladas]);
  });

  it('even if they are filed at the same moment', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(denunciar));
    expect(new Set(await marcasDe(ids)).size).toBe(4);
  });

  it('when an office makes a reclamação a denúncia', async () => {
    const antes = await registrada({});
    const id = await registrada({});
    const gestor = await entrarComo(app, 'gestor.cgu');
    const response = await fazerAto(gestor, 'alterar-tipo', [{ idManifestacao: id }], {
      idTipoManifestacao: TipoManifestacao.denuncia,
      motivo: 'O texto conta um desvio de material.',
    });
    expect(response.body).not.toContain('"feito":false');
    const [de, para] = await marcasDe([antes, id]);
    expect(para).not.toBe(de);
    await leOsProprios([antes, id]);
  });

  it('after the upgrade: what the version before marked with the account is marked anew at the start, once', async () => {
    const ids = [await denunciar(), await pedirSemNome()];
    const { id: idMaria } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    const daConta = marcaAberta(app.platform, idMaria);
    await app.db
      .updateTable('manifestacao')
      .set({ dono: daConta, dono_a_separar: true })
      .where('id', 'in', ids)
      .execute();
    await separarDonosJob(app.platform).run({});
    const marcas = await marcasDe(ids);
    expect(new Set([...marcas, daConta.toString('hex')]).size).toBe(3);
    await separarDonosJob(app.platform).run({});
    expect(await marcasDe(ids)).toEqual(marcas);
    await leOsProprios(ids);
  });
});
