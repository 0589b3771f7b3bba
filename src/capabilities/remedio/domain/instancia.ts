/** Ids of the original platform; clients know them. */
export const Instancia = {
  primeira: 1,
  segunda: 2,
  cgu: 3,
  reclamacao: 4,
  cmri: 5,
  revisao: 6,
  terceira: 7,
} as const;
export type IdInstancia = (typeof Instancia)[keyof typeof Instancia];

/** The instances of a sphere from first to last; states and cities have their own laws. */
export type Cadeia = readonly IdInstancia[];

/**
 * Decreto 7.724/2012, arts. 21, 23 and 24: the superior, the highest authority of the body, the
 * CGU, and the commission (CMRI) of art. 35 of the law.
 */
export const cadeiaFederal: Cadeia = [Instancia.primeira, Instancia.segunda, Instancia.cgu, Instancia.cmri];

const doProprioOrgao: Cadeia = [
  Instancia.primeira,
  Instancia.segunda,
  Instancia.reclamacao,
  Instancia.revisao,
];

/** Decided outside the office that answered; that instance may ask the office to clarify. */
export const isAcimaDoOrgao = (instancia: IdInstancia): boolean => !doProprioOrgao.includes(instancia);

/**
 * The instance that comes after a decision, or after silence; null after the last one. After a
 * reclamação or a revisão in vain the office's own instances are skipped (Decreto 7.724/2012,
 * art. 23): the authority that decided them stands above those.
 */
export const instanciaSeguinte = (cadeia: Cadeia, atual: IdInstancia): IdInstancia | null => {
  if (atual === Instancia.reclamacao || atual === Instancia.revisao)
    return cadeia.find(isAcimaDoOrgao) ?? cadeia.at(-1) ?? null;
  const lugar = cadeia.indexOf(atual);
  return lugar === -1 ? null : (cadeia[lugar + 1] ?? null);
};
