import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { destinoDoCaso } from '#capabilities/descumprimento/server/destino-do-caso.ts';
import { findCasoVisivel } from '#capabilities/manifestacao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import {
  acoesDoHistorico,
  emailsDoEvento,
  emailsEscritos,
  quemEhServidor,
  visitorComChave,
} from '#testing/casos.ts';
import { criarPedidoRespondido, criarRecurso } from '#testing/decisoes.ts';
import { criarPromessa } from '#testing/promessas.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { PromessaVista } from '../domain/cumprimento.ts';
import { confirmarPeloSilencioJob } from './confirmar-pelo-silencio.ts';
import { lembrarEntregasJob } from './lembrar-entregas.ts';

const base = '/api/app-web/v1';
const INICIO = '2026-03-12T09:00:00-03:00';
const INFORMACAO = 'As contas do segundo semestre somam mil reais.';
const QUEIXA = 'Faltam as contas de dezembro, que eu pedi.';

let app: TestApp;
let maria: Visitor;
let ifce: Visitor;
let cgu: Visitor;
const entrar = async () => {
  maria = await entrarComo(app, 'maria.cidada');
  ifce = await entrarComo(app, 'gestor.ifce');
  cgu = await entrarComo(app, 'gestor.cgu');
};
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(INICIO);
  await entrar();
  await app.db.deleteFrom('email_saida').execute();
  // Promises of earlier tests are nobody's business here.
  await app.db.updateTable('promessa').set({ situacao: 'encerrada' }).execute();
});

const avancar = async (iso: string) => {
  app.clock.set(iso);
  await entrar();
};
const agir = async (
  visitor: Visitor,
  idPromessa: number,
  ato: string,
  body: Record<string, unknown> = {},
) => {
  const response = await visitor.post(`${base}/promessas/${idPromessa}/${ato}`, body);
  return [response.statusCode, response.json<{ code?: string }>().code] as const;
};
const entregar = (
  visitor: Visitor,
  idPromessa: number,
  body: Record<string, unknown> = { texto: INFORMACAO },
) => agir(visitor, idPromessa, 'entregar', body);
const FEITO = [200, undefined] as const;
const ver = async (visitor: Visitor, id: number): Promise<PromessaVista[]> =>
  (await visitor.get(`${base}/manifestacoes/${id}/promessas`)).json();
const vista = async (visitor: Visitor, id: number): Promise<PromessaVista> => {
  const [promessa] = await ver(visitor, id);
  if (!promessa) throw new Error('No promise');
  return promessa;
};
const comPromessa = async (situacao: 'aberta' | 'entregue' = 'aberta', prazo = '2026-03-20') => {
  const { id } = await criarPedidoRespondido(app);
  return { id, idPromessa: await criarPromessa(app, id, { situacao, prazo }) };
};

describe('LAI art. 11: the office delivers what it promised', () => {
  it('with a text, and the person reads it with the last day to contest', async () => {
    const { id, idPromessa } = await comPromessa();
    expect((await vista(ifce, id)).atos).toEqual(['entregar']);
    expect(await entregar(ifce, idPromessa)).toEqual(FEITO);
    expect(await vista(maria, id)).toMatchObject({
      situacao: 'entregue',
      contestarAte: '2026-03-23',
      entregas: [{ texto: INFORMACAO, consulta: null }],
      atos: ['confirmarEntrega', 'contestarEntrega'],
    });
    expect(await acoesDoHistorico(app, id)).toContain('Cumprimento');
    const [email] = await emailsDoEvento(app, 'cumprimento.entregue');
    expect(email?.texto).toContain('23/03/2026');
    expect(email?.texto).not.toContain('mil reais');
  });

  it('or with an appointment, whose day starts the term to contest', async () => {
    const { id, idPromessa } = await comPromessa();
    const consulta = { dia: '2026-03-27', hora: '14:30', local: 'Sala 12 do prédio da reitoria' };
    expect(await entregar(ifce, idPromessa, { consulta })).toEqual(FEITO);
    expect(await vista(maria, id)).toMatchObject({ contestarAte: '2026-04-08', entregas: [{ consulta }] });
  });

  it('and never with nothing, in the past or months away', async () => {
    const { idPromessa } = await comPromessa();
    const em = (dia: string) => ({
      consulta: { dia, hora: '14:30', local: 'Sala 12 do prédio da reitoria' },
    });
    expect(await entregar(ifce, idPromessa, {})).toEqual([400, 'cumprimento.nada-entregue']);
    expect(await entregar(ifce, idPromessa, em('2026-03-11'))).toEqual([
      400,
      'cumprimento.consulta-no-passado',
    ]);
    expect(await entregar(ifce, idPromessa, em('2026-04-12'))).toEqual([400, 'cumprimento.consulta-tardia']);
  });

  it('only the office that owes it, once, and the instance that decided is told', async () => {
    const { id } = await criarPedidoRespondido(app);
    await criarRecurso(app, { id }, { entrega: '2026-03-20' });
    const { idPromessa } = await vista(maria, id);
    expect(await entregar(maria, idPromessa)).toEqual([403, 'acesso.perfil-sem-permissao']);
    expect(await entregar(ifce, idPromessa)).toEqual(FEITO);
    expect(await entregar(ifce, idPromessa)).toEqual([409, 'ato.situacao-nao-permite']);
    expect((await emailsDoEvento(app, 'cumprimento.entregue-a-instancia'))[0]?.para).toContain('cgu');
  });
});

