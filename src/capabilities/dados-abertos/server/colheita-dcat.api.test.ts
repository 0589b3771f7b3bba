import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { comArquivosGerados } from './testing-gerados.ts';

/** The keys that CKAN's harvester of DCAT as JSON reads of a dataset and of each of its distributions. */
const DO_CONJUNTO = [
  'identifier',
  'title',
  'description',
  'landingPage',
  'keyword',
  'issued',
  'modified',
  'language',
  'publisher',
];
const DA_DISTRIBUICAO = ['title', 'description', 'downloadURL', 'accessURL', 'format', 'byteSize'];
/** And what its profiles of DCAT-AP read besides. */
const DO_PERFIL = ['theme', 'spatial', 'temporal', 'accrualPeriodicity', 'license', 'conformsTo'];
const DO_PERFIL_DA_DISTRIBUICAO = ['mediaType', 'checksum', 'license', 'modified'];

interface Distribuicao {
  readonly title: string;
  readonly description: string;
  readonly downloadURL?: string;
  readonly accessURL: string;
  readonly format: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly checksum: { readonly algorithm: string; readonly checksumValue: string };
}
interface Conjunto {
  readonly identifier: string;
  readonly title: string;
  readonly description: string;
  readonly keyword: readonly string[];
  readonly language: readonly string[];
  readonly publisher: { readonly name: string };
  readonly temporal: { readonly startDate: string; readonly endDate: string };
  readonly distribution: readonly Distribuicao[];
}

let app: TestApp;
let fechar: () => Promise<void>;
let visitantes = 0;
beforeAll(async () => {
  ({ app, fechar } = await comArquivosGerados());
}, 240_000);
afterAll(() => fechar());

const pedir = (endereco: string) => {
  visitantes += 1;
  const { pathname, search } = new URL(endereco);
  return app.inject({
    url: `${pathname}${search}`,
    headers: { host: 'escuta.test' },
    remoteAddress: `198.51.${Math.floor(visitantes / 250)}.${visitantes % 250}`,
  });
};

/** As such a harvester goes: page after page, until one brings the same datasets as the one before. */
const colher = async (): Promise<Conjunto[]> => {
  const colhidos = new Map<string, Conjunto>();
  let antes = '';
  for (let pagina = 1; pagina < 5; pagina += 1) {
    const endereco = `http://escuta.test/dcat.json${pagina > 1 ? `?page=${pagina}` : ''}`;
    const resposta = await pedir(endereco);
    expect(resposta.statusCode).toBe(200);
    expect(resposta.headers['content-type']).toMatch(/^application\/json/);
    const { dataset } = resposta.json<{ dataset: Conjunto[] }>();
    const nomes = dataset.map(({ identifier }) => identifier).join();
    if (nomes === antes) return [...colhidos.values()];
    for (const conjunto of dataset) colhidos.set(conjunto.identifier, conjunto);
    antes = nomes;
  }
  throw new Error('The catalogue has no end');
};

describe('M4 DCAT: a harvester', () => {
  it('finds every field that CKAN’s DCAT harvester reads, listed here', async () => {
    const conjuntos = await colher();
    expect(conjuntos.map(({ title }) => title)).toContain('Mudanças dos dados de acesso à informação');
    for (const conjunto of conjuntos) {
      expect(Object.keys(conjunto)).toEqual(expect.arrayContaining([...DO_CONJUNTO, ...DO_PERFIL]));
      for (const valor of [
        conjunto.title,
        conjunto.description,
        conjunto.publisher.name,
        conjunto.language.join(','),
      ])
        expect(valor).toMatch(/\S/);
      // A tag of CKAN: two to a hundred letters, digits, spaces and -_. only.
      for (const palavra of conjunto.keyword) expect(palavra).toMatch(/^[\p{L}\p{N} ._-]{2,100}$/u);
      expect(conjunto.temporal.startDate <= conjunto.temporal.endDate).toBe(true);
      for (const distribuicao of conjunto.distribution)
        expect(Object.keys(distribuicao)).toEqual(
          expect.arrayContaining([...DA_DISTRIBUICAO, ...DO_PERFIL_DA_DISTRIBUICAO]),
        );
    }
  });

  it('downloads every distribution, with the size, the sum and the media type that the catalogue says', async () => {
    const enderecos = new Set<string>();
    for (const { distribution } of await colher()) {
      for (const { downloadURL, accessURL, byteSize, checksum, mediaType, title } of distribution) {
        const endereco = downloadURL ?? accessURL;
        const { statusCode, headers, rawPayload } = await pedir(endereco);
        expect(statusCode, title).toBe(200);
        expect(rawPayload.length, title).toBe(byteSize);
        expect(checksum.algorithm).toMatch(/sha256$/);
        expect(createHash('sha256').update(rawPayload).digest('hex'), title).toBe(checksum.checksumValue);
        expect(String(headers['content-type']).split(';')[0], title).toBe(mediaType);
        enderecos.add(endereco);
      }
    }
    const { arquivos } = (await pedir('http://escuta.test/api/app-web/v1/dados-abertos')).json();
    expect(enderecos.size).toBe(arquivos.length);
    const somas = (await pedir('http://escuta.test/api/app-web/v1/dados-abertos/sha256sums.txt')).body;
    expect(somas.trim().split('\n')).toHaveLength(arquivos.length);
  });

  it('finds the dictionary of every set where conformsTo leads', async () => {
    for (const { conformsTo } of (await colher()) as (Conjunto & { conformsTo: string })[]) {
      const resposta = await pedir(conformsTo);
      expect([resposta.statusCode, resposta.json().fields.length > 0]).toEqual([200, true]);
    }
  });
});
