import { Esfera } from '#kernel/enumeracoes.ts';

export interface CaminhosDaDenuncia {
  readonly idEsfera: number;
  /** The office that monitors the others of the federal sphere; null if none is set up. */
  readonly idOuvidoriaQueMonitora: number | null;
  /** The offices that judge appeals, first to last; never empty (Lei 12.527/2011, art. 15). */
  readonly julgadoras: readonly number[];
}

/**
 * In the federal sphere CGU, which monitors compliance (Lei 12.527/2011, art. 41; Decreto
 * 7.724/2012, art. 68); in the others, the office with the last word on appeals.
 */
export const destinoDaDenuncia = ({
  idEsfera,
  idOuvidoriaQueMonitora,
  julgadoras,
}: CaminhosDaDenuncia): number => {
  if (idEsfera === Esfera.federal && idOuvidoriaQueMonitora !== null) return idOuvidoriaQueMonitora;
  const ultima = julgadoras.at(-1);
  if (ultima === undefined) throw new RangeError('An office without instances');
  return ultima;
};
