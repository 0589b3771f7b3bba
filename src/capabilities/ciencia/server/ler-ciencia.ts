import { listAnexosDasCiencias } from '#capabilities/anexo/server/index.ts';
import { autorDe, type Caso, type Leitura, listSemCiencia } from '#capabilities/manifestacao/server/index.ts';
import {
  fraseDaPendenciaDe,
  nomeDaComunicacao,
  type Pendencia,
  type TipoDeComunicacao,
} from '#capabilities/remedio/domain/ciencia.ts';
import type { Db } from '#server/db/database.ts';
import type { CienciaDoCaso } from '../domain/ciencia-do-caso.ts';
import { type MeioDeCiencia, nomeDoMeio } from '../domain/meio-de-ciencia.ts';
import { listCiencias } from './ciencia-repository.ts';

/** The notices of a case for its office; `daEquipe` hides in a remark what this reader may not know, by who wrote it. */
export const lerCiencia = async (
  db: Db,
  caso: Caso,
  daEquipe: Leitura['daEquipe'],
): Promise<CienciaDoCaso> => {
  const [rows, esperam] = await Promise.all([
    listCiencias(db, caso.row.id),
    caso.row.sem_ciencia ? listSemCiencia(db, caso.row.id) : [],
  ]);
  const podemVer = !caso.fatos.protegida && caso.fatos.identidadeVisivel;
  const anexos = rows.length > 0 && podemVer ? await listAnexosDasCiencias(db, caso) : [];
  return {
    esperam: esperam.map(({ tipo, pendencia, feita_em }) => ({
      oQue: nomeDaComunicacao[tipo as TipoDeComunicacao],
      desde: feita_em.toISOString(),
      porque: fraseDaPendenciaDe(pendencia as Pendencia, caso.isSigilosa || caso.isPreservada),
    })),
    registradas: rows.map((row) => ({
      idCiencia: row.id,
      dia: row.dia,
      meio: nomeDoMeio[row.meio as MeioDeCiencia],
      observacao:
        row.observacao === null && row.observacao_cifrada === null
          ? null
          : daEquipe(autorDe(row))(
              caso.readTexto({ texto: row.observacao, texto_cifrado: row.observacao_cifrada }),
            ),
      responsavel: row.responsavel,
      anexos: anexos
        .filter(({ idCiencia }) => idCiencia === row.id)
        .map(({ idCiencia: _, ...anexo }) => anexo),
    })),
  };
};
