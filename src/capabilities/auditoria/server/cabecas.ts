import { createReadStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { naHora } from '#kernel/momento.ts';
import type { Platform } from '#server/platform.ts';
import type { Ponta } from '../domain/encadeamento.ts';

export interface Cabeca extends Ponta {
  readonly idOuvidoria: number;
}

/** One file a month: old ones can be moved to where nobody writes. */
const ARQUIVO = /^cabecas-\d{4}-\d{2}\.log$/;
const LINHA = /^\S+ (\d+) (\d+) ([0-9a-f]{64})$/;

/** The heads of the chains, kept outside the database: what a restored or rewritten database cannot undo. */
export interface Cabecas {
  readonly pasta: string;
  existem(): Promise<boolean>;
  escrever(pontas: ReadonlyMap<number, Ponta>, agora: Date): Promise<void>;
  /** Oldest first; a line cut off by a crash is left out. */
  ler(): AsyncIterable<Cabeca>;
}

export const createCabecas = ({ config }: Pick<Platform, 'config'>): Cabecas => {
  const pasta = config.auditoriaCabecas;
  const arquivos = async (): Promise<string[]> => {
    const nomes = await readdir(pasta).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return nomes
      .filter((nome) => ARQUIVO.test(nome))
      .sort()
      .map((nome) => path.join(pasta, nome));
  };
  const jaEscritos = new Set<string>();
  return {
    pasta,
    existem: async () => (await arquivos()).length > 0,
    escrever: async (pontas, agora) => {
      if (pontas.size === 0) return;
      // To the hour, as everything about sealed cases: the second would tell who filed, beside the sign-ins.
      const momento = naHora(agora).toISOString();
      const nome = path.join(pasta, `cabecas-${momento.slice(0, 7)}.log`);
      const linhas = [...pontas].map(
        ([orgao, { numero, hash }]) => `${momento} ${orgao} ${numero} ${hash}\n`,
      );
      await mkdir(pasta, { recursive: true, mode: 0o700 });
      const arquivo = await open(nome, 'a', 0o600);
      try {
        // The process before may have died in the middle of a line.
        await arquivo.write(`${jaEscritos.has(nome) ? '' : '\n'}${linhas.join('')}`);
        await arquivo.datasync();
        jaEscritos.add(nome);
      } finally {
        await arquivo.close();
      }
    },
    ler: async function* () {
      for (const nome of await arquivos()) {
        for await (const linha of createInterface({ input: createReadStream(nome, 'utf8') })) {
          const [, orgao, numero, hash] = LINHA.exec(linha) ?? [];
          if (hash) yield { idOuvidoria: Number(orgao), numero: Number(numero), hash };
        }
      }
    },
  };
};
