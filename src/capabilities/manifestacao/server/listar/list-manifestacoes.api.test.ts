import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { ItemDaLista } from '../../contract.ts';
import { Situacao } from '../../domain/situacao.ts';

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
  const base = { login: 'maria.cidada' };
  await criarCaso(app, {
    ...base,
    teor: { texto: 'A fila da emissão do passaporte não anda.' },
    registradaEm: '2026-01-05T10:00:00-03:00',
  });
  await criarCaso(app, {
    ...base,
    tipo: TipoManifestacao.acessoAInformacao,
    teor: { resumo: 'Licitações de merenda', texto: 'Contratos de 2024.' },
    registradaEm: '2026-03-02T22:00:00-03:00',
  });
  await criarCaso(app, {
    ...base,
    tipo: TipoManifestacao.denuncia,
    teor: { texto: 'O chefe pediu propina no balcão.' },
    registradaEm: '2026-03-10T10:00:00-03:00',
  });
  await criarCaso(app, {
    ...base,
    tipo: TipoManifestacao.elogio,
    idOuvidoria: 65,
    teor: { texto: '=HYPERLINK("http://x") Atendimento ótimo' },
    resposta: { texto: 'Obrigado.', em: '2026-03-01T10:00:00-03:00' },
    registradaEm: '2026-02-01T10:00:00-03:00',
  });
  await criarCaso(app, {
    ...base,
    complementacao: { pedido: 'Qual unidade?', em: '2026-03-11T10:00:00-03:00' },
    registradaEm: '2026-03-09T10:00:00-03:00',
  });
  await criarCaso(app, { login: 'joao.cidadao', teor: { texto: 'A fila do João.' } });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const list = async (query = '', visitor = maria) => {
  const response = await visitor.get(`/api/app-web/v1/manifestacoes${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ itens: ItemDaLista[]; total: number; proximoCursor: string | null }>();
};
const tipos = (itens: readonly ItemDaLista[]) => itens.map(({ tipo }) => tipo.descTipoManifestacao);

describe('the list of one’s own cases', () => {
  it('holds the person’s own and nobody else’s, the newest first, in one statement with its count', async () => {
    await list();
    app.takeQueries();
    const { itens, total } = await list();
    expect(total).toBe(5);
    expect(tipos(itens)).toEqual(['Denúncia', 'Reclamação', 'Acesso à Informação', 'Elogio', 'Reclamação']);
    expect(app.takeQueries().filter((text) => text.includes('"manifestacao"'))).toHaveLength(1);
  });

  it('shows a denúncia before what came earlier in the same hour, though only its hour is kept in the open', async () => {
    const base = { login: 'joao.cidadao' };
    const dia = 'de=2026-03-11&ate=2026-03-11';
    const daHora = { ...base, registradaEm: '2026-03-11T14:05:00-03:00' };
    await criarCaso(app, daHora);
    await criarCaso(app, {
      ...base,
      tipo: TipoManifestacao.denuncia,
      registradaEm: '2026-03-11T14:00:00-03:00',
    });
    const joao = await entrarComo(app, 'joao.cidadao');
    expect(tipos((await list(`?${dia}`, joao)).itens)).toEqual(['Denúncia', 'Reclamação']);
    expect(tipos((await list(`?ordem=antigas&${dia}`, joao)).itens)).toEqual(['Reclamação', 'Denúncia']);
  });

  it('never shows a word of a denúncia, and the first words of the others', async () => {
    const { itens } = await list();
    expect(itens.map(({ trecho }) => trecho)).toEqual([
      null,
      expect.any(String),
      'Licitações de merenda',
      expect.any(String),
      'A fila da emissão do passaporte não anda.',
    ]);
  });

  it('says what is left of a term, and nothing where nothing runs', async () => {
    const { itens } = await list('?ordem=antigas');
    expect(itens.map(({ diasRestantes, prazoAtendimento }) => [diasRestantes, prazoAtendimento])).toEqual([
      [-36, '2026-02-04'],
      [null, expect.any(String)],
      [11, '2026-03-23'],
      [null, null],
      [28, '2026-04-09'],
    ]);
  });

  it('needs an account', async () => {
    const response = await app.inject('/api/app-web/v1/manifestacoes');
    expect(response.statusCode).toBe(401);
  });

  it.each([
    ['lai=true', ['Acesso à Informação']],
    ['lai=false&ordem=antigas', ['Reclamação', 'Elogio', 'Reclamação', 'Denúncia']],
    ['busca=filas', ['Reclamação']],
    ['busca=emissao', ['Reclamação']],
    ['busca=licita%C3%A7%C3%A3o', ['Acesso à Informação']],
    ['busca=propina', []],
    ['tipos=1,3', ['Denúncia', 'Elogio']],
    ['situacoes=5', ['Reclamação']],
    ['idOuvidoria=65', ['Elogio']],
    ['de=2026-03-02&ate=2026-03-02', ['Acesso à Informação']],
    ['prazo=vencido', ['Reclamação']],
    ['prazo=no-prazo', ['Denúncia', 'Acesso à Informação']],
    ['prazo=vence-em-7-dias', []],
    ['ordem=prazo&lai=false', ['Reclamação', 'Denúncia', 'Elogio', 'Reclamação']],
  ])('filters and orders: %s', async (query, expected) => {
    const { itens, total } = await list(`?${query}`);
    expect(tipos(itens)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('finds a sealed case by its protocol, punctuated or not', async () => {
    const denuncia = (await list()).itens.find(({ tipo }) => tipo.idTipoManifestacao === 1);
    const protocolo = denuncia?.numeroProtocolo ?? '';
    for (const busca of [protocolo, protocolo.replace(/\D/g, ''), protocolo.slice(0, 12)]) {
      const { itens } = await list(`?busca=${encodeURIComponent(busca)}`);
      expect(itens.map((item) => item.numeroProtocolo)).toContain(protocolo);
    }
  });
});

describe('pages', () => {
  it.each(['recentes', 'antigas', 'prazo', 'atualizadas'])(
    'give every case once, in order: %s',
    async (ordem) => {
      for (let i = 0; i < 25; i++) {
        await criarCaso(app, {
          login: 'joao.cidadao',
          registradaEm: `2026-02-${10 + (i % 9)}T10:00:00-03:00`,
        });
      }
      const joao = await entrarComo(app, 'joao.cidadao');
      const seen: number[] = [];
      let cursor = '';
      let total = 0;
      do {
        const page = await list(`?ordem=${ordem}${cursor && `&cursor=${cursor}`}`, joao);
        expect(page.itens.length).toBeLessThanOrEqual(20);
        seen.push(...page.itens.map(({ idManifestacao }) => idManifestacao));
        cursor = page.proximoCursor ?? '';
        total = page.total;
      } while (cursor);
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
    },
  );

  it('refuses a cursor that is broken or of another order', async () => {
    const joao = await entrarComo(app, 'joao.cidadao');
    const { proximoCursor } = await list('?ordem=recentes', joao);
    const forged = Buffer.from(JSON.stringify(['prazo', "0'; drop", 1])).toString('base64url');
    for (const query of [
      `ordem=antigas&cursor=${proximoCursor}`,
      'cursor=abc',
      `ordem=prazo&cursor=${forged}`,
    ]) {
      const response = await joao.get(`/api/app-web/v1/manifestacoes?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'lista.cursor-invalido' });
    }
  });
});

