import type { FastifyRequest } from 'fastify';
import type { Relacao } from '#kernel/quem/relacao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { arquivoDoCasoNaoEncontrado } from '../domain/anexo-errors.ts';
import type { VinculoDoArquivo } from '../domain/vinculo-do-arquivo.ts';
import { findAnexo, findOuvidoriaDaTramitacao, isMensagemDaPessoa } from './anexo-repository.ts';
import { findAutorDaEquipe } from './autor-repository.ts';
import { type AnexoDoCaso, type CasoComAnexos, type ConteudoDoAnexo, readAnexo } from './read-anexos.ts';

export interface CasoParaBaixar extends CasoComAnexos {
  readonly row: { readonly id: number; readonly sigla_ouvidoria: string };
  readonly relacao: Relacao;
  /** Not every file of a case is for everybody who may see the case. */
  podeBaixar(vinculo: VinculoDoArquivo): boolean;
  /** The name as this person may read it: a file's name may say who sent it. */
  nome(arquivo: Pick<AnexoDoCaso, 'nomeArquivo' | 'daEquipe'>): string;
  /** A download by staff enters the history, where the person who filed sees who looked. */
  anotarDownload(idAnexo: number): Promise<void>;
}

export interface QuemBaixa {
  readonly usuario: UsuarioAtual | null;
  readonly request: FastifyRequest;
}

/** Finds a case that the person may see, or refuses. Injected, because cases depend on files. */
export type AbrirCaso = (quem: QuemBaixa, idManifestacao: number) => Promise<CasoParaBaixar>;

export const baixarAnexo = async (
  platform: Platform,
  abrirCaso: AbrirCaso,
  quem: QuemBaixa,
  { idManifestacao, idAnexo }: { readonly idManifestacao: number; readonly idAnexo: number },
): Promise<ConteudoDoAnexo> => {
  const caso = await abrirCaso(quem, idManifestacao);
  const row = await findAnexo(platform.db, idAnexo);
  const vinculo = row && {
    idResposta: row.id_resposta,
    idMensagem: row.id_mensagem,
    daPessoa: await isMensagemDaPessoa(platform.db, row.id_mensagem),
    idTramitacao: row.id_tramitacao,
    idOuvidoriaDaTramitacao: await findOuvidoriaDaTramitacao(platform.db, row.id_tramitacao),
    idRepresentacao: row.id_representacao,
    idCiencia: row.id_ciencia,
    idAtendimento: row.id_atendimento,
    anexadoEm: row.anexado_em,
  };
  if (!vinculo || !caso.podeBaixar(vinculo)) throw arquivoDoCasoNaoEncontrado();
  const lido = await readAnexo(platform, caso, idAnexo);
  await caso.anotarDownload(idAnexo);
  const daEquipe = await findAutorDaEquipe(platform.db, idAnexo);
  return { ...lido, nomeArquivo: caso.nome({ ...lido, daEquipe }) };
};
