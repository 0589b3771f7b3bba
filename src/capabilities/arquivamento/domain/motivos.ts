import { isSigilosa } from '#kernel/enumeracoes.ts';
import { conflict, type DomainError } from '#kernel/errors.ts';
import { type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { DIAS_COMPLEMENTACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';

/** Reasons that state a fact (ids of `motivo_arquivamento`); others are the office's judgement. */
const MotivoComFato = {
  ausenciaDeElementos: 2,
  faltaDeComplementacao: 6,
  desistencia: 9,
} as const;

export interface FatosDoArquivamento {
  readonly idTipo: number;
  /** True if the last complement asked for did not come in time; undefined if not known. */
  readonly complementacaoVencida: boolean | undefined;
  /** The result of the preliminary analysis; null if none was made, undefined if not known. */
  readonly apta: boolean | null | undefined;
}

const noCampo = (codigo: string, frase: string): DomainError =>
  conflict(`arquivamento.${codigo}`, frase, { campos: { idMotivoArquivamento: frase } });

const soQuemRegistrou = () =>
  noCampo(
    'desistencia-e-de-quem-registrou',
    'Só quem registrou desiste, na página da própria manifestação. Se a desistência chegou por outro meio, peça que a pessoa a confirme lá, ou escolha outro motivo e explique.',
  );
const semComplementacaoVencida = () =>
  noCampo(
    'sem-complementacao-vencida',
    `Este motivo só cabe depois de pedir uma complementação que não veio nos ${DIAS_COMPLEMENTACAO} dias. O arquivamento é feito pelo sistema nesse dia.`,
  );
const semAnalise = () =>
  noCampo(
    'sem-analise-preliminar',
    'Faça antes a análise preliminar: a denúncia só é arquivada por falta de elementos quando a análise conclui que ela não está apta.',
  );
const aptaParaApurar = () =>
  noCampo(
    'apta-para-apurar',
    'A análise preliminar considerou a denúncia apta para apuração: ela não pode ser arquivada por falta de elementos.',
  );

/** Decreto 9.492/2018, art. 18 §2: a complement was asked for and did not come by its last day. */
export const isComplementacaoVencida = (
  complementacoes: readonly { readonly ultimoDia: string; readonly respondidaEm: string | Date | null }[],
  hoje: PlainDate,
): boolean => {
  const ultima = complementacoes.at(-1);
  return ultima !== undefined && ultima.respondidaEm === null && ultima.ultimoDia < toIsoDate(hoje);
};

/**
 * Whether staff may give this reason: the fact it states must be true. Decreto 10.153/2019, art. 4:
 * a denúncia lacks the minimum only if its preliminary analysis said so. Facts not known here are
 * left to the server.
 */
export const podeArquivarPor = (
  idMotivo: number,
  { idTipo, complementacaoVencida, apta }: FatosDoArquivamento,
): Verdict => {
  if (idMotivo === MotivoComFato.desistencia) return refuse(soQuemRegistrou());
  if (idMotivo === MotivoComFato.faltaDeComplementacao)
    return complementacaoVencida === false ? refuse(semComplementacaoVencida()) : allow;
  if (idMotivo === MotivoComFato.ausenciaDeElementos && isSigilosa(idTipo)) {
    if (apta === null) return refuse(semAnalise());
    if (apta === true) return refuse(aptaParaApurar());
  }
  return allow;
};
