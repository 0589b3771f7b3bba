import type { IdTipoDocumento, IdTipoPessoa } from '#kernel/documento.ts';

/** An account: a person or a company that signs in. */
export interface Usuario {
  readonly id: number;
  readonly login: string;
  readonly nome: string;
  readonly nomeSocial: string | null;
  readonly email: string | null;
  readonly telefone: string | null;
  readonly tipoPessoa: IdTipoPessoa;
  readonly tipoDocumento: IdTipoDocumento | null;
  readonly numeroDocumento: string | null;
}

export type FinalidadeDoToken = 'ativar' | 'senha';

const HOUR = 3_600_000;

/** How long a link sent by e-mail works: short for a password, a few days to confirm a new account. */
export const validadeDoToken: Readonly<Record<FinalidadeDoToken, number>> = {
  senha: HOUR,
  ativar: 72 * HOUR,
};

/** Labels of the account's history, one row per act. */
export type AcaoDoUsuario =
  | 'Cadastro'
  | 'Ativação'
  | 'Entrada'
  | 'Saída'
  | 'Troca de senha'
  | 'Pedido de nova senha'
  | 'Alteração de dados'
  | 'Alteração de documento'
  | 'Troca de perfil'
  | 'Vínculo com o gov.br'
  | 'Exclusão';
