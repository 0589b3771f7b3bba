import { readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig, nomesDasConfiguracoes } from '../config.ts';
import { SEGREDOS } from './segredos-em-arquivos.ts';

let pasta: string;
beforeEach(async () => {
  pasta = await mkdtemp(path.join(tmpdir(), 'segredos-'));
});
afterEach(() => rm(pasta, { recursive: true }));

const emArquivo = async (texto: string, modo = 0o400): Promise<string> => {
  const caminho = path.join(pasta, 'segredo');
  await writeFile(caminho, texto, { mode: 0o600 });
  await chmod(caminho, modo);
  return caminho;
};

describe('a secret setting', () => {
  it('may stand in a file, with the line break that editors leave', async () => {
    const DATABASE_URL_FILE = await emArquivo('postgres://escuta:segredo@banco/escuta\n');
    expect(loadConfig({ DATABASE_URL_FILE }).databaseUrl).toBe('postgres://escuta:segredo@banco/escuta');
  });

  it.each(SEGREDOS)('%s has its _FILE, and is given once', async (nome) => {
    const dada = { [nome]: 'postgres://a/b', [`${nome}_FILE`]: await emArquivo('postgres://a/b') };
    expect(() => loadConfig(dada)).toThrow(`Informe ${nome} ou ${nome}_FILE, não os dois.`);
  });

  it('is checked as one in the environment is, and never told', async () => {
    const SMTP_URL_FILE = await emArquivo('http://usuario:segredo@correio');
    expect(() => loadConfig({ SMTP_URL_FILE })).toThrow(/SMTP_URL deve ser um endereço smtp/);
    expect(() => loadConfig({ SMTP_URL_FILE })).not.toThrow(/segredo/);
  });

  it.each([0o644, 0o604, 0o500])('is refused in a file of mode %o', async (modo) => {
    const SMTP_URL_FILE = await emArquivo('smtp://correio', modo);
    expect(() => loadConfig({ SMTP_URL_FILE })).toThrow('SMTP_URL_FILE: o arquivo');
  });

  it('is refused where there is no file, or nothing in it', async () => {
    expect(() => loadConfig({ SMTP_URL_FILE: path.join(pasta, 'nada') })).toThrow(
      'não pode ser lido (ENOENT)',
    );
    const SMTP_URL_FILE = await emArquivo('\n');
    expect(() => loadConfig({ SMTP_URL_FILE })).toThrow('está vazio');
  });

  if (process.getuid?.() === 0) {
    it('is refused in a file of another account', async () => {
      const SMTP_URL_FILE = await emArquivo('smtp://correio');
      await chown(SMTP_URL_FILE, 1, 1);
      expect(() => loadConfig({ SMTP_URL_FILE })).toThrow('não é da conta que roda o servidor');
    });
  }
});

it('.env.example explains every setting, and no other', () => {
  const texto = readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const explicadas = [...texto.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, nome]) => nome);
  const esperadas = nomesDasConfiguracoes.filter(
    (nome) => !SEGREDOS.some((segredo) => nome === `${segredo}_FILE`),
  );
  expect(explicadas.toSorted()).toEqual([...esperadas].toSorted());
});
