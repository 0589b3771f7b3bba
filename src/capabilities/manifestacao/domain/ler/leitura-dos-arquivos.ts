import { emPalavras, extensaoDe } from '#capabilities/anexo/domain/nome-do-arquivo.ts';
import type { VinculoDoArquivo } from '#capabilities/anexo/domain/vinculo-do-arquivo.ts';
import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { leCarta, lePseudonimizada, leRepresentacao } from './leitura.ts';

/** The facts of a case that decide who may open its files. */
export interface CasoDoArquivo {
  readonly relacao: Relacao;
  readonly idOuvidoria: number;
  readonly anonima: boolean;
  /** Is, or ever was, a denúncia. */
  readonly protegida: boolean;
  readonly identidadeVisivel: boolean;
  /** The identity is restricted, by law or as the person asked. */
  readonly contatoRestrito: boolean;
  /** When the office received the case from another one; null for the office it was filed with. */
  readonly recebidaEm: Date | null;
}

/**
 * A denúncia forwarded without the identity goes without its files too: a text can be
 * pseudonymised, a file cannot, and any page may say who sent it (Decreto 10.153/2019, art. 7).
 * Files that the person sends to the new office later are open to it.
 */
export const isRetido = (
  { relacao, anonima, protegida, identidadeVisivel, recebidaEm }: CasoDoArquivo,
  { anexadoEm }: Pick<VinculoDoArquivo, 'anexadoEm'>,
): boolean =>
  relacao === 'orgao' &&
  !anonima &&
  protegida &&
  !identidadeVisivel &&
  recebidaEm !== null &&
  (anexadoEm === null || anexadoEm.getTime() <= recebidaEm.getTime());

/**
 * A file cannot be pseudonymised: people who must not know who filed get no file of a protected
 * person. Nor does an area.
 */
export const ficamComAEquipe = (
  caso: Pick<CasoDoArquivo, 'relacao' | 'anonima' | 'protegida'>,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  !caso.anonima &&
  caso.protegida &&
  (usuario?.idPerfil === Perfil.colaborador || lePseudonimizada(caso, usuario));

/** A file may be named after its sender: its name is read like any text and keeps its extension. */
export const nomeLido = (nome: string, ocultar: (texto: string) => string): string => {
  const fim = nome.length - extensaoDe(nome).length;
  const base = nome.slice(0, fim);
  const lida = ocultar(base);
  const palavras = emPalavras(lida);
  const deNovo = ocultar(palavras);
  return `${deNovo === palavras ? lida : deNovo}${nome.slice(fim)}`;
};

/** What the area reads instead of the files. */
export const AVISO_A_AREA =
  'Os arquivos desta manifestação ficam com a ouvidoria, porque podem mostrar quem denunciou. Se precisar de um deles, peça na sua resposta.';

/** What the receiving office reads instead of the files. */
export const avisoDosRetidos = (total: number): string | undefined => {
  if (total === 0) return undefined;
  const arquivos = total === 1 ? '1 arquivo ficou' : `${total} arquivos ficaram`;
  return `${arquivos} com o órgão que encaminhou: sem o consentimento de quem denunciou, o que pode mostrar quem é não segue junto.`;
};

/** Files from an area stay in its office; the area gets what was filed and what was added to it, not what the office wrote. */
export const podeBaixar = (
  caso: CasoDoArquivo,
  usuario: (Pick<UsuarioAtual, 'idPerfil'> & Partial<Pick<UsuarioAtual, 'idOuvidoria'>>) | null,
  vinculo: VinculoDoArquivo,
): boolean => {
  const { idResposta, idMensagem, daPessoa, idTramitacao, idOuvidoriaDaTramitacao, idRepresentacao } =
    vinculo;
  // An extraordinary access reads the text, without who wrote it: a file may show that.
  if (caso.relacao === 'extraordinaria') return false;
  if (idRepresentacao !== null) return leRepresentacao(caso, usuario);
  if (vinculo.idAtendimento) return leCarta(caso, usuario);
  if (caso.relacao === 'manifestante') return idTramitacao === null;
  // A letter's receipt shows name and address: of a protected person nobody of the office opens it.
  if (vinculo.idCiencia) {
    const cuida = usuario !== null && perfisDaAcao('manifestacao.corrigir').includes(usuario.idPerfil);
    return caso.relacao === 'orgao' && cuida && !caso.protegida && caso.identidadeVisivel;
  }
  if (isRetido(caso, vinculo)) return false;
  const idOuvidoria = caso.relacao === 'instancia' ? usuario?.idOuvidoria : caso.idOuvidoria;
  // The office's own files say nothing about the person who filed.
  const doOrgao = idResposta !== null && usuario?.idPerfil !== Perfil.colaborador;
  if (idTramitacao === null && !doOrgao && ficamComAEquipe(caso, usuario)) return false;
  if (idTramitacao !== null && idOuvidoriaDaTramitacao !== idOuvidoria) return false;
  if (usuario?.idPerfil !== Perfil.colaborador) return true;
  // Of messages the area reads only what a known person added to the case that its own office has.
  const isAcrescimo = daPessoa === true && caso.relacao === 'orgao' && !caso.anonima;
  return idResposta === null && (idMensagem === null || isAcrescimo);
};
