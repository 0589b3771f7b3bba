import type { z } from 'zod';
import { alterarTipo, classificar } from '#capabilities/analise/server/index.ts';
import { arquivar, reabrir } from '#capabilities/arquivamento/server/index.ts';
import { pedirComplementacao } from '#capabilities/complementacao/server/index.ts';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { encaminhar, encaminharParaFora } from '#capabilities/encaminhamento/server/index.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { prorrogar } from '#capabilities/prorrogacao/server/index.ts';
import { responderEAoGrupo, responderIntermediaria } from '#capabilities/resposta/server/index.ts';
import type { Platform } from '#server/platform.ts';
import {
  type arquivamentoEnviado,
  type atualizacao,
  detalhesDe,
  type encaminhamentoEnviado,
  type prorrogacaoEnviada,
  type RespostaEnviada,
} from '../domain/atos.ts';
import type { DepoisDoAto } from '../domain/formas.ts';
import { nadaParaAtualizar, tipoEmPedidoProprio } from '../domain/integracao-errors.ts';
import { receberDaResposta } from './arquivos.ts';
import { prazoNoFio, situacaoNoFio } from './dados-basicos-presenter.ts';
import { findDepoisDoAto } from './detalhe-repository.ts';
import type { Enderecos } from './links.ts';

/** One act of a program on one case; permissions are checked where the screens' are. */
export interface NoCaso {
  readonly platform: Platform;
  readonly quem: QuemAge;
  readonly idManifestacao: number;
  readonly enderecos: Enderecos;
}

const depois = async ({ platform, idManifestacao, enderecos }: NoCaso) => {
  const row = await findDepoisDoAto(platform.db, idManifestacao);
  const comoEsta: DepoisDoAto = {
    IdManifestacao: row.id,
    Situacao: situacaoNoFio(row),
    PrazoAtendimento: prazoNoFio(row),
    Links: [enderecos.manifestacao(row.id)],
  };
  return { ...comoEsta, IdRespostaManifestacao: row.id_resposta ?? 0 };
};

const responderComo = async (
  { platform, quem, idManifestacao }: NoCaso,
  enviada: RespostaEnviada,
): Promise<{ idResposta: number }> => {
  const alvo = { idManifestacao };
  const { TxtResposta: texto, IdTipoRespostaManifestacao: tipo } = enviada;
  if (tipo === TipoResposta.complementacao)
    return pedirComplementacao(platform, quem, alvo, { texto, oQueHaDeNovo: enviada.TxtNovidade });
  const anexos = await receberDaResposta(platform, quem, enviada.Anexos);
  if (tipo === TipoResposta.intermediaria)
    return responderIntermediaria(platform, quem, alvo, { texto, anexos });
  return responderEAoGrupo(platform, quem, alvo, {
    texto,
    anexos,
    detalhes: detalhesDe(enviada),
    idCodigoDecisao: enviada.CodigoDecisao ?? null,
    idEspecificacaoDecisao: enviada.IdClassificacaoAvaliacaoManifestacao ?? null,
  });
};

export const responderPelaApi = async (noCaso: NoCaso, enviada: RespostaEnviada) => {
  const { idResposta } = await responderComo(noCaso, enviada);
  return { ...(await depois(noCaso)), IdRespostaManifestacao: idResposta };
};

export const atualizarPelaApi = async (noCaso: NoCaso, enviada: z.output<typeof atualizacao>) => {
  const { platform, quem, idManifestacao } = noCaso;
  const { IdTipoManifestacao: tipo, TxtMotivoAlteracaoTipo: motivo = '', ...campos } = enviada;
  const classifica = Object.values(campos).some((valor) => valor !== undefined);
  if (tipo === undefined && !classifica) throw nadaParaAtualizar();
  if (tipo !== undefined && classifica) throw tipoEmPedidoProprio();
  if (tipo !== undefined) {
    await alterarTipo(
      platform,
      quem,
      { idManifestacao },
      {
        idTipoManifestacao: tipo,
        motivo: motivo || 'Tipo corrigido pelo sistema do órgão.',
      },
    );
  } else {
    await classificar(
      platform,
      quem,
      { idManifestacao },
      {
        idAssunto: campos.IdAssunto,
        idSubassunto: campos.IdSubAssunto,
        tags: campos.Tags,
        urgente: campos.IndUrgente,
      },
    );
  }
  return depois(noCaso);
};

export const encaminharPelaApi = async (noCaso: NoCaso, enviado: z.output<typeof encaminhamentoEnviado>) => {
  const { platform, quem, idManifestacao } = noCaso;
  const { IdOuvidoriaDestino, OrgaoExterno, TxtNotificacaoDestinatario, TxtNotificacaoSolicitante } = enviado;
  if (IdOuvidoriaDestino === undefined) {
    await encaminharParaFora(
      platform,
      quem,
      { idManifestacao },
      {
        orgaoExterno: OrgaoExterno ?? '',
        textoSolicitante: TxtNotificacaoSolicitante,
      },
    );
  } else {
    await encaminhar(
      platform,
      quem,
      { idManifestacao },
      {
        idOuvidoriaDestino: IdOuvidoriaDestino,
        textoDestinatario: TxtNotificacaoDestinatario ?? '',
        textoSolicitante: TxtNotificacaoSolicitante,
      },
    );
  }
  return depois(noCaso);
};

export const prorrogarPelaApi = async (noCaso: NoCaso, enviada: z.output<typeof prorrogacaoEnviada>) => {
  await prorrogar(noCaso.platform, noCaso.quem, noCaso, {
    idMotivoProrrogacao: enviada.IdMotivoProrrogacaoManifestacao,
    justificativa: enviada.TxtJustificativaProrrogacao,
  });
  return depois(noCaso);
};

export const arquivarPelaApi = async (noCaso: NoCaso, enviado: z.output<typeof arquivamentoEnviado>) => {
  await arquivar(noCaso.platform, noCaso.quem, noCaso, {
    idMotivoArquivamento: enviado.IdMotivoArquivamento,
    justificativa: enviado.TxtJustificativa,
  });
  return depois(noCaso);
};

export const reabrirPelaApi = async (noCaso: NoCaso, justificativa: string) => {
  await reabrir(noCaso.platform, noCaso.quem, noCaso, { justificativa });
  return depois(noCaso);
};
