/**
 * The terms of the law as plain numbers, used both by the rules that count and by the texts that
 * people read. This file imports nothing, so that a page of text does not load a date library.
 */

/** Lei 13.460/2017, art. 16: thirty days, and thirty more once, with a justification. */
export const DIAS_OUVIDORIA = 30;
export const DIAS_PRORROGACAO_OUVIDORIA = 30;

/** Lei 12.527/2011, art. 11 §§1 and 2: twenty days, ten more with a justification. */
export const DIAS_ACESSO = 20;
export const DIAS_PRORROGACAO_ACESSO = 10;

/**
 * Decreto 9.492/2018, art. 18 §2: the citizen has twenty days to complete the case; without a reply
 * it is archived.
 */
export const DIAS_COMPLEMENTACAO = 20;

/** Decreto 10.153/2019: no reply within twenty days means no consent. */
export const DIAS_CONSENTIMENTO = 20;

/** Portaria Normativa CGU 116/2024: an area has twenty days to contribute, and twenty more once. */
export const DIAS_TRAMITACAO = 20;
export const DIAS_MAIS_PRAZO = 20;

/** The person who filed may ask for it within thirty days of the end (Lei 9.784/1999, art. 63 §2; ours). */
export const DIAS_PARA_PEDIR_REABERTURA = 30;

/** Lei 12.527/2011, art. 15: ten days from the answer to appeal. */
export const DIAS_PARA_RECORRER = 10;

/**
 * Five days to judge an appeal: Lei 12.527/2011, art. 15, sole paragraph, and art. 16 §1; Decreto
 * 7.724/2012, art. 22 §2.
 */
export const DIAS_PARA_DECIDIR = 5;

/**
 * Portaria Normativa CGU 101/2023: before it decides, the third instance may hear the office for up to thirty days, and
 * thirty more once, with reasons.
 */
export const DIAS_PARA_ESCLARECER = 30;
export const DIAS_PRORROGACAO_ESCLARECER = 30;

/**
 * Decreto 7.724/2012, arts. 36 and 37: thirty days to decide a pedido de desclassificação ou reavaliação, ten to appeal,
 * and thirty for who decides the appeal.
 */
export const DIAS_DESCLASSIFICACAO = 30;

/**
 * How many days after the start the citizen may complain that no answer came, and for how many days
 * (Decreto 7.724/2012, art. 22).
 */
export const DIAS_ATE_RECLAMACAO = 30;
export const DIAS_DA_RECLAMACAO = 10;

/**
 * Our own numbers, where the law sets none: until when an office delivers after it broke a date, and
 * what a person has no means to get where the answer points to (Lei 12.527/2011, art. 11 §6).
 */
export const DIAS_DA_NOVA_DATA = 10;
export const DIAS_SEM_MEIOS = 10;

/** Lei 12.527/2011, art. 31 §1, I: personal information stays restricted for up to 100 years. */
export const ANOS_DE_DADOS_PESSOAIS = 100;

/**
 * Lei 12.527/2011, art. 24 §1: how long classified information stays secret. The longest may be
 * renewed once (art. 35 §1, III).
 */
export const ANOS_DO_SIGILO = { reservada: 5, secreta: 15, ultrassecreta: 25 } as const;
