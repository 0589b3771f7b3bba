/** Why a piece of a text may say who wrote it. */
export const tiposDePista = [
  'nome',
  'apelido',
  'iniciais',
  'usuario',
  'contato',
  'documento',
  'endereco',
  'disfarce',
  'assinatura',
  'parente',
  'papel',
  'dado',
] as const;
export type TipoDePista = (typeof tiposDePista)[number];

/** Read beside each find by the person who finishes the covering. */
export const porQue: Readonly<Record<TipoDePista, string>> = {
  nome: 'Nome de quem registrou, ou parte dele',
  apelido: 'Apelido ou diminutivo do nome de quem registrou',
  iniciais: 'Iniciais de quem registrou',
  usuario: 'Nome de usuário, perfil ou nome escrito junto',
  contato: 'Telefone, e-mail ou outro contato',
  documento: 'Número de documento',
  endereco: 'Onde mora quem registrou',
  disfarce: 'Nome escrito com letras separadas, trocadas ou de outro alfabeto',
  assinatura: 'Quem escreve diz o próprio nome',
  parente: 'Parente de quem escreve',
  papel: 'Papel, lugar ou situação que pode ser de uma pessoa só',
  dado: 'Dado pessoal',
};

/** Covered unless a person says otherwise, or only pointed out. */
export type Confianca = 'cobrir' | 'dica';

/** A piece of a text, in JavaScript string positions. */
export interface Pista {
  readonly inicio: number;
  readonly fim: number;
  readonly tipo: TipoDePista;
  readonly porque: string;
  readonly confianca: Confianca;
}

/** What a case knows of the person whose traces must not be read in its texts. */
export interface Conhecido {
  readonly nome: string;
  readonly nomeSocial?: string | undefined;
  readonly email?: string | undefined;
  readonly telefone?: string | undefined;
  readonly documento?: string | undefined;
  readonly endereco?: string | undefined;
  readonly logradouro?: string | undefined;
  readonly cep?: string | undefined;
  readonly login?: string | undefined;
}

export const pista = (
  [inicio, fim]: readonly [number, number],
  tipo: TipoDePista,
  confianca: Confianca = 'cobrir',
): Pista => ({ inicio, fim, tipo, porque: porQue[tipo], confianca });
