/** The kinds of find, the surest first: where two overlap, the surer one names both. */
export const tiposDeAchado = [
  'solicitante',
  'cpf',
  'pis',
  'rg',
  'documento',
  'conta-bancaria',
  'nascimento',
  'email',
  'telefone',
  'endereco',
  'cep',
  'placa',
  'saude',
  'cnpj-de-pessoa',
  'cpf-incerto',
  'pessoa',
  'nome',
] as const;
export type TipoDeAchado = (typeof tiposDeAchado)[number];

export const nomeDoTipo: Readonly<Record<TipoDeAchado, string>> = {
  solicitante: 'Identidade de quem pediu',
  cpf: 'CPF',
  pis: 'PIS ou NIS',
  rg: 'Documento de identidade',
  documento: 'Número de documento',
  'conta-bancaria': 'Conta bancária',
  nascimento: 'Data de nascimento',
  email: 'E-mail',
  telefone: 'Telefone',
  endereco: 'Endereço',
  cep: 'CEP',
  placa: 'Placa de veículo',
  saude: 'Saúde de uma pessoa',
  'cnpj-de-pessoa': 'CNPJ de microempreendedor',
  'cpf-incerto': 'Número parecido com CPF',
  pessoa: 'Nome de uma pessoa',
  nome: 'Parte do nome de quem pediu',
};

/** A piece of a text, with positions in JavaScript string units. */
export interface Achado {
  readonly inicio: number;
  readonly fim: number;
  readonly tipo: TipoDeAchado;
}
