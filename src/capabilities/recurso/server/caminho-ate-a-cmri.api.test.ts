import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acoesDoHistorico, emailsDoEvento } from '#testing/casos.ts';
import {
  criarPedido,
  criarPedidoSemResposta,
  decidir,
  interpor,
  interposto,
  urlDoRecurso,
} from '#testing/recursos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
const quem = (login: string) => entrarComo(app, login);
/** Sessions last twelve hours: on another day she signs in again. */
const em = async (iso: string): Promise<void> => {
  app.clock.set(`${iso}:00-03:00`);
  maria = await quem('maria.cidada');
};

beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

interface RemedioLido {
  remedio: string;
  aberto: boolean;
  motivo: string | null;
  instancia: { id: number } | null;
  porSilencio: boolean;
  ultimoDia: string | null;
}
const remedios = async (visitor: Visitor, id: number): Promise<Record<string, RemedioLido>> => {
  const response = await visitor.get(`/api/app-web/v1/manifestacoes/${id}/remedios`);
  expect(response.statusCode, response.body).toBe(200);
  return Object.fromEntries(response.json<RemedioLido[]>().map((each) => [each.remedio, each]));
};

describe('S4-12 from the answer to the last instance', () => {
  it('goes through superior, highest authority, CGU and CMRI, each judged by its own', async () => {
    await em('2026-03-12T09:00');
    const { id } = await criarPedido(app);
    const silencio = await interpor(maria, id, { idTipoRecurso: 1 });
    expect([silencio.statusCode, silencio.json<{ code: string }>().code]).toEqual([
      400,
      'recurso.tipo-so-do-silencio',
    ]);
    const primeiro = await interposto(maria, id);
    // Thu 12/03/2026 plus five days.
    expect(primeiro).toMatchObject({ instancia: 'Primeira Instância', prazo: '2026-03-17' });

    const superior = await quem('superior.ifce');
    const errada = await (await quem('maxima.ifce')).post(
      urlDoRecurso(primeiro.idRecurso, 'admissibilidade'),
      { conhecer: true },
    );
    expect([errada.statusCode, errada.json<{ code: string }>().code]).toEqual([403, 'recurso.nao-julga']);
    expect(await decidir(superior, primeiro.idRecurso)).toMatchObject({
      instanciaSeguinte: 'Segunda Instância',
      // Ten days after 12/03 is Sun 22/03, so Monday.
      prazoSeguinte: '2026-03-23',
    });

    await em('2026-03-23T23:30');
    const segundo = await interposto(maria, id);
    // Filed after 20:00 of the 23rd: counted from the 24th.
    expect(segundo).toMatchObject({ instancia: 'Segunda Instância', prazo: '2026-03-30' });
    await em('2026-03-25T10:00');
    expect(await decidir(await quem('maxima.ifce'), segundo.idRecurso)).toMatchObject({
      instanciaSeguinte: 'CGU',
    });

    await em('2026-03-27T10:00');
    const terceiro = await interposto(maria, id);
    expect(terceiro.quemDecide).toContain('CGU');
    const recursosCgu = await quem('recursos.cgu');
    expect(await decidir(recursosCgu, terceiro.idRecurso)).toMatchObject({ instanciaSeguinte: 'CMRI' });

    await em('2026-03-30T10:00');
    const quarto = await interposto(maria, id);
    expect(quarto).toMatchObject({ instancia: 'CMRI', prazo: null });
    const cmri = await quem('cmri');
    const marcada = await cmri.post(urlDoRecurso(quarto.idRecurso, 'reuniao'), { data: '2026-05-06' });
    expect(marcada.statusCode, marcada.body).toBe(200);
    expect(await decidir(cmri, quarto.idRecurso)).toEqual({
      idRespostaRecurso: expect.any(Number),
      instanciaSeguinte: null,
      prazoSeguinte: null,
    });
    expect((await remedios(maria, id)).recorrer).toMatchObject({
      aberto: false,
      motivo: expect.stringContaining('última instância'),
    });
    const acoes = await acoesDoHistorico(app, id);
    expect(acoes.filter((acao) => acao === 'Registro de Recurso')).toHaveLength(4);
    expect(acoes.filter((acao) => acao === 'Registro Resposta Recurso')).toHaveLength(4);
    expect((await emailsDoEvento(app, 'recurso.registrado')).map(({ para }) => para)).toEqual(
      Array(4).fill('maria.cidada@escuta.invalid'),
    );
  });

  it('refuses an appeal on the eleventh day, with the date on which the term ended', async () => {
    await em('2026-03-12T09:00');
    const { id } = await criarPedido(app);
    await em('2026-03-24T00:00');
    const response = await interpor(maria, id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'recurso.fora-do-prazo',
      message: 'O prazo para recorrer terminou em 23/03/2026.',
    });
    await em('2026-03-23T23:59');
    await interposto(maria, id);
  });

  it('lets the next instance have what one did not decide in time, which cannot decide any more', async () => {
    await em('2026-03-12T09:00');
    const { id } = await criarPedido(app);
    const { idRecurso } = await interposto(maria, id);
    await em('2026-03-17T23:59');
    const cedo = await interpor(maria, id);
    expect(cedo.json()).toMatchObject({ code: 'recurso.em-andamento' });
    await em('2026-03-18T08:00');
    const segundo = await interposto(maria, id, { idTipoRecurso: null });
    expect(segundo.instancia).toBe('Segunda Instância');
    const visto = await maria.get(urlDoRecurso(segundo.idRecurso));
    expect(visto.json()).toMatchObject({
      porSilencio: true,
      tipoRecurso: { id: 1, descricao: 'Resposta não foi dada no prazo' },
    });
    const superior = await quem('superior.ifce');
    const tarde = await superior.post(urlDoRecurso(idRecurso, 'admissibilidade'), { conhecer: true });
    expect([tarde.statusCode, tarde.json<{ code: string }>().code]).toEqual([409, 'recurso.subiu']);
  });
});

