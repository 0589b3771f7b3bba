/** What a word may be; a word may be several things at once. */
export const PRENOME = 1;
export const SOBRENOME = 1 << 1;
/** Also a common word, a thing or a place. */
export const AMBIGUO = 1 << 2;
export const PARTICULA = 1 << 3;
/** Words of official texts that are nobody's name, however they are written. */
export const COMUM = 1 << 4;
/** What a person is called before the name: 'senhora', 'servidor', 'dona'. */
export const TITULO = 1 << 5;
/** What is named after people: 'hospital', 'lei', 'avenida'. */
export const CABECA = 1 << 6;
/** What says that the name before it is a company's. */
export const EMPRESA = 1 << 7;
export const SANTO = 1 << 8;
/** Rest of the name of an office: 'diretora DE RECURSOS HUMANOS'. */
export const CARGO = 1 << 9;
export const ROMANO = 1 << 10;
export const LOGRADOURO = 1 << 11;
export const COMPLEMENTO = 1 << 12;
export const FECHO = 1 << 13;
/** What is said of a person right after the name: 'brasileira', 'portador', 'CPF'. */
export const DEPOIS = 1 << 14;
export const MES = 1 << 15;
/** 'Prezada', 'olá': who is spoken to comes next. */
export const VOCATIVO = 1 << 21;
/** A name follows with a preposition: 'filha DE', 'casado COM', 'assinado POR'. */
export const LIGA = 1 << 22;
/** Ends the name of a street. */
export const FIM_DE_RUA = 1 << 23;
/** Blocks of Brasília and its towns, where people live. */
export const QUADRA = 1 << 24;
/** 'Sítio', 'chácara', 'condomínio': a home with or without a number of its own. */
export const MORADIA = 1 << 25;
export const VERBO_DE_NOME = 1 << 26;

const DESLOCAMENTO = 16;
const MASCARA = 31;

/** The word before a number says what the number is. */
export const Rotulo = {
  nenhum: 0,
  cpf: 1,
  cnpj: 2,
  telefone: 3,
  cep: 4,
  rg: 5,
  titulo: 6,
  pis: 7,
  cartao: 8,
  conta: 9,
  agencia: 10,
  placa: 11,
  nascimento: 12,
  pix: 13,
  nome: 14,
  /** 'Processo', 'lei', 'contrato': the number is nobody's. */
  deCoisa: 15,
  emissor: 16,
} as const;
export type IdRotulo = (typeof Rotulo)[keyof typeof Rotulo];

export const classeDoRotulo = (rotulo: IdRotulo): number => rotulo << DESLOCAMENTO;
export const rotuloDa = (classe: number): IdRotulo => ((classe >> DESLOCAMENTO) & MASCARA) as IdRotulo;

export const NOME_PROPRIO = PRENOME | SOBRENOME;
