import type { Db } from '#server/db/database.ts';
import { emMemoria } from '#server/db/memoria/memoria.ts';
import { type Nomes, readNomes } from './nomes-repository.ts';

/** What the rows of a list have instead of these names. */
interface ComIds {
  readonly id_tipo: number;
  readonly id_situacao: number;
  readonly id_canal_entrada: number;
  readonly id_assunto: number | null;
  readonly id_ouvidoria: number;
  readonly id_ouvidoria_registro: number;
}

export interface NomesDaLinha {
  readonly desc_tipo: string;
  readonly desc_situacao: string;
  readonly desc_situacao_acesso: string;
  readonly canal: string;
  readonly assunto: string | null;
  readonly sigla: string;
  readonly esfera_do_protocolo: number;
}

const nomesGuardados = emMemoria(
  ['tipo_manifestacao', 'situacao_manifestacao', 'canal_entrada', 'assunto', 'ouvidoria'],
  (db, _: 'nomes') => readNomes(db),
);

/** Null where one of them is not known. */
const nomesDe = ({ tipos, situacoes, canais, assuntos, orgaos }: Nomes, row: ComIds): NomesDaLinha | null => {
  const tipo = tipos.get(row.id_tipo);
  const situacao = situacoes.get(row.id_situacao);
  const canal = canais.get(row.id_canal_entrada);
  const assunto = row.id_assunto === null ? null : assuntos.get(row.id_assunto);
  const orgao = orgaos.get(row.id_ouvidoria);
  const registro = orgaos.get(row.id_ouvidoria_registro);
  if (!tipo || !situacao || !canal || assunto === undefined || !orgao || !registro) return null;
  return {
    desc_tipo: tipo.descricao,
    desc_situacao: situacao.descricao,
    desc_situacao_acesso: situacao.descricao_acesso_informacao,
    canal: canal.descricao,
    assunto: assunto?.descricao ?? null,
    sigla: orgao.sigla,
    esfera_do_protocolo: registro.id_esfera,
  };
};

/** The rows of a page, each with its names; what came into the database a moment ago is read from there. */
export const comNomes = async <R extends ComIds>(
  db: Db,
  lendo: Promise<readonly R[]>,
): Promise<{ readonly row: R; readonly nomes: NomesDaLinha }[]> => {
  const [rows, guardados] = await Promise.all([lendo, nomesGuardados(db, 'nomes')]);
  const conhecidas = rows.map((row) => ({ row, nomes: nomesDe(guardados, row) }));
  const novos = conhecidas.some(({ nomes }) => nomes === null) ? await readNomes(db) : guardados;
  return conhecidas.map(({ row, nomes: conhecidos }) => {
    const nomes = conhecidos ?? nomesDe(novos, row);
    if (!nomes) throw new Error('A case of the list has a name that no table has');
    return { row, nomes };
  });
};
