import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { FileStore } from '../../storage/file-store.ts';
import { comCliente, lerCluster } from './cluster.ts';
import { CopiaError } from './copia-error.ts';
import { copiarArquivos } from './copiar-arquivos.ts';
import { copiarArvore, resumirUm } from './copiar-arvore.ts';
import { escreverManifesto, lerManifesto, type Manifesto } from './pasta-da-copia.ts';
import { acharPrograma, rodar, semSenha } from './programas.ts';

export interface DeOnde {
  /** Whoever owns the tables. */
  readonly url: string;
  readonly store: FileStore;
  readonly auditoriaCabecas: string;
  readonly versao: string;
}

const DUMP = 'banco.dump';

/** Database, files and heads of the chains in one folder, for any other PostgreSQL of this major version or a newer one. */
export const empacotar = async ({ url, store, auditoriaCabecas, versao }: DeOnde, para: string) => {
  if ((await readdir(para).catch(() => [])).length > 0)
    throw new CopiaError(`A pasta ${para} não está vazia: empacote numa pasta nova.`);
  const cluster = await comCliente(url, lerCluster);
  const programa = await acharPrograma('pg_dump', cluster.postgres);
  await mkdir(para, { recursive: true, mode: 0o700 });
  const cabecas = await copiarArvore(auditoriaCabecas, path.join(para, 'auditoria'));
  const { url: endereco, env } = semSenha(url);
  const dump = path.join(para, DUMP);
  await rodar(programa, ['-Fc', '--no-password', '-f', dump, '-d', endereco], env, 'O pg_dump não terminou');
  // After the dump: whatever it names was stored before it.
  const arquivos = await copiarArquivos(store, para);
  const feito = await resumirUm(dump);
  if (!feito) throw new CopiaError('O pg_dump não deixou arquivo.');
  const manifesto: Manifesto = {
    formato: 1,
    versao,
    tipo: 'externo',
    postgres: cluster.postgres,
    sistema: cluster.sistema,
    banco: cluster.banco,
    migracao: cluster.migracao,
    inicio: cluster.agora.toISOString(),
    fim: cluster.agora.toISOString(),
    segmento: '0'.repeat(24),
    bytesDoSegmento: cluster.bytesDoSegmento,
    arquivos: [
      { nome: DUMP, ...feito },
      ...cabecas.map((cada) => ({ ...cada, nome: `auditoria/${cada.nome}` })),
    ],
  };
  await escreverManifesto(para, manifesto);
  return { arquivos, bytes: feito.bytes };
};

const vazio = z.object({ tabelas: z.int() });

const assertVazio = (url: string): Promise<void> =>
  comCliente(url, async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as tabelas from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    if (vazio.parse(rows[0]).tabelas > 0)
      throw new CopiaError(
        'O banco para onde se muda não está vazio: crie um novo, para não misturar os dois.',
      );
  });

/** Into an empty database whose two roles were made (`npm run db:papeis`); `url` is the owner's. */
export const desempacotar = async (de: string, url: string, auditoriaCabecas: string): Promise<Manifesto> => {
  const manifesto = await lerManifesto(de);
  for (const { nome, bytes, sha256 } of manifesto.arquivos) {
    const achado = await resumirUm(path.join(de, nome));
    if (achado?.bytes !== bytes || achado.sha256 !== sha256)
      throw new CopiaError(`Do que foi empacotado, ${nome} falta ou foi alterado: nada foi trazido.`);
  }
  await assertVazio(url);
  const { postgres } = await comCliente(url, async (client) => {
    const { rows } = await client.query<{ postgres: number }>(
      "select current_setting('server_version_num')::int / 10000 as postgres",
    );
    return rows[0] ?? { postgres: 0 };
  });
  if (postgres < manifesto.postgres)
    throw new CopiaError(
      `O banco empacotado é do PostgreSQL ${manifesto.postgres}; o novo, do ${postgres}, é mais antigo e não o lê.`,
    );
  const programa = await acharPrograma('pg_restore', postgres);
  const { url: endereco, env } = semSenha(url);
  const args = ['--no-owner', '--exit-on-error', '--single-transaction', '--no-password', '-d', endereco];
  // The schema is there since the database was made, and its comment is not the new owner's to change.
  await rodar(programa, [...args, '--no-comments', path.join(de, DUMP)], env, 'O pg_restore não terminou');
  await copiarArvore(path.join(de, 'auditoria'), auditoriaCabecas);
  return manifesto;
};
