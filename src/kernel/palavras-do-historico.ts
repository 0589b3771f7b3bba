/**
 * The texts that a person may write with an act, by their name in `detalhes` of the history row.
 * `representante` is who asked for it in the place of who filed: fewer people read it; `etiquetas` are the labels that a
 * classification changed, for the team.
 * `motivoCifrado` and so on are the same texts, encrypted with the case.
 */
export const palavrasDoHistorico = [
  'motivo',
  'justificativa',
  'mensagem',
  'representante',
  'etiquetas',
] as const;
export type PalavraDoHistorico = (typeof palavrasDoHistorico)[number];

export const nomeSelado = <P extends PalavraDoHistorico>(palavra: P): `${P}Cifrado` => `${palavra}Cifrado`;
