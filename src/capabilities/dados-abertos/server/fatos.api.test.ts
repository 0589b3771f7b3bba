import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { days } from '#server/clock.ts';
import type { FatoManifestacao } from '#server/db/schema.ts';
import { fazerAto } from '#testing/atos.ts';
import { type CasoCriado, criarCaso, type NovoCaso } from '#testing/casos.ts';
import { criarPedido, criarRecurso } from '#testing/recursos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

const HOJE = '2026-03-12T09:00:00-03:00';
const justificativa = 'O levantamento nos arquivos pede mais tempo.';

let app: TestApp;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: HOJE });
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const fato = async (id: number) =>
  (await app.db
    .selectFrom('fato_manifestacao')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()) as unknown as Record<keyof FatoManifestacao, unknown>;
const fatoDoRecurso = (id: number) =>
  app.db.selectFrom('fato_recurso').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Sessions end after an idle hour, so acting on another day needs a new sign-in. */
const noDia = async (momento: string): Promise<Visitor> => {
  app.clock.set(momento);
  return entrarComo(app, 'gestor.cgu');
};
const fazer = async (quem: Visitor, ato: string, { id }: Pick<CasoCriado, 'id'>, dados: object) => {
  const response = await fazerAto(quem, ato, [{ idManifestacao: id }], dados as Record<string, unknown>);
  expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
};
const responder = (quem: Visitor, caso: CasoCriado) =>
  fazer(quem, 'responder', caso, {
    texto: 'Fomos ao posto e conferimos.',
    detalhes: { decisaoFinal: 'A lâmpada foi trocada.' },
  });
const aqui = (novo: NovoCaso = {}) => criarCaso(app, { registradaEm: HOJE, ...novo });

