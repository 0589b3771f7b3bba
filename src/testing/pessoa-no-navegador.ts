import { type Usuario, usuarioStore } from '#shell/session/session.ts';

/** A citizen as the server describes her to the screens; tests change what they are about. */
export const aCidada = (changes: Partial<Usuario> = {}): Usuario => ({
  login: 'maria.cidada',
  nome: 'Maria Cidadã de Souza',
  perfilAtual: { idPerfil: 4, descPerfil: 'Cidadão' },
  nomeOuvidoriaAtual: null,
  esferaOuvidoriaAtual: 0,
  perfisOuvidorias: [],
  indPerfilUsuario: true,
  podeQualificarRespostaRecurso: false,
  pessoa: { tipoPessoa: 1, tipoDocumentoIdentificacao: 1, numeroDocumentoIdentificacao: '52998224725' },
  indTrocaSenha: false,
  idUsuarioPerfilOuvidoriaAtual: null,
  pendencia: null,
  sessaoExpiraEm: '2026-03-12T12:00:00Z',
  sessaoLimiteEm: '2026-03-12T23:00:00Z',
  idUsuario: 4,
  ...changes,
});

export const aGestor = (changes: Partial<Usuario> = {}): Usuario =>
  aCidada({
    login: 'gestor.cgu',
    nome: 'Gil Gestor',
    perfilAtual: { idPerfil: 2, descPerfil: 'Gestor' },
    nomeOuvidoriaAtual: 'CGU',
    esferaOuvidoriaAtual: 1,
    perfisOuvidorias: [{ idUsuarioPerfilOuvidoria: 1, descPerfilOuvidoria: 'Gestor - CGU' }],
    indPerfilUsuario: false,
    idUsuarioPerfilOuvidoriaAtual: 1,
    idUsuario: 1,
    ...changes,
  });

/**
 * Leaves the browser as the server would, with the readable cookie that says when the session ends.
 * Null: the person is not loaded yet.
 */
export const signIn = (usuario: Usuario | null, expiresAt = Date.now() + 3_600_000): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server would have set
  document.cookie = `login-token=${expiresAt}; path=/`;
  usuarioStore.set(usuario);
};
