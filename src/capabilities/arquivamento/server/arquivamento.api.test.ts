import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso, fazerAto, provarAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-08-14T10:00:00-03:00' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-08-14T10:00:00-03:00');
  gestor = await entrarComo(app, 'gestor.cgu');
  await app.db.deleteFrom('email_saida').execute();
});

const registradaEm = '2026-07-06T10:00:00-03:00';
const arquivar = {
  idMotivoArquivamento: 1,
  justificativa: 'O mesmo relato do poste já tem outro protocolo.',
};
const reabrir = { justificativa: 'Apareceu um documento novo sobre o poste.' };
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('arquivar', () => {
  it('obeys profile, office, state, version, and does many at once', () =>
    provarAto(app, { ato: 'arquivar', dados: arquivar, quem: 'respondente.cgu' }));

  it('ends the case with its reason, closes the internal steps and tells who filed', async () => {
    const { id } = await criarCaso(app);
    const { id: idUsuario } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'colaborador.cgu')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('tramitacao')
      .values({
        id_manifestacao: id,
        id_destinatario: idUsuario,
        id_remetente: idUsuario,
        remetente: 'x',
        mensagem: 'Pode ver?',
        prazo: '2026-08-20',
        prazo_original: '2026-08-20',
        aberta_em: app.clock.now(),
      })
      .execute();
    const response = await fazerAto(gestor, 'arquivar', [{ idManifestacao: id }], arquivar);
    expect(response.statusCode, response.body).toBe(200);
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.arquivada,
      encerrada_em: app.clock.now(),
    });
    const abertas = await app.db.selectFrom('tramitacao').select('encerrada_em').execute();
    expect(abertas).toEqual([{ encerrada_em: app.clock.now() }]);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Arquivamento']);
    const [email, ...more] = await emailsDoEvento(app, 'manifestacao.arquivada');
    expect(more).toEqual([]);
    expect(email?.texto).not.toContain('poste');

    const maria = await entrarComo(app, 'maria.cidada');
    const detalhe = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).body;
    // Lei 9.784/1999, art. 63 § 2º: the mail tells the last day to ask for more that the page tells.
    const { atos } = JSON.parse(detalhe) as { atos: { ato: string; ultimoDia: string | null }[] };
    const ultimoDia = atos.find(({ ato }) => ato === 'pedirReabertura')?.ultimoDia ?? '';
    const reabrirAte = ultimoDia.split('-').reverse().join('/');
    expect(reabrirAte).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    expect(email?.texto).toContain(`pedir a reabertura até ${reabrirAte}`);
    expect(detalhe).toContain('Motivo: Duplicidade.');
    expect(detalhe).toContain(arquivar.justificativa);
  });

  it('Lei 12.527/2011, arts. 11 and 15: is refused and not offered for an access request, even an overdue one', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao, registradaEm });
    const lido = await gestor.get(`/api/app-web/v1/manifestacoes/${id}`);
    expect(lido.json<{ atos: { ato: string }[] }>().atos.map(({ ato }) => ato)).not.toContain('arquivar');
    const antes = await findRow(id);
    const response = await fazerAto(gestor, 'arquivar', [{ idManifestacao: id }], arquivar);
    expect(response.body).toContain('manifestacao.pedido-termina-por-decisao');
    expect(await findRow(id)).toEqual(antes);
  });

  it('refuses a reason that does not exist', async () => {
    const { id } = await criarCaso(app);
    const response = await fazerAto(gestor, 'arquivar', [{ idManifestacao: id }], {
      ...arquivar,
      idMotivoArquivamento: 99,
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'arquivamento.motivo-nao-existe']);
  });

  it('holds the reason to the facts of the case', async () => {
    const recusa = async (id: number, idMotivoArquivamento: number) => {
      const response = await fazerAto(gestor, 'arquivar', [{ idManifestacao: id }], {
        ...arquivar,
        idMotivoArquivamento,
      });
      return response.statusCode === 200 ? 'feito' : response.json<{ code: string }>().code;
    };
    const { id } = await criarCaso(app, { registradaEm });
    expect(await recusa(id, 9)).toBe('arquivamento.desistencia-e-de-quem-registrou');
    expect(await recusa(id, 6)).toBe('arquivamento.sem-complementacao-vencida');
    const esperada = await criarCaso(app, {
      registradaEm,
      situacao: Situacao.arquivada,
      complementacao: { pedido: 'Qual?', em: '2026-07-08T10:00:00-03:00' },
    });
    await fazerAto(gestor, 'reabrir', [{ idManifestacao: esperada.id }], reabrir);
    expect(await recusa(esperada.id, 6)).toBe('feito');

    const denuncia = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    expect(await recusa(denuncia.id, 2)).toBe('arquivamento.sem-analise-preliminar');
    const analisar = (apta: boolean) =>
      fazerAto(gestor, 'analise-preliminar', [{ idManifestacao: denuncia.id }], {
        apta,
        envolveEmpresa: false,
        envolveServidor: false,
        envolveCargoDas4: false,
        autoria: 'Não há quem.',
        materialidade: 'Não há o quê.',
        relevancia: 'Pouca.',
      });
    await analisar(true);
    expect(await recusa(denuncia.id, 2)).toBe('arquivamento.apta-para-apurar');
    await analisar(false);
    expect(await recusa(denuncia.id, 2)).toBe('feito');
  });

  it('tells nobody about an anonymous comunicação, and seals what was written of it', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.comunicacao });
    await fazerAto(gestor, 'arquivar', [{ idManifestacao: id }], arquivar);
    expect((await findRow(id)).id_situacao).toBe(Situacao.arquivada);
    expect(await emailsDoEvento(app, 'manifestacao.arquivada')).toEqual([]);
    expect(await dumpDoCaso(app, id)).not.toContain('poste');
  });
});

