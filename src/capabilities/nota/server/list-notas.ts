import {
  anotarVisualizacao,
  colegasAEscolher,
  comoColega,
  findCasoDaEquipe,
  leituraDe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { listColegas } from '#capabilities/orgao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { perfisDasNotas } from '../domain/nota.ts';
import { listNomes, listNotas as listRows } from './nota-repository.ts';

export const listNotas = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const { db } = platform;
  const colega = comoColega(quem);
  const caso = await findCasoDaEquipe(platform, colega, idManifestacao);
  const leitura = leituraDe(caso, colega);
  const idOuvidoria = caso.row.id_ouvidoria;
  const rows = await listRows(db, { idManifestacao, idOuvidoria });
  if (rows.length > 0) await anotarVisualizacao(platform, colega, caso);
  const nomes = await listNomes(db, [...new Set(rows.flatMap(({ mencionados }) => mencionados))]);
  const daEquipe = await listColegas(platform, db, idOuvidoria, perfisDasNotas);
  const colegas = await colegasAEscolher(platform, db, quem.usuario, idManifestacao, daEquipe);
  return {
    notas: rows.map((row) => ({
      idNota: row.id,
      autor: row.autor,
      texto: leitura.daEquipe({ idUsuario: row.id_usuario, idOuvidoria: row.id_ouvidoria })(
        caso.readTexto(row),
      ),
      mencionados: nomes
        .filter(({ id }) => row.mencionados.includes(id))
        .map(({ id, nome }) => ({ idUsuario: id, nome })),
      criadaEm: row.criada_em.toISOString(),
    })),
    colegas: colegas.map(({ idUsuario, nome }) => ({ idUsuario, nome })),
  };
};
