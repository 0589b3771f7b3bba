/** What the directory keeps of a unit besides its code and its place, and how people call it. */
export const camposDaUnidade = {
  nome: 'Nome',
  sigla: 'Sigla',
  codigoTipoUnidade: 'Tipo de unidade',
  codigoOrgaoEntidade: 'Órgão ou entidade',
  codigoEsfera: 'Esfera',
  codigoPoder: 'Poder',
  telefone: 'Telefone',
  email: 'E-mail',
  site: 'Site',
  endereco: 'Endereço',
  competencia: 'Competência',
} as const;

export type CampoDaUnidade = keyof typeof camposDaUnidade;
export const nomesDosCampos = Object.keys(camposDaUnidade) as readonly CampoDaUnidade[];

/** A unit of the federal executive, in the terms of SIORG. */
export interface Unidade {
  /** codigoUnidade. */
  readonly codigo: number;
  /** codigoUnidadePai; null at the top. */
  readonly idPai: number | null;
  readonly nome: string;
  readonly sigla: string | null;
  readonly codigoTipoUnidade: string | null;
  readonly codigoOrgaoEntidade: number | null;
  readonly codigoEsfera: string | null;
  readonly codigoPoder: string | null;
  readonly telefone: string | null;
  readonly email: string | null;
  readonly site: string | null;
  readonly endereco: string | null;
  readonly competencia: string | null;
}

export interface UnidadeGuardada extends Unidade {
  readonly ativo: boolean;
  readonly manual: boolean;
}

/** 'CGU – Controladoria-Geral da União'. */
export const nomeDaUnidade = ({ sigla, nome }: Pick<Unidade, 'sigla' | 'nome'>): string =>
  sigla ? `${sigla} – ${nome}` : nome;
