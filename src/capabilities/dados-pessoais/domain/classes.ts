/** What a word may be, as bits: one word may be several things. */
export const PRENOME = 1;
export const SOBRENOME = 1 << 1;
/** Also a common word, a thing or a place. */
export const AMBIGUO = 1 << 2;
export const PARTICULA = 1 << 3;
/** Words of official texts that are nobody's name, however they are written. */
export const COMUM = 1 << 4;
/** What a person is called before the name: 'senhora', 'servidor', 'dona'. */
export const TITULO = 1 << 5;
/** Things named after people: 'hospital', 'lei', 'avenida'. */
export const CABECA = 1 << 6;
/** Marks the name before it as a company's. */
export const EMPRESA = 1 << 7;
export const SANTO = 1 << 8;
/** The rest of a job title: 'diretora DE RECURSOS HUMANOS'. */
export const CARGO = 1 << 9;
export const ROMANO = 1 << 10;
export const LOGRADOURO = 1 << 11;
export const COMPLEMENTO = 1 << 12;
export const FECHO = 1 << 13;
/** Said of a person right after the name: 'brasileira', 'portador', 'CPF'. */
export const DEPOIS = 1 << 14;
export const MES = 1 << 15;
/** 'Prezada', 'olá': the name of the person addressed comes next. */
export const VOCATIVO = 1 << 21;
/** A name follows after a preposition: 'filha DE', 'casado COM', 'assinado POR'. */
export const LIGA = 1 << 22;
/** Ends the name of a street. */
export const FIM_DE_RUA = 1 << 23;
/** Residential blocks of Brasília and its towns. */
export const QUADRA = 1 << 24;
/** 'Sítio', 'chácara', 'condomínio': a home that may have no number. */
export const MORADIA = 1 << 25;
export const VERBO_DE_NOME = 1 << 26;
/** An indigenous people, whose members bear its name. */
export const POVO = 1 << 27;

const DESLOCAMENTO = 16;
const MASCARA = 31;

/** What a number is, by the word before it. */
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
  /** 'Processo', 'lei', 'contrato': the number belongs to nobody. */
  deCoisa: 15,
  emissor: 16,
} as const;
export type IdRotulo = (typeof Rotulo)[keyof typeof Rotulo];

export const classeDoRotulo = (rotulo: IdRotulo): number => rotulo << DESLOCAMENTO;
export const rotuloDa = (classe: number): IdRotulo => ((classe >> DESLOCAMENTO) & MASCARA) as IdRotulo;

export const NOME_PROPRIO = PRENOME | SOBRENOME;
