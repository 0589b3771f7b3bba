import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { CopiaError } from './copia-error.ts';

/**
 * A backup folder:
 *
 *   bases/20261119T060000Z/   banco/ (the cluster's files), auditoria/ (heads of the chains), manifesto.json, manifesto.sha256
 *   wal/                      what PostgreSQL wrote since, a segment a file (archive_command)
 *   arquivos/                 the stored files, shared by all bases, and indice.log
 */
const manifesto = z.object({
  formato: z.literal(1),
  versao: z.string(),
  tipo: z.enum(['embutido', 'externo']),
  postgres: z.int(),
  /** The cluster's own number: a folder never holds two of them. */
  sistema: z.string(),
  banco: z.string(),
  migracao: z.string(),
  inicio: z.iso.datetime(),
  /** The earliest moment that can be restored from this base. */
  fim: z.iso.datetime(),
  /** Where its log begins. */
  segmento: z.string().regex(/^[0-9A-F]{24}$/),
  bytesDoSegmento: z.int(),
  arquivos: z.array(z.object({ nome: z.string(), bytes: z.int(), sha256: z.string() })),
});

export type Manifesto = z.infer<typeof manifesto>;
export type Copiado = Manifesto['arquivos'][number];

export interface Base {
  readonly nome: string;
  readonly pasta: string;
  readonly manifesto: Manifesto;
}

const NOME = /^\d{8}T\d{6}Z$/;

export const nomeDaBase = (inicio: Date): string =>
  inicio.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

export const pastaDasBases = (copia: string): string => path.join(copia, 'bases');
export const pastaDoWal = (copia: string): string => path.join(copia, 'wal');
export const pastaDosArquivos = (copia: string): string => path.join(copia, 'arquivos');
export const pastaDoBanco = (base: string): string => path.join(base, 'banco');
export const pastaDaAuditoria = (base: string): string => path.join(base, 'auditoria');

export const sha256De = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

export const escreverManifesto = async (pasta: string, dados: Manifesto): Promise<void> => {
  const texto = `${JSON.stringify(dados, null, 1)}\n`;
  await mkdir(pasta, { recursive: true, mode: 0o700 });
  await writeFile(path.join(pasta, 'manifesto.json'), texto, { mode: 0o600, flush: true });
  await writeFile(path.join(pasta, 'manifesto.sha256'), `${sha256De(texto)}  manifesto.json\n`, {
    mode: 0o600,
    flush: true,
  });
};

export const lerManifesto = async (pasta: string): Promise<Manifesto> => {
  const ler = (nome: string) => readFile(path.join(pasta, nome), 'utf8').catch(() => '');
  const [texto, resumo] = await Promise.all([ler('manifesto.json'), ler('manifesto.sha256')]);
  if (texto === '' || resumo.split(' ')[0] !== sha256De(texto))
    throw new CopiaError(`O manifesto de ${pasta} falta ou foi alterado: essa cópia não é de confiança.`);
  const lido = manifesto.safeParse(JSON.parse(texto));
  if (!lido.success)
    throw new CopiaError(`A cópia em ${pasta} foi feita por outra versão, que esta não sabe ler.`);
  return lido.data;
};

/** Finished ones, oldest first; one that was interrupted has another name. */
export const listNomesDasBases = async (copia: string): Promise<string[]> => {
  const nomes = await readdir(pastaDasBases(copia)).catch(() => []);
  return nomes.filter((nome) => NOME.test(nome)).sort();
};

export const listBases = async (copia: string): Promise<Base[]> => {
  const bases: Base[] = [];
  for (const nome of await listNomesDasBases(copia)) {
    const pasta = path.join(pastaDasBases(copia), nome);
    bases.push({ nome, pasta, manifesto: await lerManifesto(pasta) });
  }
  return bases;
};
