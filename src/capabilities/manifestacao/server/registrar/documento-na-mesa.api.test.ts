import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let atendente: Visitor;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  atendente = await entrarComo(app, 'atendente.cgu');
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const naMesa = (pessoa: Record<string, unknown>) =>
  registrar(atendente, {
    atendimento: { idCanalEntrada: 1, manifestante: { nome: 'John Smith', ...pessoa } },
  });
const lidaPelaEquipe = async (pessoa: Record<string, unknown>) => {
  const response = await naMesa(pessoa);
  expect(response.statusCode, response.body).toBe(200);
  const { idManifestacao } = response.json<{ idManifestacao: number }>();
  return (await gestor.get(`/api/app-web/v1/tratamento/${idManifestacao}`)).json<{ manifestante: unknown }>()
    .manifestante;
};

describe('Lei 13.460/2017, art. 10-A: the document of somebody at the desk', () => {
  it('is a CPF, a passport, an RNM, or none at all', async () => {
    expect(await lidaPelaEquipe({ cpf: '529.982.247-25' })).toMatchObject({ documento: '52998224725' });
    expect(await lidaPelaEquipe({ outroDocumento: { tipo: 20, numero: 'ab 123456' } })).toMatchObject({
      documento: 'AB123456',
      tipoDocumento: 'Passaporte',
    });
    expect(await lidaPelaEquipe({ outroDocumento: { tipo: 21, numero: 'V123456-7' } })).toMatchObject({
      documento: 'V1234567',
      tipoDocumento: 'RNM',
    });
    expect(await lidaPelaEquipe({})).toMatchObject({ nome: 'John Smith', documento: null });
  });

  it('is never demanded beside a CPF, and is checked', async () => {
    const recusadas = [
      { cpf: '529.982.247-25', outroDocumento: { tipo: 20, numero: 'AB123456' } },
      { outroDocumento: { tipo: 20, numero: '12' } },
      { outroDocumento: { tipo: 21, numero: 'AB123456' } },
      { outroDocumento: { tipo: 8, numero: '11222333000181' } },
    ];
    for (const pessoa of recusadas) {
      const response = await naMesa(pessoa);
      expect([response.statusCode, response.json().code], JSON.stringify(pessoa)).toEqual([
        400,
        'entrada.invalida',
      ]);
    }
  });

  it('of somebody with an account tells that it is that person, though accounts keep theirs encrypted', async () => {
    const pessoaDe = async (cpf: string) => {
      const response = await naMesa({ cpf });
      expect(response.statusCode, response.body).toBe(200);
      return app.db
        .selectFrom('pessoa_do_caso')
        .select(['id_pessoa', 'documento'])
        .where('id_manifestacao', '=', response.json<{ idManifestacao: number }>().idManifestacao)
        .executeTakeFirstOrThrow();
    };
    const { rows } = await sql<{ cifrado: boolean }>`
      select numero_documento like 'dp1:%' as cifrado from usuario where login = 'maria.cidada'`.execute(
      app.db,
    );
    expect(rows).toEqual([{ cifrado: true }]);
    const id_pessoa = await idDoLogin(app, 'maria.cidada');
    expect(await pessoaDe('700.100.037-03')).toEqual({ id_pessoa, documento: null });
    expect(await pessoaDe('529.982.247-25')).toEqual({ id_pessoa: null, documento: '52998224725' });
  });

  it('never becomes the document of an account: the database takes a CPF or a CNPJ there', async () => {
    const mudar = app.db
      .updateTable('usuario')
      .set({ id_tipo_documento: 20, numero_documento: 'AB123456' })
      .where('login', '=', 'maria.cidada')
      .execute();
    await expect(mudar).rejects.toThrow(/id_tipo_documento/);
  });
});