describe('LAI art. 16 § 2º: the person says whether it is what was owed', () => {
  it('confirms, also with the access code alone', async () => {
    const { id, idPromessa } = await comPromessa('entregue');
    const codigo = await visitorComChave(app, id);
    expect(await agir(codigo, idPromessa, 'confirmar')).toEqual(FEITO);
    expect(await vista(maria, id)).toMatchObject({ situacao: 'confirmada', porSilencio: false, atos: [] });
  });

  it('contests within ten days, and the controlling body gets it as a contestação', async () => {
    const { id, idPromessa } = await comPromessa('entregue');
    expect(await agir(maria, idPromessa, 'contestar', { motivo: QUEIXA })).toEqual(FEITO);
    expect(await vista(maria, id)).toMatchObject({ situacao: 'contestada', decideAte: '2026-03-17' });
    const { itens } = (await cgu.get(`${base}/descumprimentos`)).json<{ itens: object[] }>();
    expect(itens).toContainEqual(expect.objectContaining({ idManifestacao: id, tipo: 'contestacao' }));
    expect((await emailsDoEvento(app, 'cumprimento.contestada'))[0]?.para).toContain('cgu');
    expect((await emailsDoEvento(app, 'cumprimento.contestada-ao-orgao'))[0]?.para).toContain('ifce');
    const escritos = await emailsEscritos(app);
    expect(JSON.stringify(escritos)).not.toContain('dezembro');
    expect(app.log()).not.toContain('dezembro');
  });

  it('and not after the last day', async () => {
    const { idPromessa } = await comPromessa('entregue');
    await avancar('2026-03-24T00:00:00-03:00');
    expect(await agir(maria, idPromessa, 'contestar', { motivo: QUEIXA })).toEqual([
      409,
      'cumprimento.fora-do-prazo',
    ]);
  });

  it('silence confirms, after a mail that announces the last day', async () => {
    const { id, idPromessa } = await comPromessa('entregue');
    await avancar('2026-03-21T10:00:00-03:00');
    await lembrarEntregasJob(app.platform).run({});
    await lembrarEntregasJob(app.platform).run({});
    const lembretes = await emailsDoEvento(app, 'cumprimento.lembrete-de-contestacao');
    expect(lembretes.map(({ texto }) => texto.includes('23/03/2026'))).toEqual([true]);
    await confirmarPeloSilencioJob(app.platform).run({});
    expect(await vista(maria, id)).toMatchObject({ situacao: 'entregue' });
    await avancar('2026-03-24T00:10:00-03:00');
    await confirmarPeloSilencioJob(app.platform).run({});
    await confirmarPeloSilencioJob(app.platform).run({});
    expect(await vista(maria, id)).toMatchObject({ situacao: 'confirmada', porSilencio: true });
    const linhas = (await acoesDoHistorico(app, id)).filter((acao) => acao === 'Cumprimento');
    expect(linhas).toHaveLength(1);
    expect(await agir(maria, idPromessa, 'contestar', { motivo: QUEIXA })).toEqual([
      409,
      'ato.situacao-nao-permite',
    ]);
  });
});

