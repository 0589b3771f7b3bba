import { type OrgaoComOCaso, podeVerIdentidade } from '../identificacao.ts';

/** Who wrote words of staff, and for which office. */
export interface AutorDaEquipe {
  readonly idUsuario: number | null;
  readonly idOuvidoria: number | null;
}

/**
 * Whether the author of words of staff could have known who registered (Decreto 10.153/2019, art. 6 § 4º). Only then are they compared
 * with that person before somebody reads them who may not know it: of words by people who could not, by the reader
 * themselves, or by nobody knows whom, the comparison would tell more than it hides, since who writes many names sees which one
 * gets covered.
 */
export const poderiaSaber = (
  autor: AutorDaEquipe | null,
  idLeitor: number | null,
  caso: OrgaoComOCaso,
): boolean => {
  if (caso.preservada) return false;
  if (autor === null || autor.idUsuario === null || autor.idOuvidoria === null) return false;
  if (autor.idUsuario === idLeitor) return false;
  const estaLa = autor.idOuvidoria === caso.idOuvidoria;
  return podeVerIdentidade({
    ...caso,
    idOuvidoria: autor.idOuvidoria,
    veioComIdentidade: estaLa ? caso.veioComIdentidade : null,
  });
};
