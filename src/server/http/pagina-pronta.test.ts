import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { AGORA, createPaginaPronta } from './pagina-pronta.ts';

const HTML = `<script type="application/json">{"agora":"${AGORA}"}</script>`;
const MEIO_DIA = Date.parse('2026-03-12T12:00:00-03:00');
const aceita = (codificacao: string) =>
  ({ headers: { 'accept-encoding': codificacao } }) as unknown as FastifyRequest;

describe('a page that is ready', () => {
  it('tells the second in which it is sent, and is made once in each', () => {
    const pagina = createPaginaPronta(HTML);
    const primeira = pagina(MEIO_DIA + 10);
    expect(primeira.html).toContain(`{"agora":${MEIO_DIA}}`);
    expect(pagina(MEIO_DIA + 999)).toBe(primeira);
    expect(pagina(MEIO_DIA + 1000).html).toContain(`{"agora":${MEIO_DIA + 1000}}`);
  });

  it('is the same for who has it already only within its minute, so that no kept page says another day', () => {
    const pagina = createPaginaPronta(HTML);
    const meiaNoite = Date.parse('2026-03-13T00:00:00-03:00');
    const { etag } = pagina(meiaNoite - 1);
    expect(pagina(meiaNoite - 60_000).etag).toBe(etag);
    expect(pagina(meiaNoite).etag).not.toBe(etag);
    expect(createPaginaPronta(`${HTML} `)(meiaNoite - 1).etag).not.toBe(etag);
  });

  it('is compressed once for all who ask in that second, and says the same in every form', () => {
    const atual = createPaginaPronta(HTML)(MEIO_DIA);
    const [br, gzip, plana] = ['br', 'gzip', ''].map((codificacao) => atual.forma(aceita(codificacao)));
    expect(atual.forma(aceita('br, gzip'))).toBe(br);
    expect(brotliDecompressSync(br?.bytes ?? Buffer.of()).toString()).toBe(atual.html);
    expect(gunzipSync(gzip?.bytes ?? Buffer.of()).toString()).toBe(atual.html);
    expect(plana?.bytes.toString()).toBe(atual.html);
  });
});
