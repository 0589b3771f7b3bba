import { Esfera } from '#kernel/enumeracoes.ts';

export interface CaminhosDaDenuncia {
  readonly idEsfera: number;
  /** The office that watches over the others of the federal sphere; null where none is set up. */
  readonly idOuvidoriaQueMonitora: number | null;
  /** Of the law of the office that answered, first to last; never empty (Lei 12.527/2011, art. 15). */
  readonly julgadoras: readonly number[];
}

/**
 * In the federal sphere CGU, which watches over compliance (Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68); in the
 * others, who has the last word on their appeals.
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
