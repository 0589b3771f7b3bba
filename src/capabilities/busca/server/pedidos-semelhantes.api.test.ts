import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { inserirPedido, type PedidoDeTeste } from './testing-busca.ts';

let app: TestApp;
const inserir = (pedido: PedidoDeTeste) => inserirPedido(app, pedido);

const buscar = async (texto: string) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/app-web/v1/busca/pedidos-semelhantes',
    payload: { texto },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as { resumo: string; trechoDaResposta: string; noQueDifere: string | null }[];
};
const resumos = async (texto: string) => (await buscar(texto)).map(({ resumo }) => resumo);

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  await inserir({
    resumo: 'Vacinas contra dengue aplicadas por município',
    resposta: 'Em 2025 foram aplicadas 3 milhões de doses. '.repeat(20),
  });
  await inserir({ resumo: 'Vacinas compradas em 2024', decisao: null });
  await inserir({ resumo: 'Diárias pagas a servidores em viagem' });
  await inserir({ resumo: 'Licitações e pregões' });
  await inserir({ resumo: 'Vacinas contra dengue sigilosas', publicado: false });
  await inserir({ resumo: 'Vacinas contra dengue sem resposta publicada', resposta: null });
  await inserir({ resumo: 'Vacinas contra dengue ainda em análise', situacao: 1 });
  await inserir({ resumo: 'Vacinas contra dengue que faltam no posto', reclamacao: true });
});
afterAll(() => app.close());

describe('requests like the one being written', () => {
  it('S2-12 shows the public one with its office, decision and the beginning of the answer', async () => {
    const [primeiro, ...outros] = await buscar(
      'Solicito a quantidade de vacinas contra a dengue aplicadas em cada município em 2025.',
    );
    expect(outros).toEqual([]);
    expect(primeiro).toMatchObject({
      numeroProtocolo: expect.stringMatching(/^00106\.\d{6}\/2026-\d{2}$/),
      resumo: 'Vacinas contra dengue aplicadas por município',
      orgao: 'CGU – Controladoria-Geral da União',
      decisao: 'Acesso Concedido',
      respondidoEm: '2026-03-10',
    });
    expect(primeiro?.trechoDaResposta).toMatch(/^Em 2025 foram aplicadas.*…$/);
    expect(primeiro?.trechoDaResposta.length).toBeLessThan(290);
  });

  it('N6 tells equal summaries apart by the words of the requests', async () => {
    const resumo = 'Cópia de contrato de limpeza';
    const comeco = 'Solicito cópia integral do contrato de limpeza';
    await inserir({ resumo, texto: `${comeco} da sede em Brasília, com os aditivos.` });
    await inserir({ resumo, texto: `${comeco} do prédio de Recife, de 2024.` });
    const achados = await buscar('contrato de limpeza');
    expect(achados.map(({ resumo: dito, noQueDifere }) => [dito, noQueDifere])).toEqual(
      expect.arrayContaining([
        [resumo, '… de limpeza da sede em Brasília, com os aditivos.'],
        [resumo, '… de limpeza do prédio de Recife, de 2024.'],
      ]),
    );
    expect(achados[0]).toMatchObject({ sigla: 'CGU', respondidoEm: '2026-03-10' });
    expect((await buscar('vacinas dengue'))[0]?.noQueDifere).toBeNull();
  });

  it('never shows one that is unpublished, open, unanswered or not of information', async () => {
    const todos = await resumos('vacinas dengue');
    expect(todos).toEqual(['Vacinas contra dengue aplicadas por município']);
  });

  it('finds words in other forms, without accents and with a mistake in the summary', async () => {
    expect(await resumos('diaria paga a servidor')).toEqual(['Diárias pagas a servidores em viagem']);
    expect(await resumos('viagens de servidores')).toEqual(['Diárias pagas a servidores em viagem']);
    expect(await resumos('licitação')).toEqual(['Licitações e pregões']);
    expect(await resumos('vasinas contra denge aplicadas')).toContain(
      'Vacinas contra dengue aplicadas por município',
    );
  });

  it('a single word in common is not enough, unless it is the only one', async () => {
    expect(await resumos('vacinas de cachorro no canil')).toEqual([]);
    expect(await resumos('vacinas')).toHaveLength(2);
  });

  it('shows at most five', async () => {
    for (let n = 0; n < 8; n++) await inserir({ resumo: `Concurso para professor, edital ${n}` });
    expect(await resumos('concurso professor')).toHaveLength(5);
  });

  it.each(['', '   ', 'Solicito acesso à informação', "'; drop table manifestacao; --", '| & ! :* (', '%_%'])(
    'answers %j with nothing',
    async (texto) => expect(await buscar(texto)).toEqual([]),
  );

  it('S9-01 writes nothing and logs nothing of the text', async () => {
    app.takeQueries();
    await buscar('Contratos da repartição zanzibar');
    expect(app.takeQueries().filter((query) => !/^\s*(select|with)/i.test(query))).toEqual([]);
    expect(app.log()).not.toContain('zanzibar');
  });

  it('uses the index of the words among thousands, and that of the summaries for a mistyped one', async () => {
    await sql`insert into manifestacao (id, protocolo, id_ouvidoria_registro, id_ouvidoria, id_tipo, id_tipo_formulario,
        id_situacao, id_tipo_identificacao, id_canal_entrada, teor, codigo_acesso_hash, envio_hash, registrada_em,
        registro_contado, prazo_original, prazo, atualizada_em, publicada_em)
      select 100000 + n, '8' || lpad(n::text, 16, '0'), 6, 6, 8, 3, 6, 4, 13, '{}', '\\x00',
        decode(md5(n::text), 'hex'), now(), now(), now(), now(), now(), now() from generate_series(1, 5000) n`.execute(
      app.db,
    );
    await sql`insert into pedido_publico (id_manifestacao, protocolo, esfera_do_protocolo, id_ouvidoria, id_esfera,
        registrado_em, respondido_em, ano, resumo, texto, resposta, publicado_em, atualizado_em)
      select 100000 + n, '8' || lpad(n::text, 16, '0'), 1, 6, 1, now(), now(), 2026, 'Folha ' || md5(n::text), 'Texto',
        'Resposta', now(), now() from generate_series(1, 5000) n`.execute(app.db);
    await sql`analyze pedido_publico`.execute(app.db);
    const explain = async (condicao: string) => {
      const texto = `explain select from pedido_publico where ${condicao}`;
      const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(texto).execute(app.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await explain("busca @@ '''vacin'' & ''deng'''::tsquery")).toContain('pedido_publico_por_busca');
    expect(await explain("sem_acento(resumo) %> 'vasinas'")).toContain('pedido_publico_por_resumo');
    expect(await resumos('vacinas dengue')).toEqual(['Vacinas contra dengue aplicadas por município']);
  });
});
