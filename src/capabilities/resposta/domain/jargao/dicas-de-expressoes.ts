/**
 * Hints only, because the expression says different things in different places: 'através do site' is 'por
 * meio do site', and 'através da janela' is not; 'na qualidade de servidor' is 'como servidor', and 'na
 * qualidade de vida' is not. Who wrote the sentence knows which. Terms of law ('de ofício', 'ex tunc',
 * 'dar provimento') are here too: another word would decide something else.
 */
export const EXPRESSOES_SO_DICA = `
  nessa esteira | assim
  nesse sentido | assim, ou sobre isso
  neste sentido | assim, ou sobre isso
  visto que | porque
  uma vez que | porque, ou depois que
  eis que | porque
  na medida em que | porque, ou conforme
  considerando que | como
  tão logo | assim que
  mediante | com, ou por meio de
  com esteio | com base
  com arrimo | com base
  com a finalidade de | para
  com o objetivo de | para
  com o propósito de | para
  com o escopo de | para
  no afã de | para
  para fins de | para
  no sentido de | para
  visando | para
  com vistas | para
  em sede de | em
  a título de | como
  na qualidade de | como
  na condição de | como
  adrede | de propósito
  em regra | em geral
  a contento | bem
  nesta data | hoje
  previamente | antes
  a priori | em princípio, ou antes
  a posteriori | depois
  de ofício | por iniciativa própria
  ex officio | por iniciativa própria
  ex nunc | daqui para a frente
  ex tunc | desde o início
  erga omnes | para todos
  de per si | por si só, ou cada um separado
  sine qua non | indispensável
  deadline | prazo
  vossa senhoria | você
  informa-se | informamos
  comunica-se | informamos
  esclarece-se | esclarecemos
  ressalta-se | destacamos
  solicita-se | pedimos
  requer-se | pedimos, ou é preciso
  depreende-se | concluímos
  denota-se | vimos
  dessume-se | concluímos
  infere-se | concluímos
  constata-se | vimos
  verifica-se | vimos
  encontra-se | está
  encontram-se | estão
  encontrava-se | estava
  mister se faz | é preciso
  é mister | é preciso
  face ao | por causa do, ou diante do
  face aos | por causa dos, ou diante dos
  face à | por causa da, ou diante da
  face às | por causa das, ou diante das
  restou | ficou, ou sobrou
  restaram | ficaram, ou sobraram
  logrou êxito | conseguiu
  lograram êxito | conseguiram
  lograr êxito | conseguir
  incumbe | cabe
  aduzir | dizer, ou apresentar
  aferir | medir, ou conferir
  arguir | alegar, ou perguntar
  adimplir | pagar, ou cumprir
  deferir | aceitar
  obstar | impedir
  prolatar | dar
  deferimento | aprovação
  edilidade | prefeitura, ou câmara
  no âmbito | em
  no bojo | em
  no seio | em
  por ocasião | em
  por força | por causa
  através | por meio de
  a contar de | a partir de
  a contar do | a partir do
  a contar da | a partir da
  nos termos | segundo
  tomar conhecimento | saber
  tomar ciência | saber
  com relação | sobre
  em relação | sobre
  com respeito a | sobre
  em atenção ao | em resposta ao, ou conforme o
  em atenção à | em resposta à, ou conforme a
  concernente | sobre
  concernentes | sobre
  atinente | sobre
  atinentes | sobre
  referente | sobre
  referentes | sobre
  dar provimento | aceitar
  negar provimento | negar
  pôr termo | acabar com
  tendo em vista | por causa de, ou para
  fazer jus | ter direito, ou merecer
  faz jus | tem direito, ou merece
  fazem jus | têm direito, ou merecem
  tem por escopo | serve para, ou quer
  tem por objetivo | serve para, ou quer
  têm por escopo | servem para, ou querem
  têm por objetivo | servem para, ou querem
`;
