import type { Envelope } from '#server/crypto/envelope.ts';
import { openFile } from '#server/crypto/texto-selado.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import type { Anexo } from '../domain/anexo.ts';
import { arquivoDoCasoNaoEncontrado } from '../domain/anexo-errors.ts';
import { findAnexo, listAnexosDoCaso } from './anexo-repository.ts';
import { type AutorDoArquivo, listAutoresDaEquipe } from './autor-repository.ts';
import { chaveNoCaso, nomeNoCaso } from './chave-do-anexo.ts';
import { lugarDoArquivo } from './lugares.ts';
import { provaComum, provaDoConteudo } from './prova-do-conteudo.ts';
import { tamanhoDe } from './tamanho-guardado.ts';

/** The part of a `Caso` that its files need. */
export interface CasoComAnexos {
  readonly row: { readonly id: number };
  readonly cofre: Envelope | null;
}

/** A file and the part of the case it belongs to; if all are null, the manifestação as filed. */
export interface AnexoDoCaso extends Anexo {
  readonly idResposta: number | null;
  readonly idComplementacao: number | null;
  readonly idMensagem: number | null;
  readonly idTramitacao: number | null;
  readonly idRecurso: number | null;
  readonly idRespostaRecurso: number | null;
  readonly idEntrega: number | null;
  readonly idRepresentacao: number | null;
  readonly anexadoEm: Date | null;
  /** Who of the staff sent it, and named it; null for what the person sent. */
  readonly daEquipe: AutorDoArquivo | null;
}

type Row = Awaited<ReturnType<typeof listAnexosDoCaso>>[number];

/** Only for a sealed size: a file whose case gave no key has none. */
const chaveSelada = (cofre: Envelope | null, row: Row) => (): Buffer => {
  if (!cofre) throw new Error(`File ${row.id} is sealed by a case that gave no key`);
  return cofre.openBytes(row.chave_embrulhada);
};

const anexoDe = ({ row: caso, cofre }: CasoComAnexos, row: Row): Anexo => ({
  idAnexo: row.id,
  nomeArquivo: nomeNoCaso(row, cofre),
  tamanho: tamanhoDe(row, chaveSelada(cofre, row)),
  tipoConteudo: row.tipo_conteudo ?? 'application/octet-stream',
  href: `/api/app-web/v1/manifestacoes/${caso.id}/anexos/${row.id}`,
});

/** The scans that prove when the person was told, which are not among the files of the case. */
export const listAnexosDasCiencias = async (
  db: Db,
  caso: CasoComAnexos,
): Promise<(Anexo & { readonly idCiencia: number })[]> => {
  const rows = await listAnexosDoCaso(db, caso.row.id);
  return rows.flatMap((row) =>
    row.id_ciencia === null ? [] : [{ ...anexoDe(caso, row), idCiencia: row.id_ciencia }],
  );
};

/** The letters in which the person asked for something, which are not among them either. */
export const listAnexosDosAtendimentos = async (
  db: Db,
  caso: CasoComAnexos,
): Promise<(Anexo & { readonly idAtendimento: number })[]> => {
  const rows = await listAnexosDoCaso(db, caso.row.id);
  return rows.flatMap((row) =>
    row.id_atendimento === null ? [] : [{ ...anexoDe(caso, row), idAtendimento: row.id_atendimento }],
  );
};

interface AnexosLidos {
  readonly rows: readonly Row[];
  readonly autores: ReadonlyMap<number, AutorDoArquivo>;
}

/** What the tables say of the files of a case, for who does not know yet whether the person may see it. */
export const lerAnexos = async (db: Db, idManifestacao: number): Promise<AnexosLidos> => {
  const [rows, autores] = await Promise.all([
    listAnexosDoCaso(db, idManifestacao),
    listAutoresDaEquipe(db, idManifestacao),
  ]);
  return { rows, autores };
};

/** The caller has already checked that the person may see the case. */
export const anexosLidos = (caso: CasoComAnexos, { rows, autores }: AnexosLidos): AnexoDoCaso[] =>
  rows
    .filter(({ id_ciencia, id_atendimento }) => id_ciencia === null && id_atendimento === null)
    .map((row) => ({
      ...anexoDe(caso, row),
      daEquipe: autores.get(row.id) ?? null,
      idResposta: row.id_resposta,
      idComplementacao: row.id_complementacao,
      idMensagem: row.id_mensagem,
      idTramitacao: row.id_tramitacao,
      idRecurso: row.id_recurso,
      idRespostaRecurso: row.id_resposta_recurso,
      idEntrega: row.id_entrega,
      idRepresentacao: row.id_representacao,
      anexadoEm: row.anexado_em,
    }));

/** The caller has already checked that the person may see the case. */
export const listAnexos = async (db: Db, caso: CasoComAnexos): Promise<AnexoDoCaso[]> =>
  anexosLidos(caso, await lerAnexos(db, caso.row.id));

export interface ConteudoDoAnexo {
  readonly nomeArquivo: string;
  readonly tipoConteudo: string;
  readonly conteudo: Buffer;
}

/** The caller has checked that the person may see the case; another case's file is not found. */
export const readAnexo = async (
  platform: Platform,
  { row: caso, cofre }: CasoComAnexos,
  idAnexo: number,
): Promise<ConteudoDoAnexo> => {
  const row = await findAnexo(platform.db, idAnexo);
  if (!row || row.id_manifestacao !== caso.id) throw arquivoDoCasoNaoEncontrado();
  const selado = await createFileStore(platform.config).read(lugarDoArquivo(row.local));
  if (!selado) throw new Error(`File ${idAnexo} is not in the store`);
  const chave = chaveNoCaso(platform, row, cofre);
  const conteudo = openFile(chave, selado);
  const prova = row.prova_a_separar
    ? provaComum(platform, conteudo)
    : provaDoConteudo(platform, chave, conteudo);
  const isInteiro = row.sha256?.equals(prova) ?? false;
  if (!isInteiro) throw new Error(`File ${idAnexo} is not the one that was accepted`);
  return {
    nomeArquivo: nomeNoCaso(row, cofre),
    tipoConteudo: row.tipo_conteudo ?? 'application/octet-stream',
    conteudo,
  };
};
