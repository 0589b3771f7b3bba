import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { copiarEmbutido } from './base-embutida.ts';
import { copiarExterno } from './base-externa.ts';
import { comCliente, lerCluster } from './cluster.ts';
import { CopiaError } from './copia-error.ts';
import { copiarArvore } from './copiar-arvore.ts';
import {
  type Base,
  escreverManifesto,
  listBases,
  type Manifesto,
  nomeDaBase,
  pastaDaAuditoria,
  pastaDasBases,
} from './pasta-da-copia.ts';

export interface Origem {
  readonly url: string;
  /** The folder of the embedded cluster; undefined: another PostgreSQL, reached by `url` alone. */
  readonly pasta: string | undefined;
  readonly versao: string;
  readonly auditoriaCabecas: string;
}

const segmentoDe = (copiados: readonly { nome: string }[]): string => {
  const primeiro = copiados
    .map(({ nome }) => /^pg_wal\/([0-9A-F]{24})$/.exec(nome)?.[1])
    .filter((nome) => nome !== undefined)
    .sort()[0];
  if (!primeiro) throw new CopiaError('A cópia veio sem o começo do registro do banco; faça-a de novo.');
  return primeiro;
};

const assertMesmoBanco = async (copia: string, sistema: string): Promise<void> => {
  const outra = (await listBases(copia)).find(({ manifesto }) => manifesto.sistema !== sistema);
  if (outra)
    throw new CopiaError(
      `A pasta ${copia} tem a cópia de outro banco (um restaurado ou mudado conta como outro): use uma pasta nova.`,
    );
};

/** A base backup: the whole cluster as of its end, with the heads of the chains as of its begin. */
export const fazerBase = async (copia: string, origem: Origem): Promise<Base & { arquiva: boolean }> => {
  const antes = await comCliente(origem.url, lerCluster);
  await assertMesmoBanco(copia, antes.sistema);
  const nome = nomeDaBase(antes.agora);
  const rascunho = path.join(pastaDasBases(copia), `.fazendo-${nome}`);
  const pasta = path.join(pastaDasBases(copia), nome);
  await rm(rascunho, { recursive: true, force: true });
  await mkdir(rascunho, { recursive: true, mode: 0o700 });
  // Before the database, so that it holds every head: later ones would speak of what this base does not have.
  const cabecas = await copiarArvore(origem.auditoriaCabecas, pastaDaAuditoria(rascunho));
  const banco = origem.pasta
    ? await copiarEmbutido(origem.url, origem.pasta, rascunho)
    : await copiarExterno(origem.url, antes.postgres, rascunho);
  const depois = await comCliente(origem.url, lerCluster);
  const manifesto: Manifesto = {
    formato: 1,
    versao: origem.versao,
    tipo: origem.pasta ? 'embutido' : 'externo',
    postgres: antes.postgres,
    sistema: antes.sistema,
    banco: antes.banco,
    migracao: antes.migracao,
    inicio: antes.agora.toISOString(),
    fim: depois.agora.toISOString(),
    segmento: segmentoDe(banco),
    bytesDoSegmento: antes.bytesDoSegmento,
    arquivos: [
      ...banco.map((cada) => ({ ...cada, nome: `banco/${cada.nome}` })),
      ...cabecas.map((cada) => ({ ...cada, nome: `auditoria/${cada.nome}` })),
    ],
  };
  await escreverManifesto(rascunho, manifesto);
  await rename(rascunho, pasta);
  return { nome, pasta, manifesto, arquiva: antes.arquiva };
};
