import { autorDe, type Caso, type Leitura } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { AnalisePreliminar } from '../domain/analise-preliminar.ts';
import type { PartesDaAnalise } from './analisar-denuncia.ts';
import { findAutorDaAnalise } from './analise-repository.ts';

/** Null if no analysis was made. `daEquipe` hides what this reader may not know, by who wrote it. */
export const lerAnalise = async (
  db: Db,
  { row, cofre }: Caso,
  daEquipe: Leitura['daEquipe'],
): Promise<AnalisePreliminar | null> => {
  if (!row.analise_preliminar_cifrada || !cofre) return null;
  const autor = await findAutorDaAnalise(db, row.id);
  const ocultar = daEquipe(autor ? autorDe(autor) : null);
  const partes = JSON.parse(cofre.open(row.analise_preliminar_cifrada)) as PartesDaAnalise;
  return {
    apta: row.apta ?? false,
    envolveEmpresa: row.envolve_empresa ?? false,
    envolveServidor: row.envolve_servidor ?? false,
    envolveCargoDas4: row.envolve_cargo_das4 ?? false,
    autoria: ocultar(partes.autoria),
    materialidade: ocultar(partes.materialidade),
    relevancia: ocultar(partes.relevancia),
  };
};
