import { type OrgaoComOCaso, podeVerIdentidade } from '../identificacao.ts';

/** Who wrote words of staff, and for which office. */
export interface AutorDaEquipe {
  readonly idUsuario: number | null;
  readonly idOuvidoria: number | null;
}

/**
 * Whether the author of words of staff could have known who registered (Decreto 10.153/2019, art. 6 § 4º). Only then are they compared
 * with that person before somebody reads them who may not know it: of words by people who could not, or by the reader
 * themselves, the comparison would tell more than it hides, since who writes many names sees which one gets covered.
 */
export const poderiaSaber = (
  autor: AutorDaEquipe | undefined,
  idLeitor: number | null,
  caso: OrgaoComOCaso,
): boolean => {
  if (caso.preservada) return false;
  if (!autor) return true;
  if (autor.idUsuario !== null && autor.idUsuario === idLeitor) return false;
  if (autor.idOuvidoria === null) return true;
  const estaLa = autor.idOuvidoria === caso.idOuvidoria;
  return podeVerIdentidade({
    ...caso,
    idOuvidoria: autor.idOuvidoria,
    veioComIdentidade: estaLa ? caso.veioComIdentidade : null,
  });
};
