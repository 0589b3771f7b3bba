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

/**
 * Decided by the authority of Lei 12.527/2011, art. 40 (Decreto 7.724/2012, art. 22): where none is named the gestor answers for
 * it, and never whoever handles cases there.
 */
export const daAutoridadeDaLai: Cadeia = [Instancia.reclamacao, Instancia.revisao];

/** Where nobody is named, anybody who handles cases there decides. */
export const decidemTodos = (instancia: number): boolean =>
  !daAutoridadeDaLai.some((dela) => dela === instancia);

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
