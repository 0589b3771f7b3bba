import { podeVer } from '#capabilities/manifestacao/domain/manifestacao-policy.ts';
import {
  type Alcance,
  alcanceDe,
  type OrgaoDaPessoa,
} from '#capabilities/monitoramento/domain/autoridade.ts';
import { podeAcessar } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { definicaoDe, type NomeDoRelatorio } from './relatorios.ts';

/** The same as may be opened (podeVer): what is not said to exist when it is opened is not listed either. */
export interface CasosListaveis {
  readonly idOuvidoria: number | null;
  /** Who only observes does not know of what was restricted. */
  readonly semRestritas?: true;
  /** Reads the cases whose appeals the office judges. */
  readonly julga?: true;
}

/** What a person's reports may speak of; kept with a file, whose job runs when nobody is signed in. */
export interface Olhar {
  /** Whose figures. */
  readonly alcance: Alcance;
  /** Whose cases may be listed: every office's (null), one's, or nobody's. */
  readonly casos: CasosListaveis | 'nenhum';
  /** Only what carries this person's id. */
  readonly proprio: number | null;
}

const casosDe = (usuario: UsuarioAtual): Olhar['casos'] => {
  const { idPerfil, idOuvidoria } = usuario;
  if (!podeAcessar(permitido('manifestacao.ver'), usuario).allowed) return 'nenhum';
  if (idPerfil === Perfil.administrador) return { idOuvidoria: null };
  if (idOuvidoria === null || !podeVer('orgao', usuario)) return 'nenhum';
  return {
    idOuvidoria,
    ...(!podeVer('orgao', usuario, true) && { semRestritas: true }),
    ...(podeVer('instancia', usuario) && { julga: true }),
  };
};

/** Looking over other offices is the work of who monitors; whoever else works for an authority sees its own office. */
const alcanceDaPessoa = (usuario: UsuarioAtual, orgao: OrgaoDaPessoa | null): Alcance =>
  podeAcessar(permitido('monitoramento.realizar'), usuario).allowed
    ? alcanceDe(usuario, orgao)
    : alcanceDe(usuario, orgao && { ...orgao, autoridade: false });

export const olharDe = (nome: NomeDoRelatorio, usuario: UsuarioAtual, orgao: OrgaoDaPessoa | null): Olhar => {
  const { proprio, colunas } = definicaoDe(nome);
  return {
    alcance: alcanceDaPessoa(usuario, orgao),
    casos: colunas ? casosDe(usuario) : 'nenhum',
    proprio: proprio?.perfis.includes(usuario.idPerfil) ? usuario.idUsuario : null,
  };
};
