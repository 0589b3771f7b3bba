/** The signed-in person. Clients rely on these names (S3-01); the last five are ours. */
export interface UsuarioLogado {
  readonly login: string;
  readonly nome: string;
  readonly perfilAtual: { readonly idPerfil: number; readonly descPerfil: string };
  readonly nomeOuvidoriaAtual: string | null;
  readonly esferaOuvidoriaAtual: number;
  readonly perfisOuvidorias: readonly {
    readonly idUsuarioPerfilOuvidoria: number;
    readonly descPerfilOuvidoria: string;
  }[];
  readonly indPerfilUsuario: boolean;
  readonly podeQualificarRespostaRecurso: boolean;
  readonly pessoa: {
    readonly tipoPessoa: number;
    readonly tipoDocumentoIdentificacao: number | null;
    readonly numeroDocumentoIdentificacao: string | null;
  };
  readonly indTrocaSenha: boolean;
  readonly idUsuarioPerfilOuvidoriaAtual: number | null;
  /** What must be completed before the session may be used. */
  readonly pendencia: 'cpf' | 'senha' | 'cnpj' | 'segundo-fator' | 'criar-fator' | null;
  readonly sessaoExpiraEm: string;
  /**
   * When the session ends however active the person is. Once it equals `sessaoExpiraEm`, activity
   * no longer extends the session.
   */
  readonly sessaoLimiteEm: string;
  readonly idUsuario: number;
}
