import { listAnexosQuePodeBaixar } from '#capabilities/anexo/server/index.ts';
import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import {
  anotarVisualizacao,
  findCasoParaBaixar,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Platform } from '#server/platform.ts';
import type { PdfsDoCaso } from '../contract.ts';
import { findIdDoProtocolo } from './tarjamento-repository.ts';

export type CasoDoTarjamento = Awaited<ReturnType<typeof findCasoParaBaixar>>;

/** The rule of a download, except for the person who filed the case: the tool is for staff. */
export const findCasoDoTarjamento = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<CasoDoTarjamento> => {
  const caso = await findCasoParaBaixar(platform, quem, idManifestacao);
  if (caso.relacao === 'manifestante') throw manifestacaoNaoEncontrada();
  return caso;
};

export const PDF = 'application/pdf';

export const pdfsDoCaso = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<PdfsDoCaso> => {
  const caso = await findCasoDoTarjamento(platform, quem, idManifestacao);
  await anotarVisualizacao(platform, quem, caso);
  const anexos = await listAnexosQuePodeBaixar(platform.db, caso);
  return {
    idManifestacao,
    protocolo: formatProtocoloDigitos(caso.row.protocolo, caso.row.esfera_do_protocolo),
    pdfs: anexos
      .filter(({ tipoConteudo }) => tipoConteudo === PDF)
      .map(({ idAnexo, nomeArquivo, tamanho }) => ({ idAnexo, nome: nomeArquivo, tamanho })),
  };
};

export const pdfsDoProtocolo = async (
  platform: Platform,
  quem: QuemAge,
  protocolo: string,
): Promise<PdfsDoCaso> => {
  const id = await findIdDoProtocolo(platform.db, protocolo.replace(/\D/g, ''));
  if (id === undefined) throw manifestacaoNaoEncontrada();
  return pdfsDoCaso(platform, quem, id);
};
