import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { abrirExemplos, chamadasQueAgem, corpoDe, todosOsExemplos } from './testing-exemplos.ts';

let app: TestApp;
let aberto: Awaited<ReturnType<typeof abrirExemplos>>;
beforeAll(async () => {
  app = await createTestApp({
    demo: true,
    env: { WEBHOOKS_REDE: 'local' },
    now: '2026-03-12T10:17:23-03:00',
  });
  aberto = await abrirExemplos(app);
}, 120_000);
afterAll(() => app.close());

describe('M8: every acting endpoint with a whole example per type that the tests send', () => {
  it.each(chamadasQueAgem())('%s has one', (_chave, { exemplos, body }) => {
    expect(Object.keys(exemplos ?? {}).length).toBeGreaterThan(0);
    for (const { titulo, corpo } of Object.values(exemplos ?? {})) {
      expect(titulo).not.toBe('');
      expect(corpo === undefined).toBe(body === undefined);
    }
  });

  it.each(todosOsExemplos().map((cada) => [cada.chave, cada.exemplo.titulo, cada] as const))(
    '%s: %s',
    async (_chave, _titulo, cada) => {
      const caminho = await aberto.preparar(cada);
      const resposta = await aberto.programa.post(caminho, corpoDe(cada));
      expect(resposta.statusCode, resposta.body).toBe(200);
    },
  );

  it('takes the parts of Detalhes in any casing, and their days as everywhere (dd/MM/aaaa)', async () => {
    const cada = todosOsExemplos().find(({ nome }) => nome === 'acessoClassificado');
    if (!cada) throw new Error('no such example');
    const { Detalhes, ...corpo } = corpoDe(cada);
    const detalhes = Object.fromEntries(
      Object.entries(Detalhes as object).map(([nome, valor]) => [nome.toUpperCase(), valor]),
    );
    expect(detalhes.RESTRITAATE).toBe('31/12/2028');
    const resposta = await aberto.programa.post(await aberto.preparar(cada), { ...corpo, detalhes });
    expect(resposta.statusCode, resposta.body).toBe(200);
    const dia = await aberto.programa.post(await aberto.preparar(cada), {
      ...corpo,
      detalhes: { ...detalhes, RESTRITAATE: 'amanhã' },
    });
    expect([dia.statusCode, dia.json().Message]).toEqual([
      400,
      'detalhes.RESTRITAATE: Envie uma data, como dd/MM/aaaa.',
    ]);
  });

  it('has a filing of each type and each way of being known, and an answer of each kind and decision', () => {
    const corpos = todosOsExemplos().map(({ exemplo }) => exemplo.corpo as Record<string, unknown>);
    const valores = (campo: string) =>
      [...new Set(corpos.map((corpo) => corpo?.[campo]).filter((valor) => valor !== undefined))].sort();
    expect(valores('IdTipoManifestacao')).toEqual([1, 2, 3, 4, 5, 8, 9]);
    expect(valores('IdTipoFormulario')).toEqual([1, 2, 3, 4]);
    expect(valores('IdTipoIdentificacaoManifestante')).toEqual([1, 3, 4]);
    expect(valores('IdTipoRespostaManifestacao')).toEqual([1, 2, 3]);
    expect(valores('CodigoDecisao')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
