import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso, fazerAto } from '#testing/atos.ts';
import { criarCaso, visitorComChave } from '#testing/casos.ts';
import { criarPedido, criarRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let atendente: Visitor;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  atendente = await entrarComo(app, 'atendente.cgu');
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const API = '/api/app-web/v1';
const NOME = 'Benedita Quaresma Luz';
const dados = { nome: NOME, qualidade: 'procurador', cpf: '529.982.247-25', validaAte: '2026-12-31' };
const registrar = async (id: number, mais: Record<string, unknown> = {}, quem = atendente) => {
  const { idAnexo, segredo } = await enviarArquivo(
    app,
    Buffer.from('procuração'),
    `procuração de ${NOME}.txt`,
  );
  return fazerAto(quem, 'registrar-representacao', [{ idManifestacao: id }], {
    ...dados,
    anexos: [{ idAnexo, segredo }],
    ...mais,
  });
};
interface Vista {
  idRepresentacao: number;
  nome: string | null;
  documento: string | null;
  vigente: boolean;
  qualidade: string;
  anexos: { href: string }[];
}
const ver = async (id: number, quem: Visitor) =>
  (await quem.get(`${API}/manifestacoes/${id}/representacoes`)).json<Vista[]>();

describe('Lei 9.784/1999, art. 9º: somebody acts for the person who filed', () => {
  it('with the document kept, a term, and who acted for whom in the history', async () => {
    const { id } = await criarCaso(app);
    expect((await registrar(id)).statusCode).toBe(200);
    for (const quem of [maria, await visitorComChave(app, id), gestor, atendente]) {
      const [vista] = await ver(id, quem);
      expect(vista).toMatchObject({
        nome: NOME,
        documento: '529.982.247-25',
        qualidade: 'Procurador(a)',
        vigente: true,
      });
      expect((await quem.get(vista?.anexos[0]?.href ?? '')).statusCode).toBe(200);
    }
    const { historico, anexos } = (await maria.get(`${API}/manifestacoes/${id}`)).json<{
      historico: { acao: string; frase: string }[];
      anexos: unknown[];
    }>();
    const linha = historico.find(({ acao }) => acao === 'Representação');
    expect(linha?.frase).toBe(
      `Alguém passou a agir em nome de quem registrou, até 31/12/2026. O órgão escreveu: quem representa é ${NOME}, procurador(a).`,
    );
    expect(anexos, 'it is no file of what was told').toEqual([]);
  });

  it('Lei 13.460/2017, art. 10 § 7º: the history names the representative neither to an observador nor to who judges an appeal', async () => {
    const { id } = await criarPedido(app);
    expect((await registrar(id, {}, await entrarComo(app, 'gestor.ifce'))).statusCode).toBe(200);
    await criarRecurso(app, id, { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu });
    const { id: naCgu } = await criarCaso(app);
    await registrar(naCgu);
    for (const [login, caso] of [
      ['recursos.cgu', id],
      ['observador.cgu', naCgu],
    ] as const) {
      const lido = await (await entrarComo(app, login)).get(`${API}/manifestacoes/${caso}`);
      expect(lido.statusCode, login).toBe(200);
      expect(lido.body, login).not.toContain(NOME);
    }
    const { body } = await (await entrarComo(app, 'gestor.ifce')).get(`${API}/manifestacoes/${id}`);
    expect(body).toContain(NOME);
  });

  it('is over after its last day, and stays readable', async () => {
    const { id } = await criarCaso(app);
    await registrar(id, { validaAte: '2026-03-12' });
    const antes = app.clock.now();
    app.clock.set('2026-03-13T09:00:00-03:00');
    const [vista] = await ver(id, await entrarComo(app, 'gestor.cgu'));
    expect(vista).toMatchObject({ nome: NOME, vigente: false });
    app.clock.set(antes.toISOString());
  });

  it('keeps a copy, or says why there is none; and refuses what is over', async () => {
    const { id } = await criarCaso(app);
    const codigo = async (mais: Record<string, unknown>) => (await registrar(id, mais)).json().code ?? null;
    expect(await codigo({ anexos: [] })).toBe('representacao.sem-instrumento');
    expect(await codigo({ anexos: [], semCopia: 'A certidão foi vista no balcão.' })).toBeNull();
    expect(await codigo({ validaAte: '2026-03-11' })).toBe('representacao.ja-venceu');
    expect(await codigo({ cpf: '529.982.247-26' })).toBe('entrada.invalida');
  });

  it('Lei 13.460/2017, art. 10-A: the CPF suffices, a passport or an RNM does too, and so does nothing', async () => {
    const { id } = await criarCaso(app);
    const status = async (mais: Record<string, unknown>) => (await registrar(id, mais)).statusCode;
    expect(await status({ outroDocumento: { tipo: 20, numero: 'AB123456' } })).toBe(400);
    expect(await status({ cpf: undefined, outroDocumento: { tipo: 20, numero: 'AB 123456' } })).toBe(200);
    expect(await status({ cpf: undefined, outroDocumento: { tipo: 21, numero: '123' } })).toBe(400);
    expect(await status({ cpf: undefined })).toBe(200);
  });

  it('is the desk’s: by atendente, gestor and respondente of the office', async () => {
    const { id } = await criarCaso(app);
    for (const login of ['observador.cgu', 'cadastrador.cgu', 'colaborador.cgu', 'admin', 'maria.cidada']) {
      expect((await registrar(id, {}, await entrarComo(app, login))).statusCode, login).toBe(403);
    }
    expect((await registrar(id, {}, await entrarComo(app, 'gestor.ifce'))).statusCode).toBe(404);
    expect((await registrar(id, {}, await entrarComo(app, 'respondente.cgu'))).statusCode).toBe(200);
  });
});

describe('Lei 13.608/2018, art. 4º-B: who acts for a denunciante tells who that is', () => {
  it('so only the person reads the name and the document; the office reads that there is one', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    expect((await registrar(id)).statusCode).toBe(200);
    const [minha] = await ver(id, maria);
    expect(minha).toMatchObject({ nome: NOME });
    const href = minha?.anexos[0]?.href ?? '';
    expect((await maria.get(href)).statusCode).toBe(200);
    for (const quem of [gestor, atendente, await entrarComo(app, 'observador.cgu')]) {
      expect(await ver(id, quem)).toMatchObject([{ nome: null, documento: null, anexos: [] }]);
      expect((await quem.get(href)).statusCode).toBe(404);
      expect((await quem.get(`${API}/manifestacoes/${id}`)).body).not.toContain(NOME);
      expect((await quem.get(`${API}/tratamento/${id}`)).body).not.toContain(NOME);
    }
    expect((await maria.get(`${API}/manifestacoes/${id}`)).body).toContain(NOME);
    const copia = JSON.stringify([
      await dumpDoCaso(app, id),
      await app.db.selectFrom('representacao').selectAll().where('id_manifestacao', '=', id).execute(),
    ]);
    expect(copia).not.toMatch(/Benedita|52998224725/);
    expect(app.log()).not.toContain('Benedita');
  });

  it('and it is sealed when the case becomes a denúncia', async () => {
    const { id } = await criarCaso(app);
    await registrar(id);
    const mudou = await fazerAto(gestor, 'alterar-tipo', [{ idManifestacao: id }], {
      idTipoManifestacao: TipoManifestacao.denuncia,
      motivo: 'O relato descreve um desvio, que precisa ser apurado.',
    });
    expect(mudou.statusCode, mudou.body).toBe(200);
    expect(await ver(id, gestor)).toMatchObject([{ nome: null }]);
    expect(await ver(id, maria)).toMatchObject([{ nome: NOME }]);
    expect((await gestor.get(`${API}/tratamento/${id}`)).body).not.toContain(NOME);
    const rows = await app.db
      .selectFrom('representacao')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .execute();
    expect(JSON.stringify([rows, await dumpDoCaso(app, id)])).not.toContain('Benedita');
  });
});

