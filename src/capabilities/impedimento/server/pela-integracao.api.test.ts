import { afterAll, beforeAll, expect, it } from 'vitest';
import { entrarComoPrograma, type Programa } from '#capabilities/integracao/server/testing-integracao.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

let app: TestApp;
let programa: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  programa = await entrarComoPrograma(app, 'respondente');
});
afterAll(() => app.close());

const incluir = async (nome: string): Promise<number> => {
  const resposta = await programa.post('/manifestacoes', {
    IdTipoFormulario: 4,
    IdTipoManifestacao: 1,
    TextoManifestacao: 'Notas fiscais repetidas no almoxarifado.',
    IdTipoIdentificacaoManifestante: 4,
    Manifestante: { Nome: 'Beatriz Nogueira Sá' },
    PessoasQueNaoDevemVer: [{ Nome: nome, Funcao: 'Ouvidoria' }],
  });
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().IdManifestacao;
};
const abre = async (login: string, id: number) =>
  (await (await entrarComo(app, login)).get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode;

it('conflict of interest through the API: PessoasQueNaoDevemVer keeps a colleague away', async () => {
  const id = await incluir('Renata Oliveira Brandão');
  expect(await abre('respondente.cgu', id)).toBe(404);
  expect(await abre('gestor.cgu', id)).toBe(200);
  expect((await programa.get(`/manifestacoes/${id}`)).statusCode).toBe(200);
});

it('an office’s programs see nothing of a case that its gestor is kept away from', async () => {
  const id = await incluir('Gustavo Teixeira Prado');
  expect(await abre('gestor.cgu', id)).toBe(404);
  expect(await abre('respondente.cgu', id)).toBe(200);
  expect((await programa.get(`/manifestacoes/${id}`)).statusCode).toBe(404);
  expect((await programa.get('/manifestacoes')).body).not.toContain(`"IdManifestacao":${id},`);
});

it('nor of one that an administrador is kept away from, who could make a program for the purpose', async () => {
  const { nome } = await app.db
    .selectFrom('usuario')
    .select('nome')
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  const id = await incluir(nome);
  expect(await abre('gestor.cgu', id)).toBe(200);
  expect((await programa.get(`/manifestacoes/${id}`)).statusCode).toBe(404);
});
