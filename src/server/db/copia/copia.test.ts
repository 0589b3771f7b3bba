import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localFileStore } from '../../storage/local-file-store.ts';
import { comandoDeArquivar, comandoDeBuscar } from './comandos-do-wal.ts';
import { CopiaError } from './copia-error.ts';
import { copiarArquivos } from './copiar-arquivos.ts';
import { copiarArvore, copiarUm, resumirArvore } from './copiar-arvore.ts';
import { escolherBase, lerMomento } from './escolher-base.ts';
import { lerIndice } from './indice-dos-arquivos.ts';
import { limparCopia } from './limpar.ts';
import { escreverManifesto, lerManifesto, listBases, type Manifesto } from './pasta-da-copia.ts';
import { semSenha } from './programas.ts';
import { restaurarArquivos } from './restaurar-arquivos.ts';
import { primeiroQueFalta, seguinte } from './segmentos.ts';
import { comTrava } from './trava.ts';

let pasta: string;
let copia: string;
beforeEach(async () => {
  pasta = await mkdtemp(path.join(tmpdir(), 'copia-'));
  copia = path.join(pasta, 'copia');
});
afterEach(() => rm(pasta, { recursive: true }));

const MB16 = 16 * 1024 * 1024;
const daqui = (dias: number) => new Date(Date.parse('2026-11-19T12:00:00Z') + dias * 86_400_000);
const manifesto = (dias: number, segmento: string): Manifesto => ({
  formato: 1,
  versao: '1.0.0',
  tipo: 'embutido',
  postgres: 18,
  sistema: '7',
  banco: 'postgres',
  migracao: '0001',
  inicio: daqui(dias).toISOString(),
  fim: daqui(dias).toISOString(),
  segmento,
  bytesDoSegmento: MB16,
  arquivos: [],
});
const base = async (nome: string, dias: number, segmento = '000000010000000000000001'): Promise<void> =>
  escreverManifesto(path.join(copia, 'bases', nome), manifesto(dias, segmento));

describe('the log of the database', () => {
  it('goes from segment to segment over the end of a log file, in the size of the cluster', () => {
    expect(seguinte('000000010000000000000009', MB16)).toBe('00000001000000000000000A');
    expect(seguinte('0000000100000000000000FF', MB16)).toBe('000000010000000100000000');
    expect(seguinte('00000001000000000000003F', 4 * MB16)).toBe('000000010000000100000000');
  });

  it('names the first segment that is missing from a base on, whatever other timelines hold', () => {
    const de = { segmento: '000000010000000000000002', bytesDoSegmento: MB16 };
    const nomes = (...fins: string[]) => fins.map((fim) => `0000000100000000000000${fim}`);
    expect(primeiroQueFalta(nomes('01', '02', '03'), de)).toBeNull();
    expect(primeiroQueFalta(nomes('02', '04'), de)).toBe('000000010000000000000003');
    expect(primeiroQueFalta(nomes('03', '04'), de)).toBe('000000010000000000000002');
    expect(primeiroQueFalta([...nomes('02'), '000000020000000000000009'], de)).toBeNull();
    expect(primeiroQueFalta(nomes('01'), de)).toBeNull();
  });

  it('is archived and fetched in any folder, whatever is in its name', () => {
    expect(comandoDeArquivar("/mnt/d'água 100%")).toContain(String.raw`f='/mnt/d'\''água 100%%'/%f.gz`);
    expect(comandoDeBuscar('/mnt/x')).toBe(`test -e '/mnt/x'/%f.gz && gzip -dc '/mnt/x'/%f.gz > "%p"`);
  });
});

