import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { findCasoVisivel } from '#capabilities/manifestacao/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { dumpDoCaso, fazerAto, provarAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, quemEhServidor } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const CGU = 6;
const IFCE = 65;

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-12T09:00:00-03:00');
  gestor = await entrarComo(app, 'gestor.cgu');
  await app.db.deleteFrom('email_saida').execute();
});

const dados = {
  idOuvidoriaDestino: IFCE,
  textoDestinatario: 'O assunto é do campus de Sobral, que é de vocês.',
  textoSolicitante: 'Quem cuida disto é o instituto, e ele vai responder.',
};
const paraFora = { orgaoExterno: 'Tribunal de Justiça', textoSolicitante: dados.textoSolicitante };
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const encaminhar = (id: number, mais = {}) =>
  fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], { ...dados, ...mais });
const encaminhamentos = (visitor: Visitor, id: number) =>
  visitor.get(`/api/app-web/v1/tratamento/${id}/encaminhamentos`);

describe('to another office', () => {
  it('obeys profile, office, state, version, and does many at once', () =>
    provarAto(app, { ato: 'encaminhar', dados, quem: 'respondente.cgu' }));

  it('changes hands with protocol and term, and tells the citizen and the receiver', async () => {
    const { id, protocolo } = await criarCaso(app);
    const { prazo } = await findRow(id);
    const { id: idUsuario } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'respondente.cgu')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('manifestacao')
      .set({ id_responsavel: idUsuario })
      .where('id', '=', id)
      .execute();
    expect((await encaminhar(id)).statusCode).toBe(200);
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.encaminhada,
      id_ouvidoria: IFCE,
      id_ouvidoria_registro: CGU,
      id_responsavel: null,
      prazo,
      protocolo,
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Encaminhamento']);
    const [aoCidadao] = await emailsDoEvento(app, 'manifestacao.encaminhada');
    const [aoOrgao, ...more] = await emailsDoEvento(app, 'manifestacao.recebida-de-outro-orgao');
    expect(more).toEqual([]);
    expect(aoCidadao?.texto).toContain('IFCE');
    expect(aoOrgao?.para).toBe('ouvidoria@ifce.escuta.invalid');
    expect(aoOrgao?.texto).not.toContain('Sobral');

    const ifce = await entrarComo(app, 'gestor.ifce');
    expect((await gestor.get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode).toBe(404);
    expect((await encaminhamentos(gestor, id)).statusCode).toBe(404);
    expect((await encaminhamentos(ifce, id)).json()).toMatchObject([
      {
        textoDestinatario: dados.textoDestinatario,
        textoSolicitante: dados.textoSolicitante,
        comIdentidade: true,
        isParaFora: false,
      },
    ]);
    const maria = await entrarComo(app, 'maria.cidada');
    const detalhe = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).body;
    expect(detalhe).toContain(dados.textoSolicitante);
    expect(detalhe).not.toContain('Sobral');
    expect((await encaminhamentos(maria, id)).statusCode).toBe(403);
  });

  it('takes only an active office that offers the form, and not the present one', async () => {
    const { id } = await criarCaso(app);
    const code = async (mais: object) => (await encaminhar(id, mais)).json().code;
    expect(await code({ idOuvidoriaDestino: CGU })).toBe('encaminhamento.mesmo-orgao');
    expect(await code({ idOuvidoriaDestino: 999_999 })).toBe('encaminhamento.destino-nao-existe');
    await app.db
      .updateTable('ouvidoria')
      .set({ inativada_em: app.clock.now() })
      .where('id', '=', IFCE)
      .execute();
    expect(await code({})).toBe('encaminhamento.destino-nao-existe');
    await app.db.updateTable('ouvidoria').set({ inativada_em: null }).where('id', '=', IFCE).execute();
    const forms = await app.db
      .deleteFrom('ouvidoria_formulario')
      .where('id_ouvidoria', '=', IFCE)
      .where('id_tipo_formulario', '=', 1)
      .returningAll()
      .execute();
    expect(await code({})).toBe('manifestacao.orgao-nao-recebe');
    await app.db.insertInto('ouvidoria_formulario').values(forms).execute();
    expect((await findRow(id)).id_ouvidoria).toBe(CGU);
  });
});