describe('reabrir', () => {
  it('is for gestores; obeys office, state, version, and does many at once', () =>
    provarAto(app, {
      ato: 'reabrir',
      dados: reabrir,
      caso: { situacao: Situacao.arquivada },
      semPerfil: ['respondente.cgu', 'atendente.cgu', 'observador.cgu', 'maria.cidada'],
    }));

  it('gives a new term from today and keeps the old answer', async () => {
    const { id } = await criarCaso(app, {
      registradaEm,
      resposta: { texto: 'Trocamos a lâmpada.', em: '2026-07-20T10:00:00-03:00' },
    });
    const response = await fazerAto(gestor, 'reabrir', [{ idManifestacao: id }], reabrir);
    expect(response.statusCode, response.body).toBe(200);
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.cadastrada,
      prazo: '2026-09-15',
      prazo_original: '2026-08-05',
      prazo_parado_em: null,
      respondida_em: null,
      encerrada_em: null,
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Reabertura']);
    const [email] = await emailsDoEvento(app, 'manifestacao.reaberta');
    expect(email?.texto).toContain('15/09/2026');
    const maria = await entrarComo(app, 'maria.cidada');
    const detalhe = await maria.get(`/api/app-web/v1/manifestacoes/${id}`);
    expect(detalhe.json()).toMatchObject({ respostas: [{ texto: 'Trocamos a lâmpada.' }] });
    const prazo = (await maria.get(`/api/app-web/v1/manifestacoes/${id}/prazo`)).json();
    expect([prazo.vencimento, prazo.dias.at(-1).data]).toEqual(['2026-09-15', '2026-09-15']);
    expect(prazo.dias.find(({ data }: { data: string }) => data === '2026-08-10').motivo).toBe(
      'A manifestação estava encerrada.',
    );
  });

  it('starts the clock that a missing complement had stopped, and seals the words about a denúncia', async () => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.denuncia,
      registradaEm,
      situacao: Situacao.arquivada,
      complementacao: { pedido: 'Qual?', em: '2026-07-08T10:00:00-03:00' },
    });
    await fazerAto(gestor, 'reabrir', [{ idManifestacao: id }], reabrir);
    expect(await findRow(id)).toMatchObject({ id_situacao: Situacao.cadastrada, prazo_parado_em: null });
    expect(await dumpDoCaso(app, id)).not.toContain('poste');
  });

  it('Lei 12.527/2011, arts. 11 and 15: a request keeps its date and the days to appeal, and says so', async () => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.acessoAInformacao,
      registradaEm: '2026-08-03T10:00:00-03:00',
      resposta: { texto: 'O acesso foi negado.', em: '2026-08-12T10:00:00-03:00' },
    });
    const response = await fazerAto(gestor, 'reabrir', [{ idManifestacao: id }], reabrir);
    expect(response.statusCode, response.body).toBe(200);
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.cadastrada,
      prazo: '2026-08-24',
      reaberta_em: app.clock.now(),
    });
    const [email, ...more] = await emailsDoEvento(app, 'manifestacao.pedido-reaberto');
    expect(more).toEqual([]);
    expect(email?.texto).toContain('continua a terminar em 24/08/2026');
    expect(email?.texto).toContain('recorrer da resposta anterior até 24/08/2026');
    const maria = await entrarComo(app, 'maria.cidada');
    const { atos } = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
      atos: { ato: string; ultimoDia: string | null }[];
    }>();
    expect(atos).toContainEqual({ ato: 'recorrer', ultimoDia: '2026-08-24' });
  });
});