describe('LAI art. 41: the controlling body', () => {
  const contestada = async () => {
    const { id, idPromessa } = await comPromessa('entregue');
    await agir(maria, idPromessa, 'contestar', { motivo: QUEIXA });
    const { id: idDenuncia } = await app.db
      .selectFrom('denuncia_descumprimento')
      .select('id')
      .where('id_promessa', '=', idPromessa)
      .executeTakeFirstOrThrow();
    return { id, idPromessa, idDenuncia };
  };
  const decidir = async (idDenuncia: number, procedente: boolean, dataEntrega: string | null = null) => {
    const body = { procedente, texto: 'A decisão mandava entregar o ano inteiro.', dataEntrega };
    const response = await cgu.post(`${base}/descumprimentos/${idDenuncia}/decidir`, body);
    return [response.statusCode, response.json<{ code?: string }>().code] as const;
  };

  it('finds for the person: a new date, delivered again, and the first date is kept', async () => {
    const { id, idPromessa, idDenuncia } = await contestada();
    expect(await decidir(idDenuncia, true, '2026-03-24')).toEqual([400, 'cumprimento.data-tardia']);
    expect(await decidir(idDenuncia, true, '2026-03-18')).toEqual(FEITO);
    expect(await vista(maria, id)).toMatchObject({
      situacao: 'aberta',
      prazo: '2026-03-18',
      prazoOriginal: '2026-03-20',
      contestarAte: null,
    });
    expect((await emailsDoEvento(app, 'cumprimento.nova-data'))[0]?.texto).toContain('18/03/2026');
    expect(await entregar(ifce, idPromessa)).toEqual(FEITO);
    expect((await vista(maria, id)).entregas).toHaveLength(2);
  });

  it('finds for the office: the delivery is confirmed', async () => {
    const { id, idDenuncia } = await contestada();
    expect(await decidir(idDenuncia, false, '2026-03-18')).toEqual([400, 'descumprimento.sem-nova-data']);
    expect(await decidir(idDenuncia, false)).toEqual(FEITO);
    expect(await vista(maria, id)).toMatchObject({ situacao: 'confirmada' });
  });

  it('a missed date may be denounced, gets ten days at most, and is denounced again when missed again', async () => {
    const { id } = await comPromessa('aberta', '2026-03-11');
    const denunciar = async () =>
      (
        await maria.post(`${base}/descumprimentos`, {
          chaveEnvio: crypto.randomUUID(),
          idManifestacao: id,
          contra: 'resposta',
          texto: QUEIXA,
        })
      ).json<{ idDenuncia: number; code?: string }>();
    const { idDenuncia } = await denunciar();
    expect(await vista(maria, id)).toMatchObject({
      decideAte: '2026-03-17',
      noControleDesde: app.clock.now().toISOString(),
      decisaoAtrasada: false,
    });
    const { fraseDaSituacao, oQueEsperar } = (await maria.get(`${base}/manifestacoes/${id}`)).json<{
      fraseDaSituacao: string;
      oQueEsperar: string[];
    }>();
    expect(fraseDaSituacao).toContain(
      'Você denunciou o descumprimento em 12/03/2026, e CGU tem até 17/03/2026 para decidir.',
    );
    expect(oQueEsperar).toContain(
      'CGU decide até 17/03/2026 sobre a entrega, e está com o caso desde 12/03/2026.',
    );
    expect(await decidir(idDenuncia, true)).toEqual(FEITO);
    expect(await vista(maria, id)).toMatchObject({ situacao: 'aberta', prazo: '2026-03-23' });
    expect((await denunciar()).code).toBe('descumprimento.no-prazo');
    await avancar('2026-03-24T09:00:00-03:00');
    expect((await denunciar()).idDenuncia).toEqual(expect.any(Number));
    expect((await denunciar()).code).toBe('descumprimento.ja-denunciado');
  });

  it('sees what is overdue by office, and sets a new date by itself, with a reason', async () => {
    const { id, idPromessa } = await comPromessa('aberta', '2026-03-11');
    const no = await comPromessa('aberta', '2026-03-12');
    const lista = (await cgu.get(`${base}/cumprimento`)).json<{
      itens: { idPromessa: number }[];
      orgaos: { sigla: string; vencidas: number }[];
    }>();
    expect(lista.itens.map((item) => item.idPromessa)).toContain(idPromessa);
    expect(lista.itens.map((item) => item.idPromessa)).not.toContain(no.idPromessa);
    expect(lista.orgaos.find(({ sigla }) => sigla === 'IFCE')?.vencidas).toBeGreaterThan(0);
    const nova = { dataEntrega: '2026-03-20', motivo: 'O órgão pediu mais uma semana.' };
    expect(await agir(ifce, idPromessa, 'nova-data', nova)).toEqual([403, 'cumprimento.nao-controla']);
    expect(await agir(cgu, no.idPromessa, 'nova-data', nova)).toEqual([404, 'manifestacao.nao-encontrada']);
    expect(await agir(cgu, idPromessa, 'nova-data', { ...nova, dataEntrega: '2026-03-24' })).toEqual([
      400,
      'cumprimento.data-tardia',
    ]);
    expect(await agir(cgu, idPromessa, 'nova-data', nova)).toEqual(FEITO);
    // What was broken stays under its eyes.
    expect(await vista(cgu, id)).toMatchObject({ prazo: '2026-03-20', situacao: 'aberta', atos: [] });
  });

  it('reads what is owed in the list, never what is sealed or restricted', async () => {
    const aberta = await comPromessa('aberta', '2026-03-11');
    const restrita = await comPromessa('aberta', '2026-03-11');
    await app.db
      .updateTable('manifestacao')
      .set({ restrita_em: app.clock.now() })
      .where('id', '=', restrita.id)
      .execute();
    const selada = await comPromessa('aberta', '2026-03-11');
    await app.db
      .updateTable('promessa')
      .set({ texto: null, texto_cifrado: Buffer.from('selado') })
      .where('id', '=', selada.idPromessa)
      .execute();
    for (const [visitor, lista] of [
      [ifce, 'promessas'],
      [cgu, 'cumprimento'],
    ] as const) {
      const { itens } = (await visitor.get(`${base}/${lista}?porPagina=100`)).json<{
        itens: { idPromessa: number; trecho: string | null }[];
      }>();
      const trecho = ({ idPromessa }: { idPromessa: number }) =>
        itens.find((item) => item.idPromessa === idPromessa)?.trecho;
      expect(trecho(aberta)).toBe('As contas do segundo semestre.');
      expect([trecho(restrita), trecho(selada)]).toEqual([null, null]);
    }
  });

  it('supervises nothing of other offices: their list is empty', async () => {
    const outro = await entrarComo(app, 'cmri');
    expect((await outro.get(`${base}/cumprimento`)).json()).toMatchObject({ itens: [], orgaos: [] });
    expect((await outro.get(`${base}/promessas`)).json()).toMatchObject({ itens: [] });
  });

  it('is the same for the database and for the rule that sends a denúncia to it', async () => {
    const admin = await quemEhServidor(app, 'admin', Perfil.administrador);
    for (const idOuvidoria of [Orgaos.cgu, Orgaos.ifce]) {
      const { id } = await criarPedidoRespondido(app, { idOuvidoria });
      await criarPromessa(app, id);
      const caso = await findCasoVisivel(app.platform, admin, id);
      const destino = await destinoDoCaso(app.db, caso);
      expect(caso.row.acesso?.idOuvidoriaQueControla).toBe(destino.id);
    }
  });
});

