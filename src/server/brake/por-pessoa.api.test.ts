import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { regrasPorPessoa } from './por-pessoa.ts';

let app: TestApp;
const pesadas = new Map<string, string>();
beforeAll(async () => {
  app = await createTestApp({
    demo: true,
    onHttp: (http) =>
      http.addHook('onRoute', ({ url, config }) => {
        const pesado = config?.endpoint?.pesado;
        if (pesado) pesadas.set(url, pesado);
      }),
  });
});
afterAll(() => app.close());

describe('gates against floods: assistant, scan and reports are braked per person', () => {
  it('every endpoint that answers questions, scans, counts or exports declares it', () => {
    expect([...pesadas].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
      ['/api/app-web/v1/assistente/perguntar', 'assistente'],
      ['/api/app-web/v1/assistente/testar', 'assistente'],
      ['/api/app-web/v1/auditoria/exportar', 'exportacao'],
      ['/api/app-web/v1/dados-pessoais/analisar', 'varredura'],
      ['/api/app-web/v1/integracao/chamadas/exportar', 'exportacao'],
      ['/api/app-web/v1/manifestacoes/exportar', 'exportacao'],
      ['/api/app-web/v1/monitoramento/orgaos/exportar', 'exportacao'],
      ['/api/app-web/v1/relatorios/:relatorio', 'relatorio'],
      ['/api/app-web/v1/relatorios/:relatorio/lista', 'relatorio'],
      ['/api/app-web/v1/relatorios/arquivos', 'exportacao'],
      ['/api/app-web/v1/transparencia-ativa/exportar', 'exportacao'],
      ['/api/app-web/v1/tratamento/exportar', 'exportacao'],
      ['/api/app-web/v1/tratamento/exportar-encaminhamentos', 'exportacao'],
    ]);
  });

  it.each([
    ['varredura', 'POST', '/api/app-web/v1/dados-pessoais/analisar'],
    ['relatorio', 'GET', '/api/app-web/v1/relatorios/nao-existe'],
    ['exportacao', 'GET', '/api/app-web/v1/manifestacoes/exportar'],
  ] as const)(
    '%s: who asks without end waits, at whatever address; a colleague beside them does not',
    async (pesado, method, url) => {
      const um = await entrarComo(app, 'gestor.cgu');
      const pedir = (visitor: Visitor) =>
        visitor.send({ method, url, ...(method === 'POST' && { payload: {} }) });
      for (let n = 0; n < regrasPorPessoa[pesado].free; n++)
        expect((await pedir(um)).statusCode).not.toBe(429);
      um.address = '198.51.100.1';
      const freada = await pedir(um);
      expect([freada.statusCode, freada.json().code]).toEqual([429, 'acesso.muitas-tentativas']);
      const outro = await entrarComo(app, 'respondente.cgu');
      outro.address = '203.0.113.7';
      expect((await pedir(outro)).statusCode).not.toBe(429);
    },
    60_000,
  );
});
