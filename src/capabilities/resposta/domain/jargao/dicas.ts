/** Hints only: the sentence has to be put in other words, because a swap would not agree. */
export const SO_DICA = `
  anuir | concordar
  a quo | de onde veio
  ad referendum | a confirmar depois
  atempado | em dia
  caput | o começo do artigo
  célere | rápido
  cônjuge | marido ou esposa
  decisum | decisão
  decorrido | depois de
  de plano | logo
  despiciendo | dispensável
  disponibilizar | oferecer ou entregar
  em apreço | este
  em comento | este
  em face de | contra, ou por causa de
  em função de | por causa de
  em detrimento de | em prejuízo de
  ensejo | oportunidade
  epígrafe | título
  erário | cofres públicos
  escopo | objetivo
  exordial | pedido inicial
  fidedigno | confiável
  hodierno | atual
  ilibado | sem mancha
  ilustríssimo | senhor ou senhora
  inadimplido | não pago
  inconteste | certo
  indeferimento | negativa
  inquirir | perguntar
  irrisório | muito pequeno
  jaez | tipo
  lato sensu | em sentido amplo
  logradouro | rua, avenida ou praça
  mister | preciso
  múnus | tarefa
  no prazo máximo de | em até
  no sentido de que | para que
  não obstante | mesmo assim, ou embora
  em que pese | embora
  oportunizar | dar oportunidade
  pecúnia | dinheiro
  pelo presente | por aqui
  pela presente | por aqui
  por meio do presente | por aqui
  por meio da presente | por aqui
  percuciente | profundo
  pleito | pedido
  posto que | embora
  precípuo | principal
  prestar esclarecimentos | explicar
  profícuo | útil
  propiciar | permitir
  prole | filhos
  pugnar | pedir
  quantum | valor
  requerente | você
  status quo | situação de hoje
  stakeholders | interessados
  subsumir | encaixar
  testilha | discussão
  usufruir | usar
  vernáculo | português
  venho por meio desta | escrevo para
  venho por meio deste | escrevo para
  vimos por meio desta | escrevemos para
  vimos por meio deste | escrevemos para
  vimos pelo presente | escrevemos para
  vimos através desta | escrevemos para
  vindouro | que vem
  viabilizar | tornar possível
  vossa excelência | você, ou o cargo da pessoa
  silente | sem responder
`;

/** The same, of what has gender and number: 'é vedado' is 'é proibido', and 'a janela vedada' is closed. */
export const DICA_COM_FLEXAO = `
  arguido | perguntado, ou alegado
  consubstanciado | que está em
  deferido | aceito
  diligência | providência, ou cuidado
  hialino | claro
  hígido | válido, ou saudável
  infracitado | citado abaixo
  inframencionado | citado abaixo
  inócuo | sem efeito, ou que não faz mal
  insubsistente | sem efeito
  interposto | apresentado
  lavrado | escrito
  oitiva | depoimento
  proferido | dado, ou dito
  prolatado | dado
  remanescente | que resta
  subscrito | assinado
  vedado | proibido, ou fechado
`;

/** The same, of verbs in every ending: people also write 'corroborar com' and 'acarretar em'. */
export const DICA_DE_VERBO = `
  acarretar | causar
  acatar | aceitar, ou obedecer
  corroborar | confirmar
  ensejar | causar, ou permitir
  homologar | aprovar
  impetrar | apresentar
  notificar | avisar
  otimizar | melhorar
  pactuar | combinar
`;

/** Another word would not do: what is missing has to be said. */
export const DIGA = `
  oportunamente | a data em que será feito
  procedeu-se | quem fez e o que fez
  sob pena de | o que acontece se não for feito
`;

/** Says nothing: better left out. */
export const APAGAR = `
  sem mais para o momento
  nada mais havendo a tratar
  renovamos protestos de estima
  protestos de elevada estima
  salvo melhor juízo
  é de se notar que
  para os devidos fins
  para os devidos fins de direito
`;
