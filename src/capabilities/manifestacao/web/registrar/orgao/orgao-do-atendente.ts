import { Perfil } from '#kernel/perfil.ts';
import { idPerfilDe, type Usuario } from '#shell/session/session.ts';

type Nomeado = { readonly sigla: string; readonly nomeOuvidoria: string };

/** The session names the office; the current profile has its sigla between profile and name. */
const siglaAtual = (usuario: Usuario): string | null => {
  const atual = usuario.perfisOuvidorias.find(
    ({ idUsuarioPerfilOuvidoria }) => idUsuarioPerfilOuvidoria === usuario.idUsuarioPerfilOuvidoriaAtual,
  );
  const comeco = `${usuario.perfilAtual.descPerfil} - `;
  const fim = ` - ${usuario.nomeOuvidoriaAtual}`;
  const descricao = atual?.descPerfilOuvidoria ?? '';
  if (!descricao.startsWith(comeco) || !descricao.endsWith(fim)) return null;
  return descricao.slice(comeco.length, -fim.length) || null;
};

/** The search that finds the person's own office in the directory. */
export const buscaDoOrgaoProprio = (usuario: Usuario): string =>
  [siglaAtual(usuario), usuario.nomeOuvidoriaAtual].filter(Boolean).join(' ').slice(0, 100).trim();

/** Offices of many cities share a name: the sigla decides when the session knows it. */
export const isOrgaoProprio = (usuario: Usuario, { sigla, nomeOuvidoria }: Nomeado): boolean =>
  nomeOuvidoria === usuario.nomeOuvidoriaAtual && [null, sigla].includes(siglaAtual(usuario));

/** At the desk staff file in their own office only; the administrador in any. */
export const atendeSoNoProprio = (usuario: Usuario | null): usuario is Usuario =>
  usuario !== null && idPerfilDe(usuario) !== Perfil.administrador;
