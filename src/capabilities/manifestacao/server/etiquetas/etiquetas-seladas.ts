import { z } from 'zod';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import { openText, sealText } from '#server/crypto/texto-selado.ts';
import type { Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { emOrdemDeNome, formaDaEtiqueta } from '../../domain/etiqueta.ts';
import {
  deleteAbertasDoCaso,
  deleteElos,
  type EloSelado,
  insertElos,
  listAbertasDoCaso,
  listElosDoCaso,
  listElosDoOrgao,
  numeroDaMarca,
} from './etiquetas-repository.ts';

export const SELAR_ETIQUETAS = 'selar-etiquetas';

type ComChave = Pick<Platform, 'config'>;

export interface Etiqueta {
  readonly idTag: number;
  readonly nome: string;
}

const guardada = z.object({ idManifestacao: z.int(), idTag: z.int(), nome: z.string() });

/** With a key of the installation, not of the case: a list is filtered by the labels of many cases at once. */
const chaveDe = ({ config }: ComChave): Buffer => config.keyFor('etiqueta');

const selar = (platform: ComChave, elo: z.output<typeof guardada>): Buffer =>
  sealText(chaveDe(platform), JSON.stringify(elo));

/** One put beside another case by who may write to the database is not read as that case's. */
export const abrirEtiqueta = (platform: ComChave, { id_manifestacao, selada }: EloSelado): Etiqueta => {
  const { idManifestacao, ...etiqueta } = guardada.parse(JSON.parse(openText(chaveDe(platform), selada)));
  if (idManifestacao !== id_manifestacao) throw new Error(`A label of case ${id_manifestacao} is another's`);
  return etiqueta;
};

const marcaDe = ({ config }: ComChave, idOuvidoria: number, nome: string): Buffer =>
  hmacBytes(config.keyFor('etiqueta.marca'), `${idOuvidoria}:${formaDaEtiqueta(nome)}`);

/** All that a case carries, in the open or sealed. */
export const listEtiquetasDoCaso = async (
  platform: ComChave,
  db: Db,
  idManifestacao: number,
): Promise<string[]> => {
  const [abertas, elos] = await todas([
    listAbertasDoCaso(db, idManifestacao),
    listElosDoCaso(db, idManifestacao),
  ]);
  const delas = [...abertas, ...elos.map((elo) => abrirEtiqueta(platform, elo))];
  return emOrdemDeNome(delas).map(({ nome }) => nome);
};

/** Each with its case: what sealed cases of an office carry, as far as the reader may know of them. */
export const listEtiquetasSeladas = async (
  platform: ComChave,
  db: Db,
  idOuvidoria: number | null,
  quem: ForaDoAlcance,
): Promise<(Etiqueta & { readonly idManifestacao: number })[]> =>
  (await listElosDoOrgao(db, idOuvidoria, quem)).map((elo) => ({
    idManifestacao: elo.id_manifestacao,
    ...abrirEtiqueta(platform, elo),
  }));

export const guardarSeladas = async (
  platform: ComChave,
  tx: Db,
  { idManifestacao, idOuvidoria }: { readonly idManifestacao: number; readonly idOuvidoria: number },
  nomes: readonly string[],
): Promise<void> => {
  const seladas: Buffer[] = [];
  for (const nome of nomes) {
    const idTag = await numeroDaMarca(tx, idOuvidoria, marcaDe(platform, idOuvidoria, nome));
    seladas.push(selar(platform, { idManifestacao, idTag, nome }));
  }
  await insertElos(tx, idManifestacao, seladas);
};

export const retirarSeladas = async (
  platform: ComChave,
  tx: Db,
  idManifestacao: number,
  nomes: readonly string[],
): Promise<void> => {
  const formas = new Set(nomes.map(formaDaEtiqueta));
  const elos = await listElosDoCaso(tx, idManifestacao);
  await deleteElos(
    tx,
    elos.filter((elo) => formas.has(formaDaEtiqueta(abrirEtiqueta(platform, elo).nome))),
  );
};

/** What a case carried in the open is sealed with it; a word that no other case carries in the open goes by the job, seconds later. */
export const selarEtiquetas = async (platform: ComChave, tx: Db, idManifestacao: number): Promise<void> => {
  const abertas = await listAbertasDoCaso(tx, idManifestacao);
  if (abertas.length === 0) return;
  for (const { id_ouvidoria, nome } of abertas)
    await guardarSeladas(platform, tx, { idManifestacao, idOuvidoria: id_ouvidoria }, [nome]);
  await deleteAbertasDoCaso(tx, idManifestacao);
  await enqueue(tx, SELAR_ETIQUETAS, {}, SELAR_ETIQUETAS);
};