describe('LAI art. 11 § 6º: who has no means to get what the answer points to', () => {
  const orientado = async () => {
    const caso = await criarPedidoRespondido(app);
    await app.db
      .updateTable('resposta')
      .set({ id_especificacao_decisao: 4 })
      .where('id_manifestacao', '=', caso.id)
      .execute();
    return caso.id;
  };
  const declarar = async (visitor: Visitor, id: number) => {
    const response = await visitor.post(`${base}/manifestacoes/${id}/sem-meios`, {});
    return [response.statusCode, response.json<{ code?: string; prazo?: string }>()] as const;
  };

  it('gets it from the office within ten days, and it is said once', async () => {
    const id = await orientado();
    expect(await declarar(maria, id)).toEqual([200, { prazo: '2026-03-23' }]);
    expect(await vista(ifce, id)).toMatchObject({
      origem: 'sem-meios',
      prazo: '2026-03-23',
      atos: ['entregar'],
    });
    expect((await emailsDoEvento(app, 'cumprimento.sem-meios'))[0]?.para).toContain('ifce');
    expect(await declarar(maria, id)).toMatchObject([409, { code: 'semMeios.nao-cabe' }]);
  });

  it('is not for an answer that delivers, nor after the days to appeal', async () => {
    const { id } = await criarPedidoRespondido(app);
    expect(await declarar(maria, id)).toMatchObject([409, { code: 'semMeios.nao-cabe' }]);
    const outro = await orientado();
    await avancar('2026-03-24T09:00:00-03:00');
    expect(await declarar(maria, outro)).toMatchObject([409, { code: 'semMeios.fora-do-prazo' }]);
  });
});