describe('fato_manifestacao', () => {
  it('has one row per case, whatever was done to it', async () => {
    const { rows } = await sql<{ casos: number; fatos: number; distintos: number }>`
      select (select count(*) from manifestacao) as casos, (select count(*) from fato_manifestacao) as fatos,
        (select count(distinct id) from fato_manifestacao) as distintos`.execute(app.db);
    expect(rows[0]?.fatos).toBe(rows[0]?.casos);
    expect(rows[0]?.distintos).toBe(rows[0]?.casos);
  });

  it('says who has the case, what it is and how it came', async () => {
    const caso = await aqui({ idAssunto: 1001 });
    expect(await fato(caso.id)).toMatchObject({
      protocolo: caso.protocolo,
      orgao: 'CGU – Controladoria-Geral da União',
      orgao_registro: 'CGU – Controladoria-Geral da União',
      esfera: 'Federal',
      uf: null,
      municipio: null,
      id_orgao_siorg: 214460,
      tipo: 'Reclamação',
      formulario: 'Padrão',
      situacao: 'Cadastrada',
      assunto: 'Atendimento em posto ou hospital',
      canal: 'Internet',
      aberta: true,
      concluida: false,
      prazo_corre: true,
      dentro_do_prazo: null,
      dias_de_atraso: null,
      dias_para_resolucao: null,
      mudou_tipo: false,
      encaminhada: false,
    });
  });

  it('places a case where its office governs: nowhere in particular for a federal one', async () => {
    expect(await fato((await aqui({ idOuvidoria: Orgaos.ceara })).id)).toMatchObject({
      esfera: 'Estadual',
      uf: 'CE',
      municipio: null,
    });
    expect(await fato((await aqui({ idOuvidoria: Orgaos.fortaleza })).id)).toMatchObject({
      esfera: 'Municipal',
      uf: 'CE',
      municipio: 'Fortaleza',
    });
  });

  it('counts the day of Brasília, not of London', async () => {
    const { id } = await aqui({ registradaEm: '2025-12-31T23:30:00-03:00' });
    expect(await fato(id)).toMatchObject({ dia_registro: '2025-12-31', ano: 2025 });
  });

  it('counts an answer on the last day as in time, and one on the next as a day late', async () => {
    const noPrazo = await aqui({ prazo: '2026-03-20' });
    const atrasada = await aqui({ prazo: '2026-03-20' });
    await responder(await noDia('2026-03-20T23:30:00-03:00'), noPrazo);
    await responder(await noDia('2026-03-21T00:30:00-03:00'), atrasada);
    expect(await fato(noPrazo.id)).toMatchObject({
      concluida: true,
      dia_resposta: '2026-03-20',
      dias_para_resolucao: 8,
      dias_de_atraso: 0,
      dentro_do_prazo: true,
    });
    expect(await fato(atrasada.id)).toMatchObject({
      dias_para_resolucao: 9,
      dias_de_atraso: 1,
      dentro_do_prazo: false,
    });
    app.clock.set(HOJE);
  });

  it('takes the answer away when the case is reopened, and keeps that it once had one', async () => {
    const caso = await aqui();
    await responder(gestor, caso);
    await fazer(gestor, 'reabrir', caso, { justificativa });
    expect(await fato(caso.id)).toMatchObject({
      aberta: true,
      reaberta: true,
      respondida_em: null,
      dias_para_resolucao: null,
      dentro_do_prazo: null,
      primeira_resposta_em: new Date(HOJE),
    });
    // Twice at the same moment is still one row.
    await responder(gestor, caso);
    expect(await fato(caso.id)).toMatchObject({ concluida: true, dias_para_resolucao: 0 });
  });

  it('does not call late what ended while its clock stood still', async () => {
    const { id } = await aqui({
      registradaEm: '2026-01-05T09:00:00-03:00',
      prazo: '2026-02-04',
      situacao: 8,
      complementacao: { pedido: 'Em que dia foi?', em: '2026-01-20T09:00:00-03:00' },
    });
    await app.db
      .updateTable('manifestacao')
      .set({ encerrada_em: new Date('2026-02-10T09:00:00-03:00') })
      .where('id', '=', id)
      .execute();
    expect(await fato(id)).toMatchObject({
      arquivada: true,
      pediu_complementacao: true,
      dia_encerramento: '2026-02-10',
      dias_para_resolucao: null,
      dias_de_atraso: 0,
      dentro_do_prazo: true,
    });
  });

  it('says what was extended, forwarded and given another type by somebody', async () => {
    const caso = await aqui();
    await fazer(gestor, 'prorrogar', caso, { idMotivoProrrogacao: 1, justificativa });
    await fazer(gestor, 'alterar-tipo', caso, {
      idTipoManifestacao: TipoManifestacao.solicitacao,
      motivo: 'O texto pede e não reclama.',
    });
    await fazer(gestor, 'encaminhar', caso, {
      idOuvidoriaDestino: Orgaos.ifce,
      textoDestinatario: 'Cabe a vocês responder.',
      textoSolicitante: 'Foi para quem pode responder.',
    });
    expect(await fato(caso.id)).toMatchObject({
      id_ouvidoria: Orgaos.ifce,
      id_ouvidoria_registro: Orgaos.cgu,
      situacao: 'Encaminhada por Outra Ouvidoria',
      prorrogada: true,
      encaminhada: true,
      mudou_tipo: true,
      id_tipo_original: TipoManifestacao.reclamacao,
      id_tipo: TipoManifestacao.solicitacao,
    });
  });

  it('does not take the name that an anonymous denúncia gets for a change of type', async () => {
    const response = await registrar(new Visitor(app), {
      idTipoManifestacao: TipoManifestacao.denuncia,
      anonimo: true,
    });
    const id = response.json<{ idManifestacao: number }>().idManifestacao;
    expect(id, response.body).toBeTypeOf('number');
    expect(await fato(id)).toMatchObject({
      tipo: 'Comunicação',
      mudou_tipo: false,
      id_tipo_original: TipoManifestacao.comunicacao,
      protegida: true,
      sigilosa: true,
    });
  });

  it('says what was decided on a request, why it was refused and until when', async () => {
    const pedido = await aqui({ tipo: TipoManifestacao.acessoAInformacao });
    await fazer(gestor, 'responder', pedido, {
      texto: 'O acesso foi negado.',
      idCodigoDecisao: 1,
      idEspecificacaoDecisao: 8,
      detalhes: {
        idDetalhamento: 1,
        fundamentoLegal: 'Lei 12.527/2011, art. 31.',
        restritaAte: '2030-01-31',
      },
    });
    expect(await fato(pedido.id)).toMatchObject({
      situacao: 'Concluída',
      decisao: 'Acesso Negado',
      especificacao_decisao: 'Dados pessoais',
      detalhamento_decisao: 'Integral',
      motivo_negativa: 'Dados pessoais',
      restrita_ate: '2030-01-31',
      restricao_permanente: false,
    });
  });

  it('keeps what people thought of the answer', async () => {
    const caso = await aqui({ resposta: { texto: 'Feito.' } });
    const response = await maria.post(`/api/app-web/v1/manifestacoes/${caso.id}/avaliar`, {
      idDemandaAtendida: 3,
      idFacilidade: 5,
      idSatisfacao: 9,
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(await fato(caso.id)).toMatchObject({
      avaliada: true,
      demanda_atendida: 'Parcialmente atendida',
      facilidade: 'Fácil',
      satisfacao: 'Muito satisfeito',
    });
  });

  describe('about who filed', () => {
    const QUEM = {
      faixa_etaria: '30 a 39 anos',
      raca_cor: 'Parda',
      genero: 'Feminino',
      profissao: 'Professor',
      municipio_manifestante: 'Fortaleza',
      uf_manifestante: 'CE',
    };
    const NINGUEM = {
      id_pessoa: null,
      tipo_pessoa: 'Não Informado',
      faixa_etaria: 'Não Informado',
      raca_cor: 'Não Informado',
      genero: 'Não Informado',
      escolaridade: 'Não Informado',
      profissao: 'Não Informado',
      municipio_manifestante: 'Não Informado',
      uf_manifestante: 'NI',
    };
    beforeAll(async () => {
      const { id } = await app.db
        .selectFrom('usuario')
        .select('id')
        .where('login', '=', 'maria.cidada')
        .executeTakeFirstOrThrow();
      await app.db.deleteFrom('usuario_perfil_cidadao').where('id_usuario', '=', id).execute();
      await app.db
        .insertInto('usuario_perfil_cidadao')
        .values({
          id_usuario: id,
          id_municipio: 230440,
          id_raca_cor: 4,
          id_genero: 2,
          id_faixa_etaria: 3,
          id_profissao: 9,
          atualizado_em: app.clock.now(),
        })
        .execute();
    });

    it('says what the person told, in categories', async () => {
      expect(await fato((await aqui()).id)).toMatchObject({ ...QUEM, protegida: false });
    });

    it.each([
      ['a denúncia', { tipo: TipoManifestacao.denuncia }],
      ['an anonymous one', { tipo: TipoManifestacao.denuncia, login: null }],
    ])('says nothing of %s', async (_, novo) => {
      expect(await fato((await aqui(novo)).id)).toMatchObject({ ...NINGUEM, protegida: true });
    });

    it('says nothing once a reclamação was made a denúncia, and not when it is called a reclamação again', async () => {
      const caso = await aqui();
      const motivo = 'Conta uma irregularidade.';
      await fazer(gestor, 'alterar-tipo', caso, { idTipoManifestacao: TipoManifestacao.denuncia, motivo });
      expect(await fato(caso.id)).toMatchObject({ ...NINGUEM, sigilosa: true });
      await fazer(gestor, 'alterar-tipo', caso, { idTipoManifestacao: TipoManifestacao.reclamacao, motivo });
      expect(await fato(caso.id)).toMatchObject({ ...NINGUEM, tipo: 'Reclamação', sigilosa: true });
    });

    it('says nothing where a requester asked that the identity be kept', async () => {
      const response = await registrar(maria, {
        idTipoManifestacao: TipoManifestacao.acessoAInformacao,
        preservarIdentidade: true,
      });
      const { idManifestacao } = response.json<{ idManifestacao: number }>();
      expect(await fato(idManifestacao)).toMatchObject({ ...NINGUEM, protegida: true, sigilosa: false });
    });
  });

  it('names a service only when the office lists it: what was typed is a text', async () => {
    await app.db
      .insertInto('servico_orgao')
      .values({ id_ouvidoria: Orgaos.cgu, nome: 'Emissão de Certidão', descricao: 'Certidões.', ordem: 1 })
      .execute();
    const listado = await aqui({ tipo: TipoManifestacao.simplifique });
    const outro = await aqui({
      tipo: TipoManifestacao.simplifique,
      teor: { servico: 'o guichê do seu João' },
    });
    expect(await fato(listado.id)).toMatchObject({ servico: 'Emissão de Certidão' });
    expect(await fato(outro.id)).toMatchObject({ servico: null });
  });
});

describe('fato_recurso', () => {
  it('says what was appealed, what came before, and how it ended', async () => {
    const { id, protocolo } = await criarPedido(app);
    const primeiro = await criarRecurso(app, id, { respondido: true, prazo: '2026-03-17' });
    app.clock.advance(days(6));
    const segundo = await criarRecurso(app, id, { idInstancia: 2, respondido: true, prazo: '2026-03-17' });
    app.clock.set(HOJE);
    expect(await fatoDoRecurso(primeiro)).toMatchObject({
      id_manifestacao: id,
      protocolo,
      id_recurso_precedente: null,
      instancia: 'Primeira Instância',
      situacao: 'Respondido',
      tipo_recurso: 'Informação incompleta',
      tipo_resposta: 'Indeferido',
      dia_registro: '2026-03-12',
      dias_para_decisao: 0,
      dias_de_atraso: 0,
      dentro_do_prazo: true,
      protegida: false,
    });
    expect(await fatoDoRecurso(segundo)).toMatchObject({
      id_recurso_precedente: primeiro,
      dias_de_atraso: 1,
      dentro_do_prazo: false,
    });
  });

  it('has no outcome while nobody decided', async () => {
    const { id } = await criarPedido(app);
    const aberto = await criarRecurso(app, id);
    expect(await fatoDoRecurso(aberto)).toMatchObject({
      situacao: 'Em Tramitação',
      respondido: false,
      tipo_resposta: null,
      dentro_do_prazo: null,
    });
  });
});
