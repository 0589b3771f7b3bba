/**
 * What a person may write for an act, by its name in `detalhes` of the history row. `motivoCifrado` and the like are the
 * same words, sealed with the case.
 */
export const palavrasDoHistorico = ['motivo', 'justificativa', 'mensagem'] as const;
export type PalavraDoHistorico = (typeof palavrasDoHistorico)[number];

export const nomeSelado = <P extends PalavraDoHistorico>(palavra: P): `${P}Cifrado` => `${palavra}Cifrado`;