describe('which base', () => {
  it('is the newest that ended before the moment', async () => {
    for (const dias of [0, 1, 2]) await base(`2026111${dias}T000000Z`, dias);
    const bases = await listBases(copia);
    expect(escolherBase(bases, daqui(1.5)).nome).toBe('20261111T000000Z');
    expect(escolherBase(bases, null).nome).toBe('20261112T000000Z');
    expect(() => escolherBase(bases, daqui(-1))).toThrow('a um momento anterior não se volta');
    expect(() => escolherBase([], null)).toThrow(CopiaError);
  });

  it('takes a moment with its offset only, which means the same on every machine', () => {
    expect(lerMomento('2026-11-19T12:00:00-03:00').toISOString()).toBe('2026-11-19T15:00:00.000Z');
    for (const texto of ['2026-11-19T12:00:00', '2026-11-19', 'ontem', '2026-13-19T12:00:00Z'])
      expect(() => lerMomento(texto)).toThrow('escreva-o com o fuso');
  });

  it('is not one whose manifest was changed', async () => {
    await base('20261119T000000Z', 0);
    const onde = path.join(copia, 'bases', '20261119T000000Z');
    expect((await lerManifesto(onde)).postgres).toBe(18);
    await writeFile(path.join(onde, 'manifesto.json'), JSON.stringify(manifesto(9, '0'.repeat(24))));
    await expect(lerManifesto(onde)).rejects.toThrow('falta ou foi alterado');
  });
});

describe('the files', () => {
  it('are each copied once; what the store deleted stays in the copy, and comes back with a moment before', async () => {
    const store = localFileStore(path.join(pasta, 'dados'));
    await store.write('guardados/aa/um', Buffer.from('um'));
    await store.write('guardados/bb/dois', Buffer.from('dois'));
    expect(await copiarArquivos(store, copia)).toMatchObject({ novos: 2, sumidos: 0 });
    await store.delete('guardados/aa/um');
    await store.write('guardados/cc/tres', Buffer.from('tres'));
    expect(await copiarArquivos(store, copia)).toMatchObject({ novos: 1, sumidos: 1 });
    expect(await copiarArquivos(store, copia)).toMatchObject({ novos: 0, sumidos: 0 });
    const voltam = async (nome: string, ate: Date | null) => {
      await restaurarArquivos(copia, path.join(pasta, nome), ate);
      const keys: string[] = [];
      for await (const key of localFileStore(path.join(pasta, nome)).list('')) keys.push(key);
      return keys.sort();
    };
    expect(await voltam('antes', new Date())).toContain('guardados/aa/um');
    expect(await voltam('depois', new Date(Date.now() + 7_200_000))).toEqual([
      'guardados/bb/dois',
      'guardados/cc/tres',
    ]);
  });

  it('Lei 13.608/2018, art. 4-B: the copy tells the hour of an upload, not the second', async () => {
    const store = localFileStore(path.join(pasta, 'dados'));
    await store.write('guardados/aa/um', Buffer.from('um'));
    await copiarArquivos(store, copia);
    expect((await stat(path.join(copia, 'arquivos/guardados/aa/um'))).mtime.getTime() % 3_600_000).toBe(0);
    const linhas = (await readFile(path.join(copia, 'arquivos/indice.log'), 'utf8')).split('\n');
    expect(linhas.find((linha) => linha.includes(' + '))).toMatch(/:00:00\.000Z \+ guardados\/aa\/um 2 /);
  });

  it('are not restored when they are not what was copied', async () => {
    const store = localFileStore(path.join(pasta, 'dados'));
    await store.write('guardados/aa/um', Buffer.from('um'));
    await copiarArquivos(store, copia);
    await writeFile(path.join(copia, 'arquivos/guardados/aa/um'), 'outro');
    await expect(restaurarArquivos(copia, path.join(pasta, 'em'), null)).rejects.toThrow(
      'falta ou foi alterado',
    );
  });
});