describe('Lei 9.784/1999, art. 9º: what a proxy asks for later at the desk', () => {
  const pedir = (id: number, idRepresentacao: number | null, mais: Record<string, unknown> = {}) =>
    atendente.post(`${API}/atendimento/${id}`, {
      chaveEnvio: randomUUID(),
      canal: 'balcao',
      pedido: { ato: 'acrescentar', entrada: { texto: 'Trouxe o recibo que faltava.' } },
      idRepresentacao,
      ...mais,
    });
  const idDa = async (id: number) => (await ver(id, atendente))[0]?.idRepresentacao ?? 0;

  it('of a protected person names nobody at the desk: quality and term alone, as on the page', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await registrar(id);
    const daMesa = await gestor.get(`${API}/atendimento/${id}`);
    expect(daMesa.json().representantes).toMatchObject([
      { nome: null, qualidade: 'Procurador(a)', vigente: true },
    ]);
    const feito = await pedir(id, await idDa(id));
    expect([feito.statusCode, feito.json().representante]).toEqual([200, 'Procurador(a)']);
    expect(daMesa.body + feito.body).not.toContain('Benedita');
  });

  it('is written as theirs: the history says in which quality, and the name to who may know who filed', async () => {
    const { id } = await criarCaso(app);
    await registrar(id);
    const feito = await pedir(id, await idDa(id));
    expect([feito.statusCode, feito.json().representante]).toEqual([200, `${NOME}, procurador(a)`]);
    const lido = async (quem: Visitor) => (await quem.get(`${API}/manifestacoes/${id}`)).body;
    for (const quem of [maria, gestor]) {
      expect(await lido(quem)).toContain('Pedido feito por quem representa (procurador(a)) no balcão');
      expect(await lido(quem)).toContain(`Quem pediu: ${NOME}`);
    }
    const observador = await entrarComo(app, 'observador.cgu');
    expect(await lido(observador)).toContain('por quem representa');
    expect(await lido(observador)).not.toContain(NOME);
    const [atendimento] = (await observador.get(`${API}/manifestacoes/${id}/atendimentos`)).json();
    expect(atendimento.representante).toBe('Procurador(a)');
    const { id: semNinguem } = await criarCaso(app);
    expect((await pedir(semNinguem, null)).json().representante).toBeNull();
  });

  it('is refused once the term is over, on the day of asking, and of somebody of another case', async () => {
    const { id } = await criarCaso(app);
    const { id: outro } = await criarCaso(app);
    await registrar(id, { validaAte: '2026-03-12' });
    await registrar(outro);
    const vencida = await app.db
      .updateTable('representacao')
      .set({ valida_ate: '2026-03-11' })
      .where('id_manifestacao', '=', id)
      .executeTakeFirst();
    expect(vencida.numUpdatedRows).toBe(1n);
    const recusa = await pedir(id, await idDa(id));
    expect(recusa.json()).toMatchObject({
      code: 'atendimento.representacao-vencida',
      message: expect.stringContaining('11/03/2026'),
    });
    expect((await pedir(id, await idDa(outro))).json().code).toBe('atendimento.sem-representacao');
  });

  it('keeps the name sealed when the case becomes a denúncia', async () => {
    const { id } = await criarCaso(app);
    await registrar(id);
    await pedir(id, await idDa(id));
    const para = { idTipoManifestacao: TipoManifestacao.denuncia, motivo: 'O relato conta um crime.' };
    expect((await fazerAto(gestor, 'alterar-tipo', [{ idManifestacao: id }], para)).statusCode).toBe(200);
    expect(await dumpDoCaso(app, id)).not.toContain(NOME);
  });
});