describe('S2-09 a denúncia', () => {
  const denuncia = () => criarCaso(app, { tipo: TipoManifestacao.denuncia });
  const fatosPara = async (id: number) => {
    const quem = await quemEhServidor(app, 'gestor.ifce', Perfil.gestor, IFCE);
    return (await findCasoVisivel(app.platform, quem, id)).fatos;
  };
  const consentir = async (id: number, destinatario: object, consente: boolean) => {
    const motivo = 'Precisam ouvir você para apurar.';
    const pedido = await fazerAto(gestor, 'pedir-consentimento', [{ idManifestacao: id }], {
      destinatario,
      motivo,
    });
    expect(pedido.statusCode, pedido.body).toBe(200);
    const maria = await entrarComo(app, 'maria.cidada');
    const url = `/api/app-web/v1/manifestacoes/${id}/consentimento`;
    expect((await maria.post(url, { consente })).statusCode).toBe(200);
  };

  it.each([
    ['without being asked', null, false],
    ['with a no', { consente: false, destinatario: { idOuvidoria: IFCE } }, false],
    ['with a yes to somebody else', { consente: true, destinatario: { nome: 'Tribunal de Justiça' } }, false],
    ['with a yes to this receiver', { consente: true, destinatario: { idOuvidoria: IFCE } }, true],
  ])('%s: the identity goes along only by consent', async (_, resposta, vai) => {
    const { id } = await denuncia();
    if (resposta) await consentir(id, resposta.destinatario, resposta.consente);
    expect((await encaminhar(id)).statusCode).toBe(200);
    const ifce = await entrarComo(app, 'gestor.ifce');
    expect((await encaminhamentos(ifce, id)).json()).toMatchObject([{ comIdentidade: vai }]);
    expect((await fatosPara(id)).identidadeVisivel).toBe(vai);
  });

  it('is read by the receiver without the name of who wrote it, unless the identity came along', async () => {
    const teor = { texto: 'Eu, Maria, vi o desvio das peças no depósito.' };
    const ler = async (id: number) => {
      const ifce = await entrarComo(app, 'gestor.ifce');
      return (await ifce.get(`/api/app-web/v1/manifestacoes/${id}`)).body;
    };
    const sem = await criarCaso(app, { tipo: TipoManifestacao.denuncia, teor });
    await encaminhar(sem.id, { textoDestinatario: 'A senhora Maria conhece o depósito.' });
    expect(await ler(sem.id)).toContain('vi o desvio das peças');
    expect(await ler(sem.id)).not.toContain('Maria');
    expect((await encaminhamentos(await entrarComo(app, 'gestor.ifce'), sem.id)).body).not.toContain('Maria');
    const com = await criarCaso(app, { tipo: TipoManifestacao.denuncia, teor });
    await consentir(com.id, { idOuvidoria: IFCE }, true);
    await encaminhar(com.id);
    expect(await ler(com.id)).toContain('Eu, Maria');
  });

  it('comes back to the office that was chosen, which may open the identity again', async () => {
    const { id } = await denuncia();
    await encaminhar(id);
    const ifce = await entrarComo(app, 'gestor.ifce');
    const volta = { ...dados, idOuvidoriaDestino: CGU };
    expect((await fazerAto(ifce, 'encaminhar', [{ idManifestacao: id }], volta)).statusCode).toBe(200);
    const quem = await quemEhServidor(app, 'gestor.cgu', Perfil.gestor, CGU);
    expect((await findCasoVisivel(app.platform, quem, id)).fatos.identidadeVisivel).toBe(true);
  });

  it('keeps both texts sealed, and out of mails and log', async () => {
    const { id } = await denuncia();
    await encaminhar(id);
    const dump = await dumpDoCaso(app, id);
    expect(dump).toContain('Encaminhamento');
    expect(dump).not.toContain('Sobral');
    expect(dump).not.toContain('Quem cuida disto');
    expect(app.log()).not.toContain('Sobral');
  });
});

describe('out of the platform', () => {
  it('obeys profile, office, state, version, and does many at once', () =>
    provarAto(app, { ato: 'encaminhar-para-fora', dados: paraFora }));

  it('ends the case with directions for the citizen', async () => {
    const { id } = await criarCaso(app);
    await fazerAto(gestor, 'encaminhar-para-fora', [{ idManifestacao: id }], paraFora);
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.encaminhadaParaFora,
      id_ouvidoria: CGU,
      encerrada_em: app.clock.now(),
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Encaminhamento']);
    const [email] = await emailsDoEvento(app, 'manifestacao.encaminhada-para-fora');
    expect(email?.texto).toContain('Tribunal de Justiça');
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).body).toContain(
      paraFora.textoSolicitante,
    );
    expect((await encaminhamentos(gestor, id)).json()).toMatchObject([
      { destino: 'Tribunal de Justiça', isParaFora: true, textoDestinatario: null },
    ]);
  });
});

describe('S4-12 the term of a forwarded case: 25 March is a holiday in Ceará and not in Brasília', () => {
  const explicado = async (id: number) => {
    const maria = await entrarComo(app, 'maria.cidada');
    const prazo = (await maria.get(`/api/app-web/v1/manifestacoes/${id}/prazo`)).json();
    return [(await findRow(id)).prazo, prazo.vencimento, prazo.dias.at(-1).data];
  };
  const prorrogar = (visitor: Visitor, id: number) =>
    fazerAto(visitor, 'prorrogar', [{ idManifestacao: id }], {
      idMotivoProrrogacao: 1,
      justificativa: 'O levantamento ainda não terminou.',
    });

  it('stays as the office that received it first counted it', async () => {
    const { id } = await criarCaso(app, { registradaEm: '2026-02-23T10:00:00-03:00' });
    expect(await explicado(id)).toEqual(['2026-03-25', '2026-03-25', '2026-03-25']);
    await encaminhar(id);
    expect(await explicado(id)).toEqual(['2026-03-25', '2026-03-25', '2026-03-25']);
  });

  it('extended after forwarding, is counted by the receiver; extended before, by the sender', async () => {
    app.clock.set('2026-02-20T10:00:00-03:00');
    gestor = await entrarComo(app, 'gestor.cgu');
    const registradaEm = '2026-01-22T10:00:00-03:00';
    const depois = await criarCaso(app, { registradaEm });
    await encaminhar(depois.id);
    expect((await prorrogar(await entrarComo(app, 'gestor.ifce'), depois.id)).statusCode).toBe(200);
    expect(await explicado(depois.id)).toEqual(['2026-03-26', '2026-03-26', '2026-03-26']);
    const antes = await criarCaso(app, { registradaEm });
    expect((await prorrogar(gestor, antes.id)).statusCode).toBe(200);
    await encaminhar(antes.id);
    expect(await explicado(antes.id)).toEqual(['2026-03-25', '2026-03-25', '2026-03-25']);
  });
});
