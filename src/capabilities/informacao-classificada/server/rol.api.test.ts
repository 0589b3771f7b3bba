import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsDoEvento } from '#testing/casos.ts';
import { criarPedido } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { lembrarListasJob } from './lista/lembrar-listas.ts';
import { NUPS, umaInformacao } from './testing-classificadas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

const quem = (login: string) => entrarComo(app, login);
const ROL = '/api/app-web/v1/informacoes-classificadas';
const code = (response: { statusCode: number; json: <T>() => T }) => [
  response.statusCode,
  response.json<{ code?: string }>().code,
];

describe('LAI arts. 24 and 28: the roll of an office', () => {
  it('is kept by its gestor, with the code put together and a history that can only grow', async () => {
    const gestor = await quem('gestor.ifce');
    const criada = await gestor.post(ROL, umaInformacao());
    expect(criada.statusCode, criada.body).toBe(200);
    const { idInformacao, codigo } = criada.json<{ idInformacao: number; codigo: string }>();
    expect(codigo).toBe(`${NUPS[0]}.S.05.10/01/2026.10/01/2036.N`);
    expect(code(await gestor.post(ROL, umaInformacao()))).toEqual([409, 'classificada.nup-repetido']);
    expect(code(await gestor.post(ROL, umaInformacao({ nup: '23546.000001/2026-00' })))).toEqual([
      400,
      'classificada.nup-invalido',
    ]);
    expect(code(await gestor.post(ROL, umaInformacao({ nup: NUPS[1], termo: '2041-01-11' })))).toEqual([
      400,
      'classificada.termo-longo',
    ]);
    const corrigir = `${ROL}/${idInformacao}/corrigir`;
    const motivo = 'O assunto estava incompleto no termo.';
    const corrigida = { ...umaInformacao({ assunto: 'Plano de contingência' }), motivo };
    expect((await gestor.post(corrigir, { ...corrigida, versao: 1 })).statusCode).toBe(200);
    expect(code(await gestor.post(corrigir, { ...corrigida, versao: 1 }))).toEqual([
      409,
      'classificada.mudou',
    ]);
    const vista = (await gestor.get(`${ROL}/${idInformacao}`)).json();
    expect(vista).toMatchObject({
      assunto: 'Plano de contingência',
      atos: ['corrigirInformacao', 'desclassificar'],
      historico: [{ ato: 'Correção', informacoes: motivo }, { ato: 'Registro' }],
    });
    await expect(app.db.deleteFrom('informacao_classificada_historico').execute()).rejects.toThrow();
    expect(
      (
        await gestor.post(`${ROL}/${idInformacao}/desclassificar`, {
          versao: 2,
          motivo: 'O motivo do sigilo acabou.',
        })
      ).statusCode,
    ).toBe(200);
    expect((await gestor.get(`${ROL}/${idInformacao}`)).json()).toMatchObject({
      situacao: 'desclassificada',
      desclassificadaEm: '2026-03-12',
      // Decreto 7.845/2012: only the process number is left.
      codigo: NUPS[0],
      atos: [],
    });
  });

  it('is read by the office alone, and kept by no observer', async () => {
    const { idInformacao } = (await (await quem('gestor.cgu')).post(ROL, umaInformacao())).json<{
      idInformacao: number;
    }>();
    expect(code(await (await quem('gestor.ifce')).get(`${ROL}/${idInformacao}`))).toEqual([
      404,
      'classificada.nao-encontrada',
    ]);
    const deOutro = await (await quem('gestor.ifce')).get(`${ROL}?idOuvidoria=${Orgaos.cgu}`);
    expect(code(deOutro)).toEqual([404, 'classificada.nao-encontrada']);
    const observador = await quem('observador.cgu');
    expect((await observador.get(`${ROL}/${idInformacao}`)).json()).toMatchObject({ atos: [] });
    expect(code(await observador.post(ROL, umaInformacao({ nup: NUPS[1] })))).toEqual([
      403,
      'acesso.perfil-sem-permissao',
    ]);
    expect(
      (await (await quem('admin')).get(`${ROL}?idOuvidoria=${Orgaos.ifce}&situacao=todas`)).statusCode,
    ).toBe(200);
    expect((await (await quem('maria.cidada')).get(ROL)).statusCode).toBe(403);
  });

  it('LAI art. 24 § 4º: shows what has outlived its term', async () => {
    const gestor = await quem('gestor.cgu');
    const velha = {
      nup: NUPS[2],
      grau: 'reservada',
      dataProducao: '2019-01-10',
      dataClassificacao: '2019-01-10',
      termo: '2024-01-10',
    } as const;
    expect((await gestor.post(ROL, umaInformacao(velha))).statusCode).toBe(200);
    expect((await gestor.get(`${ROL}?situacao=termo-vencido`)).json()).toMatchObject({
      comTermoVencido: 1,
      itens: [{ nup: NUPS[2], termoVencido: true }],
    });
  });
});

