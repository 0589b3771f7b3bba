/**
 * The terms of the law as plain numbers: the rules that count and the texts that people read take them from here. It
 * imports nothing, so that a page of text loads no library of dates.
 */

/** Lei 13.460/2017, art. 16: thirty days, once more as many with a justification. */
export const DIAS_OUVIDORIA = 30;
export const DIAS_PRORROGACAO_OUVIDORIA = 30;

/** Lei 12.527/2011, art. 11 §§1 and 2: twenty days, ten more with a justification. */
export const DIAS_ACESSO = 20;
export const DIAS_PRORROGACAO_ACESSO = 10;

/** Decreto 9.492/2018, art. 18 §2: the citizen completes in twenty days; silence archives. */
export const DIAS_COMPLEMENTACAO = 20;

/** Decreto 10.153/2019: silence in twenty days is no consent. */
export const DIAS_CONSENTIMENTO = 20;

/** Portaria Normativa CGU 116/2024: an area contributes in twenty days, once as many more. */
export const DIAS_TRAMITACAO = 20;
export const DIAS_MAIS_PRAZO = 20;

/** Lei 12.527/2011, art. 15: ten days from the answer to appeal. */
export const DIAS_PARA_RECORRER = 10;

/** Lei 12.527/2011, art. 15, sole paragraph, and art. 16 §1; Decreto 7.724/2012, art. 22 §2. */
export const DIAS_PARA_DECIDIR = 5;

/** Days after the start at which silence may be complained of, and for how long (Decreto 7.724/2012, art. 22). */
export const DIAS_ATE_RECLAMACAO = 30;
export const DIAS_DA_RECLAMACAO = 10;

/** Lei 12.527/2011, art. 31 §1, I: who a person is, and what is theirs alone. */
export const ANOS_DE_DADOS_PESSOAIS = 100;

/** Lei 12.527/2011, art. 24 §1; the last may be renewed once (art. 35 §1, III). */
export const ANOS_DO_SIGILO = { reservada: 5, secreta: 15, ultrassecreta: 25 } as const;