describe('a folder', () => {
  it('is copied without what goes away meanwhile, and nothing is left of that', async () => {
    expect(await copiarUm(path.join(pasta, 'sumiu'), path.join(copia, 'sumiu'))).toBeNull();
    expect(await readdir(copia)).toEqual([]);
  });

  it('is copied with what was asked for, folders too, and told with its digests', async () => {
    for (const nome of ['dentro/um', 'fora/dois', 'tres']) {
      await mkdir(path.dirname(path.join(pasta, 'de', nome)), { recursive: true });
      await writeFile(path.join(pasta, 'de', nome), nome);
    }
    const copiados = await copiarArvore(path.join(pasta, 'de'), copia, (nome) => !nome.startsWith('fora/'));
    expect(copiados.map(({ nome, bytes }) => [nome, bytes])).toEqual([
      ['dentro/um', 9],
      ['tres', 4],
    ]);
    expect((await readdir(copia)).sort()).toEqual(['dentro', 'tres']);
    expect(await resumirArvore(copia)).toEqual(copiados);
  });
});

describe('the retention', () => {
  it('keeps the base that restores its first day, the log from there, and files that the store lost since', async () => {
    await base('20261101T000000Z', -18, '000000010000000000000001');
    await base('20261110T000000Z', -9, '000000010000000000000005');
    await base('20261118T000000Z', -1, '000000010000000000000009');
    await mkdir(path.join(copia, 'wal'), { recursive: true });
    for (const parte of ['04', '05', '0A'])
      await writeFile(path.join(copia, 'wal', `0000000100000000000000${parte}.gz`), '');
    const arquivos = path.join(copia, 'arquivos');
    for (const nome of ['velho', 'novo']) {
      await mkdir(path.join(arquivos, 'guardados'), { recursive: true });
      await writeFile(path.join(arquivos, 'guardados', nome), '');
    }
    const zero = '0'.repeat(64);
    const linhas = ['velho', 'novo'].map(
      (nome) => `${daqui(-20).toISOString()} + guardados/${nome} 0 ${zero}`,
    );
    linhas.push(
      `${daqui(-15).toISOString()} - guardados/velho`,
      `${daqui(-3).toISOString()} - guardados/novo`,
    );
    await writeFile(
      path.join(arquivos, 'indice.log'),
      `${[...linhas, `${daqui(-1).toISOString()} .`].join('\n')}\n`,
    );
    expect(await limparCopia(copia, 5, daqui(0))).toEqual({ bases: 1, segmentos: 1, arquivos: 1 });
    expect((await listBases(copia)).map(({ nome }) => nome)).toEqual([
      '20261110T000000Z',
      '20261118T000000Z',
    ]);
    expect(await readdir(path.join(copia, 'wal'))).toEqual([
      '000000010000000000000005.gz',
      '00000001000000000000000A.gz',
    ]);
    expect([...(await lerIndice(copia)).arquivos.keys()]).toEqual(['guardados/novo']);
    expect(await readdir(path.join(arquivos, 'guardados'))).toEqual(['novo']);
    expect(await limparCopia(copia, 1, daqui(500))).toMatchObject({ bases: 1 });
    expect(await listBases(copia)).toHaveLength(1);
  });
});

describe('the commands', () => {
  it('one at a time writes to a folder; what a killed one left behind is taken over', async () => {
    await mkdir(copia);
    await writeFile(path.join(copia, 'em-uso'), '1');
    await expect(comTrava(copia, async () => 'feito')).rejects.toThrow('Outro comando (1) está escrevendo');
    await writeFile(path.join(copia, 'em-uso'), '999999999');
    expect(await comTrava(copia, async () => 'feito')).toBe('feito');
    expect(await readdir(copia)).toEqual([]);
  });

  it('give a password by the environment, where other accounts cannot read it', () => {
    const { url, env } = semSenha('postgres://escuta_copia:s%40gredo@banco/escuta?sslmode=verify-full');
    expect(url).toBe('postgres://escuta_copia@banco/escuta?sslmode=verify-full');
    expect(env.PGPASSWORD).toBe('s@gredo');
  });
});
