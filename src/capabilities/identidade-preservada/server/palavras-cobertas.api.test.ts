import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { fazerAto } from '#testing/atos.ts';
import { interposto } from '#testing/recursos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { COBRIR_ANTIGAS } from './cobrir-antigas.ts';

const API = '/api/app-web/v1';
const NOME = 'Maria Aparecida Souza';
const QUEM = /maria aparecida|aparec|souz/iu;
const NOMES = [
  'Joana Prado Nunes',
  'Carlos Eduardo Meireles',
  NOME,
  'Tereza Cristina Borges',
  'Paulo Roberto Siqueira',
];
const TEXTO = `Eu, ${NOME}, solicito a lista de diárias. Assina: maria aparecida souza.`;
const RECURSO = `Eu, ${NOME}, recorro: a lista não veio.`;
const FUNCAO = 'meu chefe e ex-marido';
const NEGADO = {
  detalhes: { fundamentoLegal: 'Decreto 7.724/2012, art. 13, I' },
  idCodigoDecisao: 1,
  idEspecificacaoDecisao: 13,
};

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
}, 120_000);
afterAll(() => app.close());

const feito = (response: LightMyRequestResponse): LightMyRequestResponse => {
  expect(response.statusCode, response.body).toBe(200);
  expect(response.body).not.toContain('"feito":false');
  return response;
};
const pedir = async (texto = TEXTO): Promise<number> =>
  feito(
    await registrar(maria, {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
      teor: { resumo: 'Diárias pagas', texto },
      naoDevemVer: [{ nome: 'Raimundo Nonato Sales', funcao: FUNCAO }],
    }),
  ).json<{ idManifestacao: number }>().idManifestacao;
const responder = async (id: number, texto: string): Promise<void> => {
  feito(await fazerAto(gestor, 'responder', [{ idManifestacao: id }], { ...NEGADO, texto }));
  await app.runJobs();
};

/** What a copy of the database has of the case in the open. */
const copiaDe = async (id: number): Promise<string> => {
  const { rows } = await sql<{ linha: string }>`
    select row_to_json(m)::text as linha from manifestacao m where id = ${id}
    union all select row_to_json(r)::text from recurso r where id_manifestacao = ${id}
    union all select row_to_json(q)::text from pedido_impedimento q where id_manifestacao = ${id}
    union all select row_to_json(g)::text from mensagem g where id_manifestacao = ${id}
    union all select row_to_json(a)::text from achado_pessoal a where id_manifestacao = ${id}
    union all select row_to_json(h)::text from manifestacao_historico h where id_manifestacao = ${id}`.execute(
    app.db,
  );
  return rows.map(({ linha }) => linha).join('\n');
};

interface Publicacao {
  readonly achados: readonly { readonly onde: string; readonly tipo: string; readonly trecho: string }[];
}
const publicacaoDe = async (id: number): Promise<Publicacao> =>
  feito(await gestor.get(`${API}/publicacao/${id}`)).json<Publicacao>();

describe('Lei 13.460/2017, art. 10 § 7º: what who preserved the identity writes', () => {
  it('stands covered in a copy of the database, the person named as feared too, and is read whole by who wrote it', async () => {
    const id = await pedir();
    feito(
      await maria.post(`${API}/manifestacoes/${id}/acrescentar`, {
        texto: `Sou ${NOME}, de novo.`,
        anexos: [],
      }),
    );
    await responder(id, 'O acesso foi negado porque o pedido é genérico demais.');
    const { idRecurso } = await interposto(maria, id, { texto: RECURSO });
    await app.runJobs();
    const copia = await copiaDe(id);
    expect(copia).not.toMatch(QUEM);
    expect(copia).not.toContain(FUNCAO);
    expect(copia).not.toContain('Raimundo');
    const minha = feito(await maria.get(`${API}/manifestacoes/${id}`)).body;
    expect(minha).toContain(TEXTO);
    expect(feito(await maria.get(`${API}/manifestacoes/${id}/mensagens`)).body).toContain(
      `Sou ${NOME}, de novo.`,
    );
    expect(feito(await maria.get(`${API}/recursos/${idRecurso}`)).body).toContain(RECURSO);
    const deles = feito(await gestor.get(`${API}/tratamento/${id}`)).body;
    expect(deles).toContain('solicito a lista de diárias');
    expect(deles).not.toMatch(QUEM);
  });

  it('about somebody who must not see it tells the office the name alone', async () => {
    const id = await pedir();
    const { gestor: visto } = feito(await gestor.get(`${API}/manifestacoes/${id}/impedimentos`)).json();
    expect(visto.pedidos).toMatchObject([{ nome: 'Raimundo Nonato Sales', funcao: null }]);
    const { meusPedidos } = feito(await maria.get(`${API}/manifestacoes/${id}/impedimentos`)).json();
    expect(meusPedidos).toMatchObject([{ nome: 'Raimundo Nonato Sales', funcao: FUNCAO }]);
  });

  it('gives the publication no find; it is public covered', async () => {
    const id = await pedir();
    await responder(id, 'O acesso foi negado porque o pedido é genérico demais.');
    expect((await publicacaoDe(id)).achados).toEqual([]);
    const publico = await app.db
      .selectFrom('pedido_publico')
      .select('texto')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(publico.texto).toContain('solicito a lista');
    expect(publico.texto).not.toMatch(QUEM);
  });

  it('is not searched for in words of staff: in a list of names the publication finds all five alike', async () => {
    const id = await pedir('Solicito a lista de diárias pagas.');
    await responder(id, `Receberam diárias: ${NOMES.join(', ')}. O resto foi negado.`);
    const { achados } = await publicacaoDe(id);
    expect(achados.map(({ onde, tipo, trecho }) => [onde, tipo, trecho])).toEqual(
      NOMES.map((nome) => ['Na resposta', 'pessoa', nome]),
    );
    expect(achados).toEqual(
      achados.map((cada) => ({ ...cada, decisao: null, decisor: null, podePublicar: true })),
    );
  });

  it('by an earlier version is covered, and whom it named sealed, when the server starts', async () => {
    const id = await pedir();
    await app.db
      .updateTable('manifestacao')
      .set({ teor: JSON.stringify({ resumo: 'Diárias pagas', texto: TEXTO }) })
      .where('id', '=', id)
      .execute();
    await app.db
      .updateTable('pedido_impedimento')
      .set({
        texto: JSON.stringify({ nome: 'Raimundo Nonato Sales', funcao: FUNCAO }),
        texto_cifrado: null,
        selado_com_a_identidade: false,
      })
      .where('id_manifestacao', '=', id)
      .execute();
    await app.db
      .updateTable('manifestante_preservado')
      .set({ palavras_cifradas: null })
      .where('id_manifestacao', '=', id)
      .execute();
    const busca = `${API}/tratamento/manifestacoes?fila=todas&busca=${encodeURIComponent(NOME)}`;
    expect(feito(await gestor.get(busca)).json().itens, 'not searched until then').toEqual([]);

    await enqueue(app.db, COBRIR_ANTIGAS, {});
    await app.runJobs();

    const copia = await copiaDe(id);
    expect(copia).not.toMatch(QUEM);
    expect(copia).not.toContain(FUNCAO);
    expect(feito(await maria.get(`${API}/manifestacoes/${id}`)).body).toContain(TEXTO);
    const { meusPedidos } = feito(await maria.get(`${API}/manifestacoes/${id}/impedimentos`)).json();
    expect(meusPedidos).toMatchObject([{ funcao: FUNCAO }]);
  });
});
