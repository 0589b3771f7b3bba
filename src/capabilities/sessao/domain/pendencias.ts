import { type IdTipoDocumento, isCnpjValido, TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';

/** A step that must be done before the session may be used. */
export type Pendencia = PendenciaDoCadastro | 'segundo-fator' | 'criar-fator';

export type PendenciaDoCadastro = 'cpf' | 'senha' | 'cnpj';

export interface CadastroDaPessoa {
  readonly isSistema: boolean;
  readonly tipoPessoa: number;
  readonly tipoDocumento: number | null;
  readonly numeroDocumento: string | null;
  readonly indTrocaSenha: boolean;
  /** Signed in through /atualizacao-cadastro, where the CPF step always follows (S4-02). */
  readonly isRecuperacaoCadastro: boolean;
}

const faltaCpf = (c: CadastroDaPessoa): boolean =>
  !c.isSistema &&
  (c.isRecuperacaoCadastro ||
    (c.tipoPessoa === TipoPessoa.fisica && c.tipoDocumento !== TipoDocumento.cpf) ||
    (c.tipoDocumento === TipoDocumento.cpf && !c.numeroDocumento));

const faltaCnpj = (c: CadastroDaPessoa): boolean =>
  !c.isSistema &&
  c.tipoPessoa === TipoPessoa.juridica &&
  (c.tipoDocumento !== TipoDocumento.cnpj || !isCnpjValido(c.numeroDocumento ?? ''));

/** The next step to complete after a login, in this order (S4-02). */
export const proximaPendencia = (cadastro: CadastroDaPessoa): PendenciaDoCadastro | null => {
  if (faltaCpf(cadastro)) return 'cpf';
  if (cadastro.indTrocaSenha) return 'senha';
  if (faltaCnpj(cadastro)) return 'cnpj';
  return null;
};

/** The only document that may be typed in at this step. */
export const documentoPedido = (pendencia: Pendencia | null): IdTipoDocumento | null => {
  if (pendencia === 'cpf') return TipoDocumento.cpf;
  return pendencia === 'cnpj' ? TipoDocumento.cnpj : null;
};
