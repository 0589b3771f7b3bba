import { z } from 'zod';
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
import { type ForaDoAlcance, foraSoOsImpedidos, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { definicaoDe, type NomeDoRelatorio } from './relatorios.ts';

const fora = z.object({
  impedidoEm: z.array(z.int()),
  denunciasAbertas: z.union([z.literal('todas'), z.array(z.int())]),
});

/** What a person's reports may cover; stored with a file, whose job runs without a session. */
export interface Olhar extends ForaDoAlcance {
  /** The offices whose figures are counted. */
  readonly alcance: Alcance;
  /** The cases that may be listed: of every office (`idOuvidoria` null), of one, or none. */
  readonly casos: CasosListaveis | 'nenhum';
  /** If set, only rows with this person's id. */
  readonly proprio: number | null;
}

const casosDe = (usuario: UsuarioAtual): Olhar['casos'] =>
  podeAcessar(permitido('manifestacao.ver'), usuario).allowed ? casosListaveis(usuario) : 'nenhum';

/**
 * Only those who monitor look at other offices; anybody else who works for an authority sees its
 * own office alone.
 */
const alcanceDaPessoa = (usuario: UsuarioAtual, orgao: OrgaoDaPessoa | null): Alcance =>
  podeAcessar(permitido('monitoramento.realizar'), usuario).allowed
    ? alcanceDe(usuario, orgao)
    : alcanceDe(usuario, orgao && { ...orgao, autoridade: false });

export const olharDe = (nome: NomeDoRelatorio, usuario: UsuarioAtual, orgao: OrgaoDaPessoa | null): Olhar => {
  const { proprio, colunas } = definicaoDe(nome);
  return {
    alcance: alcanceDaPessoa(usuario, orgao),
    casos: colunas ? casosDe(usuario) : 'nenhum',
    // Counted for an administrador; `casos` leaves the denúncias out of what is listed.
    ...foraSoOsImpedidos(usuario),
    proprio: proprio?.perfis.includes(usuario.idPerfil) ? usuario.idUsuario : null,
  };
};

/** As it was stored. One that does not say what is out of the person's reach makes no file: it must be asked for again. */
export const lerOlhar = (guardado: unknown): Olhar => {
  const olhar = guardado as Olhar;
  fora.parse(olhar);
  if (olhar.casos !== 'nenhum') fora.parse(olhar.casos);
  return olhar;
};
