import { describe, expect, it } from 'vitest';
import { arquivosDe, cachesASair, nomeDoCache, rotaDe } from './regras.ts';

const ORIGEM = 'https://escuta.example';
const rota = (caminho: string, { method = 'GET', mode = 'cors' } = {}) =>
  rotaDe({ method, mode, url: new URL(caminho, ORIGEM).href }, ORIGEM);

describe('what the worker keeps', () => {
  it('are files of the build alone: their names change with their content', () => {
    expect(rota('/web/assets/base-Ab12_x.js')).toBe('arquivo');
    expect(rota('/web/assets/base-Ab12.css')).toBe('arquivo');
    expect(rota('/web/assets/raleway-latin.woff2')).toBe('arquivo');
    for (const grande of ['pdfium-Ab12.wasm', 'por-Ab12.traineddata', 'telas.map'])
      expect(rota(`/web/assets/${grande}`)).toBe('rede');
  });

  it.each([
    ['an answer of the API', '/api/app-web/v1/manifestacoes/12'],
    ['a file of a case', '/api/app-web/v1/manifestacoes/12/anexos/3'],
    ['the sign-on', '/sso/auth?client_id=x'],
    ['another site', 'https://outro.example/web/assets/a.js'],
    ['a file that is not of the build', '/web/manual.pdf'],
    ['an address with a query that looks like a file', '/web/assets/a.js?token=x'],
    ['what a page reads without being opened', '/web/manifestacao/detalhar/12'],
  ])('is never %s', (_nome, caminho) => {
    expect(rota(caminho)).toBe('rede');
  });

  it('is nothing that is sent', () => {
    expect(rota('/web/assets/a.js', { method: 'POST' })).toBe('rede');
    expect(rota('/web/login', { method: 'POST', mode: 'navigate' })).toBe('rede');
  });
});

describe('a page that is opened', () => {
  it('comes from the network, whatever its address; the frame answers only without one', () => {
    for (const caminho of ['/web', '/web/', '/web/principal', '/web/manifestacao/consultar?codAcesso=x'])
      expect(rota(caminho, { mode: 'navigate' })).toBe('pagina');
  });

  it('is left alone outside of the product, and where it is a file', () => {
    for (const caminho of ['/', '/api/docs', '/sso/auth', '/webmail', '/web/manual.pdf'])
      expect(rota(caminho, { mode: 'navigate' })).toBe('rede');
  });
});

describe('a new version', () => {
  it('drops the caches before it, but the last: a tab opened before still asks for its files', () => {
    const nomes = ['de-outro', nomeDoCache('a'), nomeDoCache('b'), nomeDoCache('c'), nomeDoCache('d')];
    expect(cachesASair(nomes, 'd')).toEqual([nomeDoCache('a'), nomeDoCache('b')]);
    expect(cachesASair([nomeDoCache('d')], 'd')).toEqual([]);
  });
});

it('of what a page had fetched before, only files of the build are kept', () => {
  const pedidos = [
    `${ORIGEM}/web/assets/a-1.js`,
    `${ORIGEM}/api/app-web/v1/usuarios/atual`,
    'não é endereço',
    12,
    'https://outro.example/web/assets/a-1.js',
  ];
  expect(arquivosDe(pedidos, ORIGEM)).toEqual([`${ORIGEM}/web/assets/a-1.js`]);
});
