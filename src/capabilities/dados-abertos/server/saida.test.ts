import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Escritor } from '#kernel/arquivo/escritor.ts';
import { emLatin1 } from '#kernel/arquivo/latin1.ts';
import { createZip, emGzip } from '#server/exportacao/comprimir.ts';
import { type Codificacao, createGravador } from '#server/exportacao/gravador.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { localFileStore } from '#server/storage/local-file-store.ts';
import type { Coluna, Linha } from '../domain/coluna.ts';
import { csvAberto, csvCompativel } from '../domain/escritor.ts';
import { createPseudonimo } from './pseudonimo.ts';
import { createSaida, readPecas } from './saida.ts';
import { deGzip, deLatin1, deUtf8, deUtf16, readCsv, readZip } from './testing-leitor.ts';

let pasta: string;
let store: FileStore;
beforeAll(async () => {
  pasta = await mkdtemp(path.join(tmpdir(), 'escuta-saida-'));
  store = localFileStore(pasta);
});
afterAll(() => rm(pasta, { recursive: true, force: true }));

const texto: Coluna = { nome: 'Texto', tipo: 'texto', descricao: '' };

describe('a file on its way to the store', () => {
  it('is kept in pieces and read back whole, with its size and its sum', async () => {
    const saida = createSaida(store, 1000);
    const tudo = randomBytes(3500);
    for (let i = 0; i < tudo.length; i += 333) await saida.write(tudo.subarray(i, i + 333));
    await saida.end();
    const guardado = saida.guardado();
    expect(guardado).toMatchObject({
      pecas: 4,
      bytes: 3500,
      sha256: createHash('sha256').update(tudo).digest('hex'),
    });
    expect((await buffer(readPecas(store, guardado))).equals(tudo)).toBe(true);
  });

  it('says when a piece is gone', async () => {
    await expect(buffer(readPecas(store, { local: 'dados-abertos/nao-ha', pecas: 1 }))).rejects.toThrow();
  });

  it('takes rows larger than its block, and many of them, in every compression', async () => {
    const grande = 'é'.repeat(200_000);
    const linhas = [[grande], ...Array.from({ length: 3000 }, (_, i) => [`linha ${i}`]), [grande]];
    const zipado = createSaida(store);
    const zip = createZip(zipado, new Date('2026-03-12T12:00:00'));
    for (const nome of ['a.csv', 'b.csv']) {
      const gravador = createGravador(csvCompativel([texto]), 'utf16le', zip.entrada(nome));
      await gravador.linhas(linhas);
      await gravador.end();
    }
    await zip.end();
    const lidos = readZip(await buffer(readPecas(store, zipado.guardado())));
    expect([...lidos.keys()]).toEqual(['a.csv', 'b.csv']);
    for (const bytes of lidos.values()) expect(readCsv(deUtf16(bytes), ';')).toEqual([['Texto'], ...linhas]);

    const saida = createSaida(store);
    const gravador = createGravador(csvCompativel([texto]), 'utf8', emGzip(saida));
    await gravador.linhas(linhas);
    await gravador.end();
    const lido = deGzip(await buffer(readPecas(store, saida.guardado())));
    expect(readCsv(lido, ';')).toEqual([['Texto'], ...linhas]);
  });
});

describe('any text', () => {
  const escrito = async (escritor: Escritor, codificacao: Codificacao, linhas: readonly Linha[]) => {
    const partes: Buffer[] = [];
    const gravador = createGravador(escritor, codificacao, {
      write: async (bytes) => void partes.push(Buffer.from(bytes)),
      end: async () => {},
    });
    await gravador.linhas(linhas);
    await gravador.end();
    return Buffer.concat(partes);
  };
  /** Letters from everywhere, with many that delimit a table or that turn into one that does. */
  const letra = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((each) => each !== '\uFEFF'),
    fc.constantFrom('"', ';', ',', '\r', '\n', '“', '”', '…', '–', '‘', '€', '\u0301', 'ç', '\u0085', ' '),
  );
  const tabela = fc.array(
    fc.tuple(fc.string({ unit: letra }), fc.string({ unit: letra })).map((linha): Linha => linha),
  );
  const duas = [texto, { ...texto, nome: '“Outro”; texto' }];
  const nomes = duas.map(({ nome }) => nome);

  it('comes back whole from every CSV, by a reader that forgives nothing', () =>
    fc.assert(
      fc.asyncProperty(tabela, async (linhas) => {
        expect(readCsv(deUtf8(await escrito(csvAberto(duas), 'utf8', linhas)), ',')).toEqual([
          nomes,
          ...linhas,
        ]);
        expect(readCsv(deUtf16(await escrito(csvCompativel(duas), 'utf16le', linhas)), ';')).toEqual([
          nomes,
          ...linhas,
        ]);
      }),
    ));

  it('comes back from ISO 8859-1 with the nearest letters it has, and with nothing else changed', () =>
    fc.assert(
      fc.asyncProperty(tabela, async (linhas) => {
        const lido = readCsv(deLatin1(await escrito(csvCompativel(duas, emLatin1), 'latin1', linhas)), ';');
        expect(lido).toEqual([nomes, ...linhas].map((linha) => linha.map((cada) => emLatin1(String(cada)))));
      }),
    ));
});

describe('the number of a person', () => {
  const chaves = { keyFor: (nome: string) => createHash('sha256').update(`um ${nome}`).digest() };
  const numerar = createPseudonimo(chaves);

  it('is an HMAC under a key of its own, whole in every program', () => {
    const esperado = createHmac('sha256', chaves.keyFor('dados-abertos.solicitante')).update('u7').digest();
    expect(numerar('u7')).toBe(esperado.readUIntBE(0, 6));
    expect(Number.isSafeInteger(numerar('u7'))).toBe(true);
    expect(numerar('u7')).toBe(numerar('u7'));
    expect(numerar('u8')).not.toBe(numerar('u7'));
  });

  it('is another where the installation has another key', () => {
    const outra = createPseudonimo({ keyFor: () => Buffer.alloc(32, 1) });
    expect(outra('u7')).not.toBe(numerar('u7'));
  });

  it('is 0 for nobody, and what an earlier run gave stays', () => {
    expect(numerar(null)).toBe(0);
    expect(numerar('44713522475362')).toBe(44_713_522_475_362);
  });
});
