/** Ids of the original platform; they travel on the wire. */
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

/** The instances of a sphere from the first to the last; each state and city has its own law. */
export type Cadeia = readonly IdInstancia[];

/** Decreto 7.724/2012, arts. 21, 23 and 24: superior, highest authority, CGU, and the commission of art. 35 of the law. */
export const cadeiaFederal: Cadeia = [Instancia.primeira, Instancia.segunda, Instancia.cgu, Instancia.cmri];

const doProprioOrgao: Cadeia = [
  Instancia.primeira,
  Instancia.segunda,
  Instancia.reclamacao,
  Instancia.revisao,
];

/** Decided by somebody outside the office that answered, who may ask it to clarify. */
export const isAcimaDoOrgao = (instancia: IdInstancia): boolean => !doProprioOrgao.includes(instancia);

/**
 * Where one goes after a decision, or after the silence of an instance; null after the last one. A reclamação in vain
 * skips the office's own instances (Decreto 7.724/2012, art. 23); a request that is one again starts from the first.
 */
export const instanciaSeguinte = (cadeia: Cadeia, atual: IdInstancia): IdInstancia | null => {
  if (atual === Instancia.reclamacao) return cadeia.find(isAcimaDoOrgao) ?? cadeia.at(-1) ?? null;
  if (atual === Instancia.revisao) return cadeia[0] ?? null;
  const lugar = cadeia.indexOf(atual);
  return lugar === -1 ? null : (cadeia[lugar + 1] ?? null);
};
