/** What the scan finds. These names are part of the API: integrators compare them. */
export const tiposDeDado = [
  'cpf',
  'cnpj',
  'email',
  'telefone',
  'endereco',
  'cep',
  'rg',
  'titulo_eleitor',
  'pis',
  'cartao',
  'conta_bancaria',
  'placa',
  'nome',
  'data_nascimento',
] as const;
export type TipoDeDado = (typeof tiposDeDado)[number];

export const nomeDoDado: Readonly<Record<TipoDeDado, string>> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'E-mail',
  telefone: 'Telefone',
  endereco: 'Endereço',
  cep: 'CEP',
  rg: 'Documento de identidade',
  titulo_eleitor: 'Título de eleitor',
  pis: 'PIS, PASEP ou NIS',
  cartao: 'Cartão de pagamento',
  conta_bancaria: 'Conta bancária',
  placa: 'Placa de veículo',
  nome: 'Nome de pessoa',
  data_nascimento: 'Data de nascimento',
};

/** A piece of a text, in JavaScript string positions. */
export interface Dado {
  readonly inicio: number;
  readonly fim: number;
  readonly tipo: TipoDeDado;
}
