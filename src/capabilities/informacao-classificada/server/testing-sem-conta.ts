import { randomUUID } from 'node:crypto';
import { type Desafio, resolver } from '#testing/prova-de-trabalho.ts';
import { Orgaos } from '#testing/registro.ts';
import type { TestApp } from '#testing/test-app.ts';
import { Visitor } from '#testing/visitor.ts';

export const PEDIDOS = '/api/app-web/v1/desclassificacoes';
const CONSULTAR = '/api/app-web/v1/manifestacoes/consultar';

export const desafio = async (app: TestApp): Promise<Desafio> =>
  (await new Visitor(app).get(`${CONSULTAR}/desafio`)).json();

export const umPedido = (mais: Record<string, unknown> = {}) => ({
  chaveEnvio: randomUUID(),
  idOuvidoria: Orgaos.ifce,
  codigo: '',
  descricao: 'O plano de segurança do campus de Fortaleza',
  texto: 'O plano já foi executado e não há mais o que proteger.',
  ...mais,
});

/** Files without an account, with the puzzle solved. */
export const pedirSemConta = async (app: TestApp, mais: Record<string, unknown> = {}) =>
  new Visitor(app).post(PEDIDOS, { ...umPedido(mais), ...(await resolver(await desafio(app))) });

/** Looks a protocol up by its code, in a browser of one's own. */
export const consultar = async (app: TestApp, protocolo: string, codigoAcesso: string) => {
  const visitor = new Visitor(app);
  const prova = await resolver(await desafio(app));
  return { visitor, response: await visitor.post(CONSULTAR, { protocolo, codigoAcesso, ...prova }) };
};

/** The demonstration's one atendente, who works in the office of these tests from now on. */
export const ATENDENTE = 'atendente.cgu';
export const atenderNoIfce = async ({ db }: TestApp): Promise<void> => {
  await db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ id_ouvidoria: Orgaos.ifce })
    .where('id_usuario', 'in', (eb) => eb.selectFrom('usuario').select('id').where('login', '=', ATENDENTE))
    .execute();
};
