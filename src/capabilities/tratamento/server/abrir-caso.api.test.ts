import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso } from '#testing/casos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let observador: Visitor;
let maria: Visitor;
let assuntos: number[];
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  observador = await entrarComo(app, 'observador.cgu');
  maria = await entrarComo(app, 'maria.cidada');
  const rows = await app.db.selectFrom('assunto').select('id').where('ativo', '=', true).limit(3).execute();
  assuntos = rows.map(({ id }) => id);
});
afterAll(() => app.close());

const API = '/api/app-web/v1/tratamento';
const envolvida = { nome: 'Sicrana da Silva' };

describe('the case for staff', () => {
  it('shows who filed where the identity is open, and each reading is a view', async () => {
    const { id } = await criarCaso(app, { idAssunto: assuntos[0] ?? 1 });
    const response = await gestor.get(`${API}/${id}`);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      versao: 1,
      responsavel: null,
      urgente: false,
      manifestante: { nome: 'Maria Aparecida Souza', email: 'maria.cidada@escuta.invalid' },
      totalDeNotas: 0,
      passos: [],
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Visualização']);
  });

  it('says whether the sign-on proved the document of who filed, or somebody only typed it', async () => {
    const { id } = await criarCaso(app, { idAssunto: assuntos[0] ?? 1 });
    const provado = async () => (await gestor.get(`${API}/${id}`)).json().manifestante.isDocumentoProvado;
    expect(await provado()).toBe(true);
    const maria = () => app.db.updateTable('usuario').where('login', '=', 'maria.cidada');
    await maria().set({ documento_provado_em: null }).execute();
    expect(await provado()).toBe(false);
    await maria().set({ documento_provado_em: app.clock.now() }).execute();
    expect(await provado()).toBe(true);
  });

  it('tells staff who filed with another office nothing of that office: they are citizens there', async () => {
    const deOutroOrgao = await entrarComo(app, 'gestor.ifce');
    const { idManifestacao } = (await registrar(deOutroOrgao)).json<{ idManifestacao: number }>();
    for (const oQue of ['', '/opcoes', '/notas', '/encaminhamentos', '/rascunho-resposta']) {
      expect((await deOutroOrgao.get(`${API}/${idManifestacao}${oQue}`)).statusCode, oQue).toBe(404);
    }
  });

  it('is refused to other profiles and does not exist for other offices', async () => {
    const { id } = await criarCaso(app);
    for (const login of ['colaborador.cgu', 'cadastrador.cgu', 'maria.cidada']) {
      expect((await (await entrarComo(app, login)).get(`${API}/${id}`)).statusCode, login).toBe(403);
    }
    for (const login of ['gestor.ifce', 'respondente.ifce']) {
      expect((await (await entrarComo(app, login)).get(`${API}/${id}`)).statusCode, login).toBe(404);
    }
    expect((await (await entrarComo(app, 'admin')).get(`${API}/${id}`)).statusCode).toBe(200);
  });

  it('finds what is alike in the office, and what the person filed openly; a denúncia is linked to nobody', async () => {
    const idAssunto = assuntos[1] ?? 2;
    const texto = 'A balança do laboratório está descalibrada.';
    const outra = await criarCaso(app, {
      idAssunto,
      teor: { texto: 'O elevador parou.' },
      login: 'joao.cidadao',
    });
    const parecida = await criarCaso(app, { idAssunto, teor: { texto }, login: 'joao.cidadao' });
    const deFora = await criarCaso(app, { idAssunto, idOuvidoria: 65, teor: { texto } });
    const denuncia = await criarCaso(app, { idAssunto, tipo: TipoManifestacao.denuncia });
    const outraDenuncia = await criarCaso(app, {
      idAssunto,
      tipo: TipoManifestacao.comunicacao,
      login: null,
    });
    const { id } = await criarCaso(app, { idAssunto, teor: { texto } });
    type Aberto = Record<'semelhantes' | 'daMesmaPessoa', { idManifestacao: number }[]>;
    const ids = (lista: { idManifestacao: number }[]) => lista.map(({ idManifestacao }) => idManifestacao);
    const aberto = (await gestor.get(`${API}/${id}`)).json<Aberto>();
    expect(ids(aberto.semelhantes)[0]).toBe(parecida.id);
    expect(ids(aberto.semelhantes)).toContain(outra.id);
    expect(ids(aberto.daMesmaPessoa).length).toBeGreaterThan(0);
    for (const lista of [aberto.semelhantes, aberto.daMesmaPessoa]) {
      for (const fora of [deFora.id, denuncia.id, id]) expect(ids(lista)).not.toContain(fora);
    }
    const selado = (await gestor.get(`${API}/${denuncia.id}`)).json<Aberto>();
    expect(ids(selado.semelhantes)).toEqual([outraDenuncia.id]);
    expect(selado.daMesmaPessoa).toEqual([]);
  });
});

describe('what is alike', () => {
  it('N13 prefers what was answered, unless its words have nothing in common', async () => {
    const idAssunto = assuntos[2] ?? 3;
    const texto = 'O ventilador da sala de espera do andar térreo não funciona.';
    const alheia = await criarCaso(app, { idAssunto, teor: { texto: 'Faltou papel ontem.' } });
    const respondida = await criarCaso(app, { idAssunto, teor: { texto } });
    const aberta = await criarCaso(app, { idAssunto, teor: { texto } });
    await app.db
      .updateTable('manifestacao')
      .set({ id_situacao: Situacao.concluida })
      .where('id', 'in', [alheia.id, respondida.id])
      .execute();
    const { id } = await criarCaso(app, { idAssunto, teor: { texto } });
    const { semelhantes } = (await gestor.get(`${API}/${id}`)).json<{
      semelhantes: { idManifestacao: number }[];
    }>();
    expect(semelhantes.map(({ idManifestacao }) => idManifestacao)).toEqual([
      respondida.id,
      aberta.id,
      alheia.id,
    ]);
  });
});

describe('the observador', () => {
  it('follows a denúncia without anything personal: no names, no contacts, no files, no messages', async () => {
    const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('foto'), 'foto-da-sicrana.txt');
    const registrada = await registrar(maria, {
      idTipoManifestacao: 1,
      teor: {
        texto: 'Eu, Maria Souza, vi a Sicrana levar tinta. Ligue (61) 99999-1234.',
        quem: 'Sicrana da Silva',
        envolvidos: [envolvida],
      },
      anexos: [{ idAnexo, segredo }],
    });
    const { idManifestacao: id } = registrada.json<{ idManifestacao: number }>();
    for (const url of [`${API}/${id}`, `/api/app-web/v1/manifestacoes/${id}`]) {
      const response = await observador.get(url);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.body).toContain('levar tinta');
      expect(response.body).not.toMatch(/Maria|Souza|Sicrana|sicrana|99999/);
    }
    const arquivo = `/api/app-web/v1/manifestacoes/${id}/anexos/${idAnexo}`;
    expect((await observador.get(arquivo)).statusCode).toBe(404);
    expect((await gestor.get(arquivo)).statusCode).toBe(200);
  });
});
