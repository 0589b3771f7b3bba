import { hash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { zerosIniciais } from '#capabilities/codigo-acesso/domain/prova-de-trabalho.ts';
import { Orgaos } from '#testing/registro.ts';
import type { TestApp } from '#testing/test-app.ts';
import { Visitor } from '#testing/visitor.ts';

export const PEDIDOS = '/api/app-web/v1/desclassificacoes';
const CONSULTAR = '/api/app-web/v1/manifestacoes/consultar';

interface Desafio {
  readonly desafio: string;
  readonly bits: number;
}

/** Does the work of a browser; yields now and then, because the server under test shares the thread. */
export const resolver = async ({ desafio, bits }: Desafio): Promise<{ desafio: string; solucao: string }> => {
  for (let n = 0; ; n++) {
    const resumo = hash('sha256', `${desafio}${n}`, 'hex');
    if (resumo.startsWith('00') && zerosIniciais(Buffer.from(resumo, 'hex')) >= bits)
      return { desafio, solucao: String(n) };
    if (n % 5000 === 0) await setImmediate();
  }
};

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
