import {
  type CasosListaveis,
  casosListaveis,
} from '#capabilities/manifestacao/domain/ler/casos-listaveis.ts';
import {
  type Alcance,
  alcanceDe,
  type OrgaoDaPessoa,
} from '#capabilities/monitoramento/domain/autoridade.ts';
import { podeAcessar } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { definicaoDe, type NomeDoRelatorio } from './relatorios.ts';

/** What a person's reports may speak of; kept with a file, whose job runs when nobody is signed in. */
export interface Olhar {
  /** Whose figures. */
  readonly alcance: Alcance;
  /** Whose cases may be listed: every office's (null), one's, or nobody's. */
  readonly casos: CasosListaveis | 'nenhum';
  /** Only what carries this person's id. */
  readonly proprio: number | null;
}

const casosDe = (usuario: UsuarioAtual): Olhar['casos'] =>
  podeAcessar(permitido('manifestacao.ver'), usuario).allowed ? casosListaveis(usuario) : 'nenhum';

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