describe('LAI art. 30; Decreto 7.724/2012, art. 45: the yearly list', () => {
  const publicar = (ano: number) => `${ROL}/orgaos/${Orgaos.ifce}/listas/${ano}/publicar`;
  const publica = `${ROL}/orgaos/${Orgaos.ifce}/listas/2026`;

  it('is reminded of in May, once for each of its days, until it is published', async () => {
    app.clock.set('2026-05-04T12:00:00-03:00');
    await app.db.deleteFrom('email_saida').execute();
    const job = lembrarListasJob(app.platform);
    await job.run({});
    await job.run({});
    const avisados = (await emailsDoEvento(app, 'classificadas.lista-a-publicar')).map(({ para }) => para);
    expect(avisados.toSorted()).toEqual([
      'duplo@escuta.invalid',
      'gestor.cgu@escuta.invalid',
      'gestor.ifce@escuta.invalid',
    ]);
    const alertas = await app.db
      .selectFrom('alerta')
      .select('id_ouvidoria')
      .where('tipo', '=', 'lista-classificadas-a-publicar')
      .orderBy('id_ouvidoria')
      .execute();
    expect(alertas.map(({ id_ouvidoria }) => id_ouvidoria)).toEqual([Orgaos.cgu, Orgaos.cgu, Orgaos.ifce]);
  });

  it('is prepared, previewed and published by the office, and each edition stays', async () => {
    app.clock.set('2026-04-20T12:00:00-03:00');
    await criarPedido(app);
    expect(code(await (await quem('gestor.ifce')).post(publicar(2026), {}))).toEqual([
      409,
      'lista-classificadas.fora-de-hora',
    ]);
    app.clock.set('2026-05-20T12:00:00-03:00');
    const gestor = await quem('gestor.ifce');
    await gestor.post(ROL, umaInformacao({ nup: NUPS[1] }));
    const previa = (await gestor.get(`${ROL}/previa`)).json();
    expect(previa).toMatchObject({ ano: 2026, prazo: '2026-06-01', edicoes: [], podePublicar: true });
    expect((await new Visitor(app).get(publica)).statusCode).toBe(404);
    expect(code(await (await quem('gestor.cgu')).post(publicar(2026), {}))).toEqual([
      403,
      'lista-classificadas.outro-orgao',
    ]);
    const primeira = await gestor.post(publicar(2026), {});
    expect(primeira.json()).toMatchObject({
      edicao: 1,
      motivo: null,
      responsavel: expect.stringContaining('IFCE'),
    });
    expect(code(await gestor.post(publicar(2026), {}))).toEqual([400, 'lista-classificadas.falta-motivo']);
    await gestor.post(ROL, umaInformacao({ nup: NUPS[3] }));
    const acabou = { dataProducao: '2020-09-10', dataClassificacao: '2020-09-10', termo: '2025-09-10' };
    await gestor.post(ROL, umaInformacao({ nup: NUPS[2], grau: 'reservada', ...acabou }));
    await gestor.post(publicar(2026), { motivo: 'Faltava um processo no rol.' });
    const lista = (await new Visitor(app).get(publica)).json<{
      itens: { situacao: string; codigo: string }[];
      numeros: { recebidos: number; indeferidos: number; requerentes: number | null; grupos: unknown[] };
    }>();
    expect(lista).toMatchObject({
      de: '2025-05-01',
      ate: '2026-04-30',
      edicao: { edicao: 2, motivo: 'Faltava um processo no rol.' },
      edicoes: [{ edicao: 2 }, { edicao: 1 }],
      anos: [2026],
    });
    expect(lista.itens.map(({ situacao, codigo }) => [situacao, codigo.slice(0, 20)])).toEqual([
      ['classificada', NUPS[1]],
      ['classificada', NUPS[3]],
      // Declassified in March, within the twelve months.
      ['desclassificada', NUPS[0]],
      // LAI art. 24 § 4º: its term was over within them.
      ['desclassificada', NUPS[2]],
    ]);
    expect(lista.numeros).toMatchObject({ recebidos: expect.any(Number), requerentes: null, grupos: [] });
    const antes = (await new Visitor(app).get(`${publica}?edicao=1`)).json<{ itens: unknown[] }>();
    expect(antes.itens).toHaveLength(2);
    await expect(app.db.deleteFrom('lista_classificadas_item').execute()).rejects.toThrow();
    expect((await new Visitor(app).get(`${ROL}/orgaos`)).json()).toEqual([
      { orgao: expect.objectContaining({ sigla: 'IFCE' }), anos: [2026] },
    ]);
    const job = lembrarListasJob(app.platform);
    app.clock.set('2026-05-26T12:00:00-03:00');
    await app.db.deleteFrom('email_saida').execute();
    await job.run({});
    const aindaFaltam = (await emailsDoEvento(app, 'classificadas.lista-a-publicar')).map(({ para }) => para);
    expect(aindaFaltam.toSorted()).toEqual(['duplo@escuta.invalid', 'gestor.cgu@escuta.invalid']);
  });
});
