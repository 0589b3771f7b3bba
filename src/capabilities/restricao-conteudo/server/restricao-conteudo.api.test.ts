import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso, fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const dados = { motivo: 'O texto cita o prontuário de um paciente.' };
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const restringir = (id: number) => fazerAto(gestor, 'restringir-conteudo', [{ idManifestacao: id }], dados);

describe('restringir', () => {
  it('obeys profile, office and version', async () => {
    const { id } = await criarCaso(app);
    const por = async (login: string, versao?: number) => {
      const visitor = await entrarComo(app, login);
      const casos = [{ idManifestacao: id, ...(versao && { versao }) }];
      return (await fazerAto(visitor, 'restringir-conteudo', casos, dados)).statusCode;
    };
    expect(await por('atendente.cgu')).toBe(403);
    expect(await por('observador.cgu')).toBe(403);
    expect(await por('gestor.ifce')).toBe(404);
    expect(await por('respondente.cgu', 9)).toBe(409);
    expect(await por('respondente.cgu', 1)).toBe(200);
  });

  it('takes the case out of what is public, with a row that says why, once', async () => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.acessoAInformacao,
      resposta: { texto: 'Segue a planilha.' },
    });
    await app.db
      .updateTable('manifestacao')
      .set({ publicada_em: app.clock.now() })
      .where('id', '=', id)
      .execute();
    expect((await restringir(id)).statusCode).toBe(200);
    expect(await findRow(id)).toMatchObject({
      publicada_em: null,
      restrita_em: app.clock.now(),
      id_situacao: 6,
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Restrição de conteúdo']);
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).body).toContain(dados.motivo);
    const denovo = await restringir(id);
    expect([denovo.statusCode, denovo.json().code]).toEqual([409, 'manifestacao.ja-restrita']);
  });

  it('hides the content from an observador', async () => {
    const { id } = await criarCaso(app);
    const observador = await entrarComo(app, 'observador.cgu');
    expect((await observador.get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode).toBe(200);
    await restringir(id);
    expect((await observador.get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode).toBe(404);
    expect((await gestor.get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode).toBe(200);
  });

  it('does many at once, each with its line, and seals the words about a denúncia', async () => {
    const denuncia = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const alheia = await criarCaso(app, { idOuvidoria: 65 });
    const casos = [{ idManifestacao: denuncia.id }, { idManifestacao: alheia.id }];
    const response = await fazerAto(gestor, 'restringir-conteudo', casos, dados);
    expect(response.json()).toMatchObject({
      resultados: [{ feito: true }, { feito: false, codigo: 'manifestacao.nao-encontrada' }],
    });
    expect(await dumpDoCaso(app, denuncia.id)).not.toContain('prontuário');
  });
});

describe('liberar', () => {
  it('is only for what is restricted, and publishes nothing by itself', async () => {
    const { id } = await criarCaso(app);
    const liberar = () => fazerAto(gestor, 'liberar-conteudo', [{ idManifestacao: id }], dados);
    expect((await liberar()).json()).toMatchObject({ code: 'manifestacao.nao-restrita' });
    await restringir(id);
    expect((await liberar()).statusCode).toBe(200);
    expect(await findRow(id)).toMatchObject({ restrita_em: null, publicada_em: null });
    expect(await acoesDoHistorico(app, id)).toEqual([
      'Cadastro',
      'Restrição de conteúdo',
      'Restrição de conteúdo',
    ]);
  });
});