describe('LAI art. 7º: what the office still owes', () => {
  it('is a queue with the most overdue first, and counts', async () => {
    const tarde = await comPromessa('aberta', '2026-03-02');
    const hoje = await comPromessa('aberta', '2026-03-12');
    const { itens, contagens } = (await ifce.get(`${base}/promessas?porPagina=100`)).json<{
      itens: { idPromessa: number; diasRestantes: number }[];
      contagens: Record<string, number>;
    }>();
    const ids = itens.map(({ idPromessa }) => idPromessa);
    expect(ids.indexOf(tarde.idPromessa)).toBeLessThan(ids.indexOf(hoje.idPromessa));
    expect(itens.find(({ idPromessa }) => idPromessa === tarde.idPromessa)?.diasRestantes).toBe(-10);
    expect(contagens['a-entregar']).toBeGreaterThan(contagens.vencidas ?? 0);
  });

  it('LAI art. 41: alerts before, on the day and after it; once overdue, mails the office and who may denounce it, once each', async () => {
    const { id } = await comPromessa('aberta', '2026-03-16');
    const dia = async (iso: string) => {
      app.clock.set(`${iso}T10:30:00-03:00`);
      await lembrarEntregasJob(app.platform).run({});
      await lembrarEntregasJob(app.platform).run({});
    };
    for (const iso of ['2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16', '2026-03-17', '2026-03-18'])
      await dia(iso);
    const alertas = await app.db
      .selectFrom('alerta')
      .select(['tipo', 'chave'])
      .distinct()
      .where('id_manifestacao', '=', id)
      .orderBy('chave')
      .execute();
    expect(alertas.map(({ tipo }) => tipo)).toEqual(['entrega-vence', 'entrega-vencida', 'entrega-vence']);
    expect(await emailsDoEvento(app, 'cumprimento.vencida')).toHaveLength(1);
    const [aviso, ...outros] = await emailsDoEvento(app, 'cumprimento.nao-entregue');
    expect([aviso?.texto, outros]).toEqual([expect.stringContaining('denunciar o descumprimento'), []]);
    expect(aviso?.texto).toContain('16/03/2026');
  });

  it('LAI art. 7º: alerts and mails once also when the clock was moved far past the day', async () => {
    app.clock.set('2026-03-12T09:00:00-03:00');
    const { id } = await comPromessa('aberta', '2026-03-16');
    const antes = (await emailsDoEvento(app, 'cumprimento.vencida')).length;
    const vencidas = async () =>
      (
        await app.db
          .selectFrom('alerta')
          .select('chave')
          .distinct()
          .where('id_manifestacao', '=', id)
          .where('tipo', '=', 'entrega-vencida')
          .execute()
      ).length;
    app.clock.set('2026-04-20T10:30:00-03:00');
    await lembrarEntregasJob(app.platform).run({});
    const depois = (await emailsDoEvento(app, 'cumprimento.vencida')).length;
    expect([depois > antes, await vencidas()]).toEqual([true, 1]);
    app.clock.set('2026-04-21T10:30:00-03:00');
    await lembrarEntregasJob(app.platform).run({});
    expect([(await emailsDoEvento(app, 'cumprimento.vencida')).length, await vencidas()]).toEqual([
      depois,
      1,
    ]);
  });
});

describe('LAI art. 16 § 2º: a decision that delivers in itself', () => {
  it('is contested like any other delivery', async () => {
    const { id } = await criarPedidoRespondido(app, { idCodigoDecisao: 1 });
    const idRecurso = await criarRecurso(app, { id }, { idTipoResposta: null });
    await app.db.updateTable('recurso').set({ conhecido: true }).where('id', '=', idRecurso).execute();
    const julgador = await entrarComo(app, 'recursos.cgu');
    const response = await julgador.post(`${base}/recursos/${idRecurso}/responder`, {
      idTipoResposta: 1,
      idEspecificacao: 1,
      texto: 'O recurso é deferido, e a informação vai com a decisão.',
      informacaoEntregue: INFORMACAO,
    });
    expect(response.statusCode, response.body).toBe(200);
    const promessa = await vista(maria, id);
    expect(promessa).toMatchObject({
      situacao: 'entregue',
      deOnde: 'Decisão de recurso: CGU',
      entregas: [{ texto: INFORMACAO, naDecisao: true }],
      atos: ['confirmarEntrega', 'contestarEntrega'],
    });
    const [email] = await emailsDoEvento(app, 'recurso.respondido');
    expect(email?.texto).toContain('conteste até 23/03/2026');
    expect(await agir(maria, promessa.idPromessa, 'contestar', { motivo: QUEIXA })).toEqual(FEITO);
  });
});
