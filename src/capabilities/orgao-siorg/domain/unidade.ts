/** What the directory keeps of a unit besides its code and place, with the names people see. */
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

/** How long each text may be, typed or imported. */
export const limitesDaUnidade = {
  nome: 300,
  sigla: 40,
  codigoTipoUnidade: 100,
  codigoEsfera: 100,
  codigoPoder: 100,
  telefone: 300,
  email: 300,
  site: 300,
  endereco: 1000,
  competencia: 20_000,
} as const satisfies Partial<Record<CampoDaUnidade, number>>;
export type TextoDaUnidade = keyof typeof limitesDaUnidade;

/** A unit of the federal executive, in the terms of SIORG. */
export interface Unidade {
  /** SIORG's codigoUnidade. */
  readonly codigo: number;
  /** SIORG's codigoUnidadePai; null at the top. */
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