describe('the list as a file', () => {
  const exportar = (query: string) => maria.get(`/api/app-web/v1/manifestacoes/exportar?${query}`);

  it('is a CSV a Brazilian spreadsheet opens, with the same filters', async () => {
    const response = await exportar('formato=csv&tipos=1,3');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="manifestacoes-2026-03-12.csv"',
    );
    const [header, ...rows] = response.body.replace(/\r\n$/, '').split('\r\n');
    expect(header).toBe('\uFEFFProtocolo;Tipo;Situação;Órgão;Assunto;Registro;Prazo;Atualização');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(
      /^00106\.\d{6}\/2026-\d\d;Denúncia;Cadastrada;CGU – Controladoria-Geral da União;;10\/03\/2026;09\/04\/2026;10\/03\/2026$/,
    );
    expect(response.body).not.toContain('propina');
  });

  it('is a tagged PDF with title and language', async () => {
    const response = await exportar('formato=pdf');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    const pdf = response.rawPayload.toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf).toContain('/Lang (pt-BR)');
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toContain('/S /TH');
  });

  it('of requests speaks of requests', async () => {
    const response = await exportar('formato=pdf&lai=true');
    expect(response.headers['content-disposition']).toContain('pedidos-2026-03-12.pdf');
  });

  it('needs an account', async () => {
    const response = await app.inject('/api/app-web/v1/manifestacoes/exportar?formato=csv');
    expect(response.statusCode).toBe(401);
  });
});

describe('the situação of an access request has its own name', () => {
  it('is “Encaminhada por Outro Órgão”', async () => {
    await criarCaso(app, {
      login: 'empresa.pj',
      tipo: TipoManifestacao.acessoAInformacao,
      situacao: Situacao.encaminhada,
    });
    const { itens } = await list('', await entrarComo(app, 'empresa.pj'));
    expect(itens[0]?.situacao.descSituacaoManifestacao).toBe('Encaminhada por Outro Órgão');
  });
});
