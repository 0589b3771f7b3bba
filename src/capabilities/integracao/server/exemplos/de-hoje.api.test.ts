import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExemploDeCorpo, splitKey } from '#kernel/endpoint.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { abrirExemplos, corpoDe, todosOsExemplos } from '../testing-exemplos.ts';

interface ChamadaDoConsole {
  readonly metodo: string;
  readonly caminho: string;
  readonly exemplos: readonly ExemploDeCorpo[];
}

let app: TestApp;
let aberto: Awaited<ReturnType<typeof abrirExemplos>>;
let console: readonly ChamadaDoConsole[];
beforeAll(async () => {
  app = await createTestApp({
    demo: true,
    env: { WEBHOOKS_REDE: 'local' },
    now: '2026-11-18T10:17:23-03:00',
  });
  aberto = await abrirExemplos(app);
  console = (await app.inject('/api/docs/console.json')).json();
}, 120_000);
afterAll(() => app.close());

const servido = (chave: string, titulo: string): ExemploDeCorpo => {
  const { method, path } = splitKey(chave);
  const caminho = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
  const exemplo = console
    .find((chamada) => chamada.metodo === method && chamada.caminho === caminho)
    ?.exemplos.find((cada) => cada.titulo === titulo);
  if (!exemplo) throw new Error(`No example ${titulo} of ${chave}`);
  return exemplo;
};

describe('M8: examples hold on the day they are served, not only on the day they were written', () => {
  it.each(todosOsExemplos().map((cada) => [cada.chave, cada.exemplo.titulo, cada] as const))(
    'in November, %s: %s',
    async (chave, titulo, cada) => {
      const caminho = await aberto.preparar(cada);
      const resposta = await aberto.programa.post(caminho, corpoDe({ exemplo: servido(chave, titulo) }));
      expect(resposta.statusCode, resposta.body).toBe(200);
    },
  );

  it.each([
    '/api/docs/console.json',
    '/api/docs/colecao.postman.json',
    '/api/docs/integracao/openapi.json',
    '/api/docs/integracao/manifestacoes',
    '/api/docs/integracao/recursos',
  ])('%s promises nothing for a day of the past', async (url) => {
    const { body } = await app.inject(url);
    expect(body).toContain('30/11/2026');
    expect(body).not.toContain('30/03/2026');
  });

  it('asks in the guide for periods that a receiver may have missed now', async () => {
    const { body } = await app.inject('/api/docs/guia');
    expect(body).toContain('12/11/2026 23:59');
    expect(body).not.toContain('12/03/2026');
  });

  it('names, of a repeated request, one that is there', () => {
    const { corpo } = servido(
      'POST /manifestacoes/:idManifestacao/respostas',
      'Acesso à informação: pergunta repetida, com o protocolo do pedido anterior',
    );
    expect(corpo).toMatchObject({ Detalhes: { ProtocoloAnterior: '00106.000001/2026-13' } });
  });
});
