import { extensaoDe } from '#capabilities/anexo/domain/nome-do-arquivo.ts';
import type { VinculoDoArquivo } from '#capabilities/anexo/domain/vinculo-do-arquivo.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { lePseudonimizada } from './leitura.ts';

/** What a case is to whoever opens a file of it. */
export interface CasoDoArquivo {
  readonly relacao: Relacao;
  readonly idOuvidoria: number;
  readonly anonima: boolean;
  /** Is, or ever was, a denúncia. */
  readonly protegida: boolean;
  readonly identidadeVisivel: boolean;
  /** When the office got the case from another one; null for the one that was chosen. */
  readonly recebidaEm: Date | null;
}

/**
 * A denúncia that went on without the identity goes without its files too: a text can be pseudonymised, a file cannot,
 * and any page may say who sent it (Decreto 10.153/2019, art. 7). What the person sends to the new office is its own.
 */
export const isRetido = (
  { relacao, anonima, identidadeVisivel, recebidaEm }: CasoDoArquivo,
  { anexadoEm }: Pick<VinculoDoArquivo, 'anexadoEm'>,
): boolean =>
  relacao === 'orgao' &&
  !anonima &&
  !identidadeVisivel &&
  recebidaEm !== null &&
  (anexadoEm === null || anexadoEm.getTime() <= recebidaEm.getTime());

/** Who reads the text without who filed gets no file of a protected person: a file cannot be read so. Neither does an area. */
export const ficamComAEquipe = (
  caso: Pick<CasoDoArquivo, 'relacao' | 'anonima' | 'protegida'>,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  !caso.anonima &&
  caso.protegida &&
  (usuario?.idPerfil === Perfil.colaborador || lePseudonimizada(caso, usuario));

/** 'CNH_MariaSouza2' is words too; a text has spaces between them. */
const emPalavras = (nome: string): string =>
  nome
    .replaceAll('_', ' ')
    .replace(/\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})|\p{L}(?=\d)|\d(?=\p{L})/gu, '$& ');

/** A file may be named after who sent it: its name is read as any text of the case, and keeps its ending. */
export const nomeLido = (nome: string, ocultar: (texto: string) => string): string => {
  const fim = nome.length - extensaoDe(nome).length;
  const base = nome.slice(0, fim);
  const lida = ocultar(base);
  const palavras = emPalavras(lida);
  const deNovo = ocultar(palavras);
  return `${deNovo === palavras ? lida : deNovo}${nome.slice(fim)}`;
};

/** What the area is told in their place. */
export const AVISO_A_AREA =
  'Os arquivos desta manifestação ficam com a ouvidoria, porque podem mostrar quem denunciou. Se precisar de um deles, peça na sua resposta.';

/** What the receiving office is told in their place. */
export const avisoDosRetidos = (total: number): string | undefined => {
  if (total === 0) return undefined;
  const arquivos = total === 1 ? '1 arquivo ficou' : `${total} arquivos ficaram`;
  return `${arquivos} com o órgão que encaminhou: sem o consentimento de quem denunciou, o que pode mostrar quem é não segue junto.`;
};

/** What an area sent stays in its office; the area itself gets what was filed, not the office's talk with the person. */
export const podeBaixar = (
  caso: CasoDoArquivo,
  usuario: (Pick<UsuarioAtual, 'idPerfil'> & Partial<Pick<UsuarioAtual, 'idOuvidoria'>>) | null,
  vinculo: VinculoDoArquivo,
): boolean => {
  const { idResposta, idMensagem, idTramitacao, idOuvidoriaDaTramitacao } = vinculo;
  if (caso.relacao === 'manifestante') return idTramitacao === null;
  if (isRetido(caso, vinculo)) return false;
  const idOuvidoria = caso.relacao === 'instancia' ? usuario?.idOuvidoria : caso.idOuvidoria;
  // What the office itself sent tells nothing of who filed.
  const doOrgao = idResposta !== null && usuario?.idPerfil !== Perfil.colaborador;
  if (idTramitacao === null && !doOrgao && ficamComAEquipe(caso, usuario)) return false;
  if (idTramitacao !== null && idOuvidoriaDaTramitacao !== idOuvidoria) return false;
  return usuario?.idPerfil !== Perfil.colaborador || (idResposta === null && idMensagem === null);
};
