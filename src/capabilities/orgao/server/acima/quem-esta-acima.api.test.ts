import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orgaoSiorgContract } from '#capabilities/orgao-siorg/contract.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { gerenciarOrgaosContract } from '../../contract.ts';

const BASE = '/api/app-web/v1';
const NOVA = 555_555;
const DE_CIMA = 40;
const vazia = {
  sigla: null,
  codigoTipoUnidade: null,
  codigoOrgaoEntidade: null,
  codigoEsfera: null,
  codigoPoder: null,
  telefone: null,
  email: null,
  site: null,
  endereco: null,
  competencia: null,
};
let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  admin = await entrarComo(app, 'admin');
});
afterAll(() => app.close());

const avisados = async (): Promise<readonly (string | null)[]> => {
  await app.runJobs();
  const rows = await app.db
    .selectFrom('email_saida as e')
    .innerJoin('usuario as u', 'u.id', 'e.id_usuario')
    .select('u.login')
    .where('e.evento', '=', 'orgao.aviso-acima')
    .orderBy('e.id')
    .execute();
  return rows.map(({ login }) => login);
};
const sinos = async (login: string): Promise<number> => {
  const { itens } = (await (await entrarComo(app, login)).get(`${BASE}/alertas`)).json<{
    itens: { tipo: string }[];
  }>();
  return itens.filter(({ tipo }) => tipo === 'orgao-acima-mudou').length;
};
const oferecidosPor = async (idOuvidoria: number): Promise<readonly number[]> => {
  const rows = await app.db
    .selectFrom('ouvidoria_formulario')
    .select('id_tipo_formulario')
    .where('id_ouvidoria', '=', idOuvidoria)
    .execute();
  return rows.map(({ id_tipo_formulario }) => id_tipo_formulario);
};
const oferecer = async (formularios: readonly number[]): Promise<void> => {
  const antes = await oferecidosPor(DE_CIMA);
  const response = await admin.send({
    method: 'PUT',
    url: `${BASE}/gerenciar/orgaos/${DE_CIMA}/formularios`,
    payload: { formularios, antes },
  });
  expect(response.statusCode, response.body).toBe(200);
};

describe('who decides what stands above an office decides who reads the reports about its people (Lei 13.608/2018, art. 4-B)', () => {
  it('hanging its unit under that of another office is told by bell and mail to its gestores and to the controlling body', async () => {
    const nova = await admin.post(`${BASE}/orgaos-siorg`, {
      ...vazia,
      codigo: NOVA,
      idPai: null,
      nome: 'Unidade de cima',
    });
    expect(nova.statusCode, nova.body).toBe(200);
    await app.db.updateTable('ouvidoria').set({ id_orgao_siorg: NOVA }).where('id', '=', DE_CIMA).execute();
    expect(await avisados()).toEqual([]);
    const { id_orgao_siorg } = await app.db
      .selectFrom('ouvidoria')
      .select('id_orgao_siorg')
      .where('id', '=', Orgaos.ifce)
      .executeTakeFirstOrThrow();
    const url = `${BASE}/orgaos-siorg/${id_orgao_siorg}`;
    const { versao, nome } = (await admin.get(url)).json();
    const payload = { ...vazia, idPai: NOVA, nome, versao };
    const movida = await admin.send({ method: 'PUT', url, payload });
    expect(movida.statusCode, movida.body).toBe(200);
    expect(await avisados()).toEqual(expect.arrayContaining(['gestor.ifce', 'gestor.cgu']));
    expect([await sinos('gestor.ifce'), await sinos('gestor.cgu')]).toEqual([1, 1]);
  });

  it('so is that the office above begins to take denúncias; what moves nothing tells nothing', async () => {
    const antes = (await avisados()).length;
    const formularios = await oferecidosPor(DE_CIMA);
    await oferecer(formularios);
    expect(await avisados()).toHaveLength(antes);
    await oferecer(formularios.includes(4) ? formularios.filter((id) => id !== 4) : [...formularios, 4]);
    expect((await avisados()).length).toBeGreaterThan(antes);
  });

  it('an open session alone changes none of it: each such call asks for the second factor', () => {
    const escrevem = (contrato: Readonly<Record<string, Endpoint>>) =>
      Object.entries(contrato).filter(([chave]) => !chave.startsWith('GET '));
    const doOrgao =
      /^(POST .*\/orgaos|POST .*\/(inativar|reativar)|PUT .*\/(formularios|monitoramento)|PUT .*\/orgaos\/:idOuvidoria)$/;
    const todos = [
      ...escrevem(orgaoSiorgContract),
      ...escrevem(gerenciarOrgaosContract).filter(([chave]) => doOrgao.test(chave)),
    ];
    expect(todos).toHaveLength(14);
    expect(todos.filter(([, { confirma }]) => confirma !== 'segundo-fator').map(([chave]) => chave)).toEqual(
      [],
    );
  });
});
