import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsEscritos } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { Checklist, Gerencial, ItemVisto, LinhaDoOrgao, OrgaoNoItem } from '../contract.ts';
import { lembrarCorrecoesJob } from './lembrar-correcoes.ts';

const BASE = '/api/app-web/v1/transparencia-ativa';
const CGU = 6;
const IFCE = 65;
const CEARA = 1023;
const AGENDA = 7;
const PROTECAO = 9;
const OBRAS = 12;

let app: TestApp;
let ifce: Visitor;
let cgu: Visitor;
let observador: Visitor;
let ceara: Visitor;
/** Moving the clock ends the sessions, so everybody signs in again. */
const em = async (momento: string): Promise<void> => {
  app.clock.set(momento);
  [ifce, cgu, observador, ceara] = await Promise.all([
    entrarComo(app, 'gestor.ifce'),
    entrarComo(app, 'gestor.cgu'),
    entrarComo(app, 'observador.cgu'),
    entrarComo(app, 'gestor.ce'),
  ]);
};
beforeAll(async () => {
  // Thursday, 12 March 2026.
  app = await createTestApp({ demo: true });
  await em('2026-03-12T09:00:00-03:00');
});
afterAll(() => app.close());

const ver = async (visitor: Visitor, idOuvidoria: number): Promise<Checklist> => {
  const resposta = await visitor.get(`${BASE}/orgaos/${idOuvidoria}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json();
};
const item = async (visitor: Visitor, idOuvidoria: number, idItem: number): Promise<ItemVisto> => {
  const achado = (await ver(visitor, idOuvidoria)).itens.find((cada) => cada.idItem === idItem);
  if (!achado) throw new Error(`No item ${idItem}`);
  return achado;
};
const PUBLICADO = {
  tipo: 'publicado',
  link: 'https://ifce.edu.br/acesso-a-informacao',
  comentario: 'Atualizado todo mês.',
};
const responder = (visitor: Visitor, idOuvidoria: number, idItem: number, resposta: object, versao = 0) =>
  visitor.send({
    method: 'PUT',
    url: `${BASE}/orgaos/${idOuvidoria}/itens/${idItem}`,
    payload: { versao, resposta },
  });
const enviar = (visitor: Visitor, idOuvidoria: number, itens?: number[]) =>
  visitor.post(`${BASE}/orgaos/${idOuvidoria}/enviar`, itens ? { itens } : {});
const avaliar = (visitor: Visitor, idOuvidoria: number, idItem: number, corpo: object) =>
  visitor.post(`${BASE}/orgaos/${idOuvidoria}/itens/${idItem}/avaliar`, { comentario: '', ...corpo });
const historico = async (visitor: Visitor, idOuvidoria: number, idItem: number) =>
  (await visitor.get(`${BASE}/orgaos/${idOuvidoria}/itens/${idItem}/historico`)).json<
    {
      ato: string;
      responsavel: string;
      resultado: string | null;
      prazo: string | null;
      link: string | null;
    }[]
  >();

describe('the list of obligations of a body', () => {
  it('has the items of the guide; those of federal decrees are asked of federal bodies only', async () => {
    const federal = await ver(ifce, IFCE);
    expect(federal.itens.length).toBe(49);
    expect(federal.contagem).toMatchObject({ itens: 49, semResposta: 49, cumpre: 0 });
    const estadual = await ver(ceara, CEARA);
    expect(estadual.itens.length).toBe(39);
    expect(estadual.itens.some(({ idItem }) => idItem === AGENDA)).toBe(false);
  });

  it('is only their own for those who monitor nobody: another body is refused, as is one that does not exist', async () => {
    for (const id of [CGU, CEARA, 999_999])
      expect((await ifce.get(`${BASE}/orgaos/${id}`)).statusCode).toBe(403);
    expect((await ifce.get(`${BASE}/orgaos/${CGU}/itens/1/historico`)).statusCode).toBe(403);
    expect((await cgu.get(`${BASE}/orgaos/${CEARA}`)).statusCode).toBe(403);
  });

  it('opens without an id for people who work there', async () => {
    expect((await ifce.get(`${BASE}/meu-orgao`)).json()).toMatchObject({ orgao: { sigla: 'IFCE' } });
    expect((await observador.get(`${BASE}/meu-orgao`)).json()).toMatchObject({ orgao: { sigla: 'CGU' } });
  });

  it('is read by an observador, who does nothing with it', async () => {
    expect((await item(observador, IFCE, 1)).atos).toEqual([]);
    expect((await responder(observador, CGU, 1, PUBLICADO)).statusCode).toBe(403);
    expect((await enviar(observador, CGU)).statusCode).toBe(403);
  });
});

describe('the life of an item, through the calls', () => {
  it('is answered by the body, sent, evaluated by the authority, put right, and all of it is kept', async () => {
    const salvo = await responder(ifce, IFCE, 1, PUBLICADO);
    expect(salvo.statusCode, salvo.body).toBe(200);
    expect(salvo.json()).toMatchObject({ situacao: 'respondido', versao: 1, atos: ['responder', 'enviar'] });
    expect((await avaliar(cgu, IFCE, 1, { versao: 1, resultado: 'cumpre' })).statusCode).toBe(409);
    expect((await enviar(ifce, IFCE)).json()).toEqual({ enviados: 1 });
    expect((await responder(ifce, IFCE, 1, PUBLICADO, 2)).statusCode).toBe(409);

    const semComentario = await avaliar(cgu, IFCE, 1, { versao: 2, resultado: 'nao-cumpre' });
    expect(semComentario.json()).toMatchObject({ code: 'transparencia.falta-comentario' });
    const avaliado = await avaliar(cgu, IFCE, 1, {
      versao: 2,
      resultado: 'cumpre-em-parte',
      comentario: 'Falta a data da última atualização.',
      dias: 30,
    });
    // 30 days after Thursday 12 March is a Saturday, and Monday 13 April is a holiday in Fortaleza,
    // where the body is.
    expect(avaliado.json()).toMatchObject({
      situacao: 'avaliado',
      avaliacao: {
        resultado: 'cumpre-em-parte',
        prazo: '2026-04-14',
        vencida: false,
        avaliador: 'Gustavo Teixeira Prado (CGU)',
      },
    });

    const corrigido = { ...PUBLICADO, link: 'https://ifce.edu.br/estrutura' };
    expect((await responder(ifce, IFCE, 1, corrigido, 3)).json()).toMatchObject({ situacao: 'respondido' });
    expect((await item(ifce, IFCE, 1)).avaliacao?.resultado).toBe('cumpre-em-parte');
    await enviar(ifce, IFCE, [1]);
    const deNovo = await avaliar(cgu, IFCE, 1, { versao: 5, resultado: 'cumpre' });
    expect(deNovo.json()).toMatchObject({ avaliacao: { resultado: 'cumpre', prazo: null } });
    expect(await historico(ifce, IFCE, 1)).toMatchObject([
      { ato: 'avaliarItem', resultado: 'cumpre', responsavel: 'Gustavo Teixeira Prado (CGU)' },
      { ato: 'enviar', link: corrigido.link },
      { ato: 'corrigir', link: corrigido.link, responsavel: 'Geísa Alencar Pinheiro (IFCE)' },
      { ato: 'avaliarItem', resultado: 'cumpre-em-parte', prazo: '2026-04-14' },
      { ato: 'enviar' },
      { ato: 'responder', link: PUBLICADO.link },
    ]);
    expect((await ver(ifce, IFCE)).contagem).toMatchObject({ cumpre: 1, cumpreEmParte: 0 });
  });

  it('its history can only grow', async () => {
    await expect(app.db.deleteFrom('transparencia_historico').execute()).rejects.toThrow(
      'só recebe linhas novas',
    );
  });

  it('what does not concern the body has its reason, is accepted or refused, and leaves the share', async () => {
    const semRazao = await responder(ifce, IFCE, OBRAS, { tipo: 'nao-se-aplica', link: '', comentario: '' });
    expect(semRazao.statusCode).toBe(400);
    await responder(ifce, IFCE, OBRAS, {
      tipo: 'nao-se-aplica',
      link: 'https://ifce.edu.br',
      comentario: 'O órgão não tem obras neste ano.',
    });
    expect((await item(ifce, IFCE, OBRAS)).resposta?.link).toBeNull();
    await enviar(ifce, IFCE, [OBRAS]);
    const parte = { versao: 2, resultado: 'cumpre-em-parte', comentario: 'Hmm.' };
    expect((await avaliar(cgu, IFCE, OBRAS, parte)).statusCode).toBe(400);
    await avaliar(cgu, IFCE, OBRAS, { versao: 2, resultado: 'cumpre' });
    const { contagem, cumprido } = await ver(ifce, IFCE);
    expect(contagem).toMatchObject({ itens: 49, cumpre: 1, naoSeAplica: 1 });
    expect(cumprido).toBe(Math.round((1000 * 1) / 48) / 10);
  });

  it('may be taken back while nobody evaluated it', async () => {
    await responder(ifce, IFCE, 2, PUBLICADO);
    await enviar(ifce, IFCE, [2]);
    const retomar = (visitor: Visitor, versao?: number) =>
      visitor.post(`${BASE}/orgaos/${IFCE}/itens/2/retomar`, { versao });
    expect((await retomar(cgu, 2)).statusCode).toBe(403);
    expect((await retomar(ifce)).statusCode).toBe(400);
    expect((await retomar(ifce, 1)).json()).toMatchObject({ code: 'transparencia.item-mudou' });
    expect((await retomar(ifce, 2)).json()).toMatchObject({ situacao: 'respondido' });
    expect((await retomar(ifce, 3)).statusCode).toBe(409);
  });

  it('is not overwritten by somebody who saw an older one, and nothing is sent twice', async () => {
    expect((await responder(ifce, IFCE, 2, PUBLICADO, 1)).json()).toMatchObject({
      code: 'transparencia.item-mudou',
    });
    expect((await enviar(ifce, IFCE)).json()).toEqual({ enviados: 1 });
    expect((await enviar(ifce, IFCE)).json()).toMatchObject({ code: 'transparencia.nada-a-enviar' });
  });

  it('takes no other item, no other body and no link but of the web', async () => {
    expect((await responder(ifce, IFCE, 999, PUBLICADO)).statusCode).toBe(404);
    expect((await responder(ceara, CEARA, AGENDA, PUBLICADO)).statusCode).toBe(404);
    expect((await responder(ifce, CGU, 3, PUBLICADO)).statusCode).toBe(403);
    expect((await enviar(ifce, CGU)).statusCode).toBe(403);
    for (const link of ['javascript:alert(1)', 'file:///etc/passwd', 'https://a:b@gov.br'])
      expect((await responder(ifce, IFCE, 3, { ...PUBLICADO, link })).statusCode, link).toBe(400);
  });

  it('the authority answers for no other body, and no body evaluates itself', async () => {
    expect((await responder(cgu, IFCE, 3, PUBLICADO)).json()).toMatchObject({
      code: 'transparencia.so-o-orgao',
    });
    expect((await enviar(cgu, IFCE)).json()).toMatchObject({ code: 'transparencia.so-o-orgao' });
    expect((await avaliar(ifce, IFCE, 2, { versao: 4, resultado: 'cumpre' })).json()).toMatchObject({
      code: 'transparencia.so-a-autoridade',
    });
  });

  it('of the authority itself is evaluated by somebody else of it', async () => {
    await responder(cgu, CGU, 1, PUBLICADO);
    await enviar(cgu, CGU);
    const avaliacao = { versao: 2, resultado: 'cumpre' };
    expect((await avaliar(cgu, CGU, 1, avaliacao)).json()).toMatchObject({
      code: 'transparencia.outra-pessoa-avalia',
    });
    const outra = await entrarComo(app, 'admin');
    expect((await avaliar(outra, CGU, 1, avaliacao)).statusCode).toBe(200);
  });

  it('two people at once: one of them wins, the other is told', async () => {
    const [a, b] = await Promise.all([
      responder(ifce, IFCE, PROTECAO, PUBLICADO),
      responder(ifce, IFCE, PROTECAO, PUBLICADO),
    ]);
    expect([a.statusCode, b.statusCode].sort()).toEqual([200, 409]);
  });
});

describe('what is looked at across bodies', () => {
  const orgaos = async (visitor: Visitor, query = '') =>
    (await visitor.get(`${BASE}/orgaos?${query}`)).json<{
      itens: LinhaDoOrgao[];
      proximoCursor: string | null;
    }>();
  const siglas = ({ itens }: { itens: LinhaDoOrgao[] }) => itens.map(({ orgao }) => orgao.sigla);

  it('by body: the authority sees those of its sphere, the others their own', async () => {
    expect(siglas(await orgaos(ifce))).toEqual(['IFCE']);
    expect(siglas(await orgaos(ceara))).toHaveLength(1);
    const federais = siglas(await orgaos(cgu, 'porPagina=100'));
    expect(federais).toContain('IFCE');
    expect(federais.some((sigla) => sigla.startsWith('OGM'))).toBe(false);
    const todos = siglas(await orgaos(await entrarComo(app, 'admin'), 'porPagina=100'));
    expect(todos.length).toBeGreaterThan(federais.length);
  });

  it('by body: filtered and page by page, none twice', async () => {
    expect(siglas(await orgaos(cgu, 'busca=ceara'))).toEqual(['IFCE']);
    expect(siglas(await orgaos(cgu, 'situacao=a-avaliar'))).toEqual(['IFCE']);
    const admin = await entrarComo(app, 'admin');
    const vistos: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const pagina: { itens: LinhaDoOrgao[]; proximoCursor: string | null } = await orgaos(
        admin,
        `porPagina=20${cursor && `&cursor=${cursor}`}`,
      );
      vistos.push(...pagina.itens.map(({ orgao }) => String(orgao.idOuvidoria)));
      cursor = pagina.proximoCursor;
    }
    expect(new Set(vistos).size).toBe(vistos.length);
    expect((await cgu.get(`${BASE}/orgaos?cursor=xx`)).statusCode).toBe(400);
  });

  it('by item: how many fulfil it, and which answered what', async () => {
    const doItem = async (visitor: Visitor, query = '') =>
      (await visitor.get(`${BASE}/itens/1/orgaos?porPagina=100&${query}`)).json<{
        item: { contagem: { cumpre: number } };
        itens: OrgaoNoItem[];
      }>();
    const visto = await doItem(cgu);
    expect(visto.item.contagem.cumpre).toBe(2);
    expect((await doItem(cgu, 'situacao=cumpre')).itens.map(({ orgao }) => orgao.sigla)).toEqual([
      'CGU',
      'IFCE',
    ]);
    expect((await doItem(ifce)).itens.map(({ orgao }) => orgao.sigla)).toEqual(['IFCE']);
    expect((await ceara.get(`${BASE}/itens/${AGENDA}/orgaos`)).statusCode).toBe(404);
    expect((await cgu.get(`${BASE}/itens`)).json()).toHaveLength(49);
  });

  it('in all: the figures agree with a count of the rows', async () => {
    const gerencial: Gerencial = (await cgu.get(`${BASE}/gerencial`)).json();
    const { total } = await app.db
      .selectFrom('transparencia_resposta')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('resultado', '=', 'cumpre')
      .where('tipo_avaliado', '=', 'publicado')
      .executeTakeFirstOrThrow();
    expect(gerencial.contagem.cumpre).toBe(total);
    expect(gerencial.porGrupo.reduce((soma, { contagem }) => soma + contagem.cumpre, 0)).toBe(total);
    expect(gerencial.orgaosComResposta).toBe(2);
    expect(gerencial.porOrgao.map(({ orgao }) => orgao.sigla).sort()).toEqual(['CGU', 'IFCE']);
    const proprio: Gerencial = (await ifce.get(`${BASE}/gerencial`)).json();
    expect(proprio.orgaos).toBe(1);
  });

  it('is downloaded as CSV and as a sheet by those who may see it', async () => {
    const csv = await cgu.get(`${BASE}/exportar?conteudo=orgaos&formato=csv`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body).toContain('IFCE;Instituto Federal');
    expect(csv.body).toContain('Cumprido (%)');
    const xlsx = await cgu.get(`${BASE}/exportar?conteudo=itens&formato=xlsx`);
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const respostas = await ifce.get(`${BASE}/exportar?conteudo=respostas&idOuvidoria=${IFCE}&formato=csv`);
    expect(respostas.body).toContain('https://ifce.edu.br/estrutura');
    const alheias = await ifce.get(`${BASE}/exportar?conteudo=respostas&idOuvidoria=${CGU}&formato=csv`);
    expect(alheias.statusCode).toBe(403);
    expect((await ifce.get(`${BASE}/exportar?conteudo=respostas&formato=csv`)).statusCode).toBe(400);
  });
});

describe('a correction', () => {
  const avisos = async () => {
    const emails = (await emailsEscritos(app))
      .filter(({ evento }) => evento.startsWith('transparencia.'))
      .map(({ evento, texto }) => ({ evento, texto }));
    const alertas = await app.db
      .selectFrom('alerta')
      .innerJoin('usuario', 'usuario.id', 'alerta.id_usuario')
      .select(['login', 'tipo'])
      .where('tipo', 'like', 'transparencia-%')
      .orderBy('alerta.id')
      .execute();
    await app.db.deleteFrom('email_saida').execute();
    await app.db.deleteFrom('alerta').execute();
    return { emails, alertas: alertas.map(({ login, tipo }) => `${login} ${tipo}`) };
  };

  it('is told to the gestores of the body when it is asked for, when its term ends and when it has passed', async () => {
    const sessao = async () => em('2026-03-12T09:00:00-03:00');
    await sessao();
    // Only this item waits for a correction.
    await app.db.updateTable('transparencia_resposta').set({ prazo_correcao: null }).execute();
    await avisos();
    const { versao } = await item(cgu, IFCE, 2);
    await avaliar(cgu, IFCE, 2, { versao, resultado: 'cumpre' });
    expect(await avisos()).toEqual({ emails: [], alertas: [] });
    const falta = { resultado: 'nao-cumpre', comentario: 'O link de Ana Souza não abre.', dias: 10 };
    await avaliar(cgu, IFCE, 2, { versao: versao + 1, ...falta });
    const pedida = await avisos();
    expect(pedida.alertas).toEqual(['gestor.ifce transparencia-a-corrigir']);
    expect(pedida.emails.map(({ evento }) => evento)).toEqual(['transparencia.a-corrigir']);
    expect(pedida.emails[0]?.texto).toContain('23/03/2026');
    expect(pedida.emails[0]?.texto).not.toMatch(/Ana|link não abre|\{\{/);

    const manha = async (momento: string) => {
      app.clock.set(momento);
      await lembrarCorrecoesJob(app.platform).run({});
      return avisos();
    };
    expect((await manha('2026-03-19T08:00:00-03:00')).alertas).toEqual([]);
    const perto = await manha('2026-03-20T08:00:00-03:00');
    expect(perto.alertas).toEqual(['gestor.ifce transparencia-vence']);
    expect(perto.emails[0]?.texto).toContain('ainda esperam correção: 1.');
    expect((await manha('2026-03-24T08:00:00-03:00')).alertas).toEqual(['gestor.ifce transparencia-vencida']);

    await sessao();
    await responder(ifce, IFCE, 2, PUBLICADO, versao + 2);
    await enviar(ifce, IFCE, [2]);
    expect(await manha('2026-03-24T08:00:00-03:00')).toEqual({ emails: [], alertas: [] });
    await sessao();
  });

  it('of many items of one day that are due together is told once', async () => {
    const agora = await item(cgu, IFCE, 2);
    await avisos();
    const falta = { resultado: 'nao-cumpre', comentario: 'O link não abre.', dias: 10 };
    await avaliar(cgu, IFCE, 2, { versao: agora.versao, ...falta });
    await avaliar(cgu, IFCE, 2, { versao: agora.versao + 1, ...falta });
    // Alerts and mails are unique per event: the second act adds none.
    const { emails, alertas } = await avisos();
    expect([emails.length, alertas.length]).toEqual([1, 1]);
  });

  it('is late from the day after its term until it is sent', async () => {
    const { versao } = await item(cgu, IFCE, 2);
    await avaliar(cgu, IFCE, 2, { versao, resultado: 'nao-cumpre', comentario: 'O link não abre.', dias: 5 });
    const prazo = (await item(ifce, IFCE, 2)).avaliacao?.prazo;
    expect(prazo).toBe('2026-03-17');
    await em('2026-03-17T23:59:00-03:00');
    expect((await item(ifce, IFCE, 2)).avaliacao?.vencida).toBe(false);
    await em('2026-03-18T00:01:00-03:00');
    expect((await item(ifce, IFCE, 2)).avaliacao?.vencida).toBe(true);
    const vencidos = (await cgu.get(`${BASE}/orgaos?situacao=correcao-vencida`)).json();
    expect(vencidos.itens[0]).toMatchObject({
      orgao: { sigla: 'IFCE' },
      contagem: { correcoesVencidas: 1 },
    });
    await responder(ifce, IFCE, 2, PUBLICADO, versao + 1);
    await enviar(ifce, IFCE, [2]);
    expect((await ver(ifce, IFCE)).contagem.correcoesVencidas).toBe(0);
    expect((await item(ifce, IFCE, 2)).avaliacao?.vencida).toBe(false);
  });
});
