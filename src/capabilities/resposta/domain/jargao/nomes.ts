/**
 * Adjectives and participles, and nouns of the same gender on both sides: the simpler word takes the
 * gender and number of the one it replaces, and stands before the noun or after it: 'a supracitada lei'
 * is 'a citada lei', since 'a citada acima lei' is nothing.
 */
export const CONCORDAM = `
  acima referido | citado
  adstrito | limitado
  aduzido | apresentado
  aludido | citado
  avençado | combinado
  coligido | reunido
  contenda | disputa
  derradeiro | último
  diminuto | pequeno
  eivado | cheio
  epigrafado | citado
  escorreito | correto
  exarado | escrito
  exíguo | pequeno
  indeferido | negado
  inequívoco | claro
  ínfimo | mínimo
  inserto | incluído
  jungido | ligado
  missiva | carta
  óbice | obstáculo
  precitado | citado
  prefalado | citado
  premente | urgente
  preterido | deixado de lado
  pretérito | passado
  querela | disputa
  retrocitado | citado
  retromencionado | citado
  sobredito | citado
  sobrestado | suspenso
  subsequente | seguinte
  supracitado | citado
  supramencionado | citado
  suprarreferido | citado
  vultoso | grande
`;

/** What they become has neither gender nor number. */
export const PARA_INVARIAVEL = `
  tempestivo | no prazo
  intempestivo | fora do prazo
  extemporâneo | fora do prazo
  pecuniário | em dinheiro
`;

/** Nouns of the same gender on both sides, as they stand. */
export const NOMES = `
  genitor | pai
  genitora | mãe
  genitores | pais
  nosocômio | hospital
  nosocômios | hospitais
  numerário | dinheiro
  desiderato | objetivo
  desideratos | objetivos
  interregno | intervalo
  petitório | pedido
  petitórios | pedidos
  lapso temporal | tempo
  lapso de tempo | tempo
  ulterior | posterior
  ulteriores | posteriores
`;
