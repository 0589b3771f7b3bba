/**
 * What joins sentences: 'jargon | what people say'. Each is swapped as it stands, since neither side
 * has gender or number.
 */
export const LIGACOES = `
  outrossim | além disso
  ademais | além disso
  destarte | assim
  dessarte | assim
  nesse diapasão | assim
  nessa senda | assim
  nessa toada | assim
  por conseguinte | por isso
  todavia | porém
  conquanto | embora
  porquanto | porque
  haja vista que | porque
  tendo em vista que | porque
  ao passo que | enquanto
  nesse ínterim | enquanto isso
  se e somente se | só se
  tão somente | somente
  unicamente | somente
  consoante | conforme
  em conformidade com | conforme
  em consonância com | conforme
  em conjunto com | com
  juntamente com | com
  a fim de | para
  com o fito de | para
  com o intuito de | para
  no intuito de | para
  de modo a | para
  de forma a | para
  de maneira a | para
  objetivando | para
  colimando | para
  à guisa de | como
  sobremaneira | muito
  precipuamente | principalmente
  mormente | principalmente
  via de regra | em geral
  de praxe | de costume
  doravante | a partir de agora
  hodiernamente | hoje
  na presente data | hoje
  na data de hoje | hoje
  até a presente data | até hoje
  no presente momento | agora
  no momento atual | agora
  posteriormente | depois
  outrora | antes
  ato contínuo | em seguida
  de imediato | imediatamente
  por derradeiro | por fim
  com a maior brevidade possível | o mais rápido possível
  impreterivelmente | sem falta
  em tempo hábil | a tempo
`;

/** Latin and English, swapped as they stand. */
export const ESTRANGEIRAS = `
  ab initio | desde o início
  ad hoc | para este caso
  data venia | com respeito
  in casu | neste caso
  in loco | no local
  in totum | por inteiro
  in verbis | nestas palavras
  incontinenti | imediatamente
  ipsis litteris | com as mesmas palavras
  modus operandi | modo de agir
  mutatis mutandis | com as devidas diferenças
  per capita | por pessoa
  per se | por si só
  prima facie | à primeira vista
  pro rata | em partes proporcionais
  sub judice | à espera de julgamento
  vide | veja
  expertise | experiência
  feedback | retorno
  know-how | conhecimento
`;

/** Swapped only before a comma: 'ante o exposto pela área' is not 'por isso pela área'. */
export const ANTES_DE_VIRGULA = `
  ante o exposto | por isso
  diante do exposto | por isso
  pelo exposto | por isso
  face ao exposto | por isso
  à vista do exposto | por isso
  por todo o exposto | por isso
  isto posto | por isso
  isso posto | por isso
  posto isso | por isso
`;
