import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nomeDaSituacao, type SituacaoMostrada } from '#kernel/situacao.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

interface Item {
  readonly idManifestacao: number;
  readonly situacao: SituacaoMostrada;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, now: '2026-03-12T09:00:00-03:00' });
}, 120_000);
afterAll(() => app.close());

const paginas = async (visitor: Visitor, endereco: string): Promise<Item[]> => {
  const itens: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const resposta = await visitor.get(`${endereco}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    expect(resposta.statusCode).toBe(200);
    const pagina = resposta.json<{ itens: Item[]; proximoCursor: string | null }>();
    itens.push(...pagina.itens);
    cursor = pagina.proximoCursor;
  }
  return itens;
};

interface Detalhe extends Item {
  readonly fraseDaSituacao: string;
}
const detalhe = async (visitor: Visitor, id: number): Promise<Detalhe> =>
  (await visitor.get(`/api/app-web/v1/manifestacoes/${id}`)).json<Detalhe>();

describe('N4 status is never wrong: headline, tag and lists call every case of the demonstration the same', () => {
  it.each(['maria.cidada', 'joao.cidadao', 'empresa.pj'])('to %s, who filed', async (login) => {
    const visitor = await entrarComo(app, login);
    const itens = await paginas(visitor, '/api/app-web/v1/manifestacoes?lai=true');
    for (const { idManifestacao, situacao } of itens) {
      const caso = await detalhe(visitor, idManifestacao);
      expect(caso.situacao).toEqual(situacao);
      if (situacao.emAberto) expect(caso.fraseDaSituacao).not.toContain('Você pode avaliar');
      if (situacao.emAberto?.rotulo.endsWith('em julgamento'))
        expect(caso.fraseDaSituacao.startsWith(`${situacao.emAberto.rotulo}:`)).toBe(true);
    }
  });

  it('to the offices: as the detail calls it, but for the silence, which the term says', async () => {
    const vistos = new Set<string>();
    for (const login of ['gestor.cgu', 'gestor.ifce']) {
      const visitor = await entrarComo(app, login);
      for (const { idManifestacao, situacao } of await paginas(
        visitor,
        '/api/app-web/v1/tratamento/manifestacoes?tipos=8&fila=todas',
      )) {
        const caso = await detalhe(visitor, idManifestacao);
        const nome = nomeDaSituacao(caso.situacao);
        vistos.add(nome);
        if (nome !== 'Sem resposta no prazo') expect(nomeDaSituacao(situacao)).toBe(nome);
      }
    }
    expect([...vistos]).toEqual(
      expect.arrayContaining(['Recurso em julgamento', 'Entrega prometida', 'Sem resposta no prazo']),
    );
  });
});
