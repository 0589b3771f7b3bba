import { z } from 'zod';
import { justificativa as porQueArquiva } from '#capabilities/arquivamento/domain/arquivamento.ts';
import { pedirComplementacao } from '#capabilities/complementacao/domain/pedir-complementacao.ato.ts';
import { textoDaResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import {
  orgaoExterno,
  textoDestinatario,
  textoSolicitante,
} from '#capabilities/encaminhamento/domain/encaminhamento.ts';
import { justificativa as porQueProrroga } from '#capabilities/prorrogacao/domain/prorrogacao.ts';
import { id, idTexto } from '#kernel/campos.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { parseData } from '#kernel/texto.ts';
import { conferidoDepois } from '#kernel/validacao/conferido-depois.ts';
import { detalhesNoFio } from './detalhes/detalhes-no-fio.ts';
import { detalheEnviado } from './detalhes/nomes-dos-detalhes.ts';
import { dataBrasileira, indicador, talvez } from './formato.ts';
import { arquivosEnviados } from './inclusao.ts';

/** Bodies of our own, in the style of the rest; their fields follow the rules of the screens. */

export const respostaEnviada = z.object({
  IdTipoRespostaManifestacao: idTexto.pipe(z.literal([1, 2, 3])),
  TxtResposta: textoDaResposta,
  /** From the second request for complement on (Decreto 9.492/2018, art. 18). */
  TxtNovidade: talvez(pedirComplementacao.entrada.shape.oQueHaDeNovo.unwrap()),
  CodigoDecisao: talvez(idTexto),
  IdClassificacaoAvaliacaoManifestacao: talvez(idTexto),
  DataCompromisso: talvez(dataBrasileira),
  RespostaPublicavel: talvez(indicador),
  InformacoesAdicionais: talvez(
    z.object({
      Apta: talvez(indicador),
      EnvolveEmpresa: talvez(indicador),
      EnvolveServidorPublico: talvez(indicador),
      EnvolveCargoComissionadoDAS4OuSuperior: talvez(indicador),
    }),
  ),
  /** What the law requires of the answer besides its text (Decreto 9.492/2018, arts. 19 to 22). */
  Detalhes: talvez(conferidoDepois(detalhesNoFio)),
  Anexos: arquivosEnviados,
});
export type RespostaEnviada = z.output<typeof respostaEnviada>;

const DIAS: ReadonlySet<string> = new Set(['restritaAte', 'dataEntrega']);

/** Days come as everywhere in this API; what is no day stays, to be refused by its name. */
const diaDoDetalhe = (nome: string, valor: unknown): unknown => {
  const data = DIAS.has(nome) && typeof valor === 'string' ? parseData(valor.trim()) : null;
  return data ? toIsoDate(data) : valor;
};

/** The required content of a conclusive answer, under the names that the screens use. */
export const detalhesDe = (enviada: RespostaEnviada): Record<string, unknown> => {
  const { Detalhes = {}, InformacoesAdicionais: denuncia, DataCompromisso, RespostaPublicavel } = enviada;
  return {
    ...Object.fromEntries(
      Object.entries(Detalhes).map(([enviado, valor]) => {
        const nome = detalheEnviado(enviado);
        return [nome, diaDoDetalhe(nome, valor)];
      }),
    ),
    ...(DataCompromisso !== undefined && { dataEntrega: DataCompromisso }),
    ...(RespostaPublicavel !== undefined && { publicavel: RespostaPublicavel }),
    ...(denuncia && {
      apta: denuncia.Apta ?? false,
      envolveEmpresa: denuncia.EnvolveEmpresa ?? false,
      envolveServidorPublico: denuncia.EnvolveServidorPublico ?? false,
      envolveCargoDas4: denuncia.EnvolveCargoComissionadoDAS4OuSuperior ?? false,
    }),
  };
};

const etiquetas = z.array(z.string().trim().min(1).max(50)).max(20);

export const atualizacao = z.object({
  IdAssunto: talvez(idTexto),
  /** Null removes it. */
  IdSubAssunto: id.nullish(),
  /** Replaces all tags of the case. */
  Tags: talvez(etiquetas),
  IndUrgente: talvez(indicador),
  IdTipoManifestacao: talvez(idTexto.pipe(z.literal([1, 2, 3, 4, 5, 8, 9]))),
  TxtMotivoAlteracaoTipo: talvez(z.string().trim().min(10).max(1000)),
});

export const encaminhamentoEnviado = z
  .object({
    IdOuvidoriaDestino: talvez(idTexto),
    /** A body outside the platform: the case ends here. */
    OrgaoExterno: talvez(orgaoExterno),
    TxtNotificacaoDestinatario: talvez(textoDestinatario),
    TxtNotificacaoSolicitante: textoSolicitante,
  })
  .refine(
    ({ IdOuvidoriaDestino, OrgaoExterno }) =>
      (IdOuvidoriaDestino === undefined) !== (OrgaoExterno === undefined),
    {
      path: ['IdOuvidoriaDestino'],
      message: 'Informe IdOuvidoriaDestino ou OrgaoExterno, um dos dois.',
    },
  )
  .refine(
    ({ IdOuvidoriaDestino, TxtNotificacaoDestinatario }) =>
      IdOuvidoriaDestino === undefined || TxtNotificacaoDestinatario !== undefined,
    { path: ['TxtNotificacaoDestinatario'], message: 'Escreva o texto para o órgão que recebe.' },
  );

export const prorrogacaoEnviada = z.object({
  IdMotivoProrrogacaoManifestacao: idTexto,
  TxtJustificativaProrrogacao: porQueProrroga,
});

export const arquivamentoEnviado = z.object({
  IdMotivoArquivamento: idTexto,
  TxtJustificativa: porQueArquiva,
});

export const reaberturaEnviada = z.object({ TxtJustificativa: porQueArquiva });
