/**
 * Set phrases of official letters, swapped as they stand. Those that announce something are swapped
 * only with their 'que': 'a quem cabe informar' is somebody else's duty.
 */
export const FORMULAS = `
  serve o presente para | escrevemos para
  servimo-nos do presente para | escrevemos para
  aproveitamos o ensejo para | aproveitamos para
  aproveitamos a oportunidade para | aproveitamos para
  colocamo-nos à disposição | estamos à disposição
  permanecemos à disposição | estamos à disposição
  no aguardo de | à espera de
  cumpre informar que | informamos que
  cabe informar que | informamos que
  cumpre esclarecer que | esclarecemos que
  cabe esclarecer que | esclarecemos que
  insta esclarecer que | esclarecemos que
  cumpre ressaltar que | destacamos que
  cumpre salientar que | destacamos que
  cabe ressaltar que | destacamos que
  cabe salientar que | destacamos que
  cabe destacar que | destacamos que
  vale ressaltar que | destacamos que
  vale salientar que | destacamos que
  vale destacar que | destacamos que
  insta salientar que | destacamos que
  impende destacar que | destacamos que
  importa destacar que | destacamos que
  releva notar que | destacamos que
  urge ressaltar que | destacamos que
  solicitamos | pedimos
  faz-se necessário | é necessário
  faz-se necessária | é necessária
  torna-se necessário | é necessário
  é imperioso | é necessário
  é de bom alvitre | é bom
  quedou-se inerte | não agiu
  quedou-se silente | não respondeu
  tem o condão de | pode
  têm o condão de | podem
  há de ser | deve ser
  hão de ser | devem ser
  aduz | diz
  vige | vale
  levar a efeito | fazer
  levar a cabo | fazer
  em epígrafe | acima
`;

/** Verbs that are swapped only in the infinitive, whose other forms differ too much. */
export const INFINITIVOS = `
  auferir | receber
  coibir | impedir
  compelir | obrigar
  indeferir | negar
  dirimir | resolver
  elidir | afastar
  facultar | permitir
  interpor | apresentar
  outorgar | dar
  perquirir | investigar
  remeter | enviar
  retificar | corrigir
  viger | valer
`;

/** Regular verbs in -ar on both sides, with the same objects: every ending is swapped. */
export const VERBOS = `
  acostar | anexar
  almejar | desejar
  apensar | juntar
  asseverar | afirmar
  cientificar | avisar
  colacionar | juntar
  denegar | negar
  elencar | listar
  obstaculizar | atrapalhar
  ocasionar | causar
  perpetrar | praticar
  postergar | adiar
  procrastinar | adiar
  protelar | adiar
  ratificar | confirmar
`;