describe('S4-12 silence', () => {
  it('leads to the authority of art. 40 and, in vain, straight to CGU with type 1', async () => {
    await em('2026-03-02T09:00');
    const { id } = await criarPedidoSemResposta(app);
    await em('2026-03-31T12:00');
    expect((await remedios(maria, id)).reclamar).toMatchObject({
      aberto: false,
      motivo: expect.stringContaining('01/04/2026'),
    });
    await em('2026-04-01T09:00');
    const reclamacao = await interposto(maria, id, { remedio: 'reclamar', idTipoRecurso: null });
    expect(reclamacao).toMatchObject({ instancia: 'Reclamação', prazo: '2026-04-06' });
    const superior = await quem('superior.ifce');
    const negado = await superior.post(urlDoRecurso(reclamacao.idRecurso, 'admissibilidade'), {
      conhecer: true,
    });
    expect(negado.json()).toMatchObject({ code: 'recurso.nao-julga' });
    await em('2026-04-07T09:00');
    const outroTipo = await interpor(maria, id, { idTipoRecurso: 5 });
    expect([outroTipo.statusCode, outroTipo.json<{ code: string }>().code]).toEqual([
      400,
      'recurso.tipo-do-silencio',
    ]);
    const naCgu = await interposto(maria, id, { idTipoRecurso: 1 });
    expect(naCgu.instancia).toBe('CGU');
    const visto = await (await quem('recursos.cgu')).get(urlDoRecurso(naCgu.idRecurso));
    expect(visto.json()).toMatchObject({ porSilencio: true, tipoRecurso: { id: 1 } });
  });

  it('upheld, orders an answer until a day, and the answer that comes is appealed from the first instance', async () => {
    await em('2026-03-02T09:00');
    const { id } = await criarPedidoSemResposta(app);
    await em('2026-04-01T09:00');
    const { idRecurso } = await interposto(maria, id, { remedio: 'reclamar', idTipoRecurso: null });
    const autoridade = await quem('autoridade.ifce');
    await decidir(autoridade, idRecurso, {
      idTipoResposta: 7,
      idEspecificacao: 2,
      texto: 'O setor deve responder até o dia marcado.',
      dataEntrega: '2026-04-10',
    });
    expect((await remedios(maria, id)).recorrer).toMatchObject({ aberto: false });
    await app.db
      .updateTable('manifestacao')
      .set({ id_situacao: 6, respondida_em: app.clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await interposto(maria, id)).toMatchObject({ instancia: 'Primeira Instância' });
  });
});

describe('other spheres', () => {
  it('follow their own law: Ceará has a third instance, other states end at the second', async () => {
    const ate = async (idOuvidoria: number): Promise<string[]> => {
      await em('2026-03-12T09:00');
      const { id } = await criarPedido(app, { idOuvidoria });
      const admin = await quem('admin');
      const instancias: string[] = [];
      for (;;) {
        const response = await interpor(maria, id);
        if (response.statusCode !== 200) {
          expect(response.json()).toMatchObject({ code: 'recurso.ultima-instancia' });
          return instancias;
        }
        const { idRecurso, instancia } = response.json<{ idRecurso: number; instancia: string }>();
        instancias.push(instancia);
        await decidir(admin, idRecurso);
        // As if somebody else had decided it: nobody judges the same request twice.
        await app.db
          .updateTable('resposta_recurso')
          .set({ id_responsavel: null })
          .where('id_recurso', '=', idRecurso)
          .execute();
      }
    };
    expect(await ate(1023)).toEqual(['Primeira Instância', 'Segunda Instância', 'Terceira Instância']);
    expect(await ate(1035)).toEqual(['Primeira Instância', 'Segunda Instância']);
  });
});
