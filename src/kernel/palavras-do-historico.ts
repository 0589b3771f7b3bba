/**
 * The texts that a person may write with an act, by their name in `detalhes` of the history row.
 * `motivoCifrado` and so on are the same texts, encrypted with the case.
 */
export const palavrasDoHistorico = ['motivo', 'justificativa', 'mensagem'] as const;
export type PalavraDoHistorico = (typeof palavrasDoHistorico)[number];

export const nomeSelado = <P extends PalavraDoHistorico>(palavra: P): `${P}Cifrado` => `${palavra}Cifrado`;
