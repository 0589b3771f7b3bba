import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TIPO_POR_SILENCIO } from '#capabilities/remedio/domain/remedio.ts';
import type { AtoNaTela } from '#shell/atos/registro.ts';
import type { RemedioVisto } from '../../contract.ts';
import { pedirRevisao } from '../../domain/atos/pedir-revisao.ato.ts';
import { reclamar } from '../../domain/atos/reclamar.ato.ts';
import { recorrer } from '../../domain/atos/recorrer.ato.ts';

/** The remedies filed here; the denúncia de descumprimento has its own screen. */
const registrados = ['recorrer', 'reclamar', 'pedirRevisao'] as const;
export type RemedioRegistrado = (typeof registrados)[number];
export type RemedioARegistrar = RemedioVisto & { readonly remedio: RemedioRegistrado };

const isRegistrado = (remedio: string | null): remedio is RemedioRegistrado =>
  registrados.some((outro) => outro === remedio);

export const aRegistrar = (remedios: readonly RemedioVisto[]): readonly RemedioARegistrar[] =>
  remedios.filter((visto): visto is RemedioARegistrar => isRegistrado(visto.remedio));

/** The remedy named in the address, else the first open one. */
export const remedioDoEndereco = (
  remedios: readonly RemedioARegistrar[],
  pedido: string | null,
): RemedioARegistrar | undefined =>
  isRegistrado(pedido)
    ? remedios.find(({ remedio }) => remedio === pedido)
    : remedios.find(({ aberto }) => aberto);

export const enderecoDoRemedio = (idManifestacao: number, remedio: RemedioRegistrado): string =>
  `/manifestacao/recurso/criar/${idManifestacao}?remedio=${remedio}`;

interface Palavras {
  readonly ato: AtoNaTela;
  readonly enviar: string;
  readonly revisar: string;
  readonly enviado: string;
  /** 'Por que você recorre', beside the text. */
  readonly ajuda: string;
}

export const palavras: Readonly<Record<RemedioRegistrado, Palavras>> = {
  recorrer: {
    ato: recorrer,
    enviar: 'Enviar recurso',
    revisar: 'Revise o seu recurso',
    enviado: 'Recurso enviado',
    ajuda: 'Conte por que a resposta não atende ao que você pediu.',
  },
  reclamar: {
    ato: reclamar,
    enviar: 'Enviar reclamação',
    revisar: 'Revise a sua reclamação',
    enviado: 'Reclamação enviada',
    ajuda: 'Diga que o prazo passou sem resposta e o que você ainda espera receber.',
  },
  pedirRevisao: {
    ato: pedirRevisao,
    enviar: 'Enviar pedido de revisão',
    revisar: 'Revise o seu pedido de revisão',
    enviado: 'Pedido de revisão enviado',
    ajuda: 'Explique por que o que você pediu é acesso a uma informação.',
  },
};

/** A reclamação and a pedido de revisão need no type. */
export const pedeTipo = ({ remedio, porSilencio }: RemedioARegistrar): boolean =>
  remedio === 'recorrer' && !porSilencio;

export const tipoEnviado = (remedio: RemedioARegistrar, escolhido: string): number | null => {
  if (remedio.remedio !== 'recorrer') return null;
  return remedio.porSilencio ? TIPO_POR_SILENCIO : Number(escolhido);
};

/**
 * When it will be decided; the last instance does it in a meeting (Decreto 7.724/2012, art. 47).
 */
export const quandoDecide = ({
  diasParaDecidir,
  instancia,
}: Pick<RemedioVisto, 'diasParaDecidir' | 'instancia'>): string | null => {
  if (diasParaDecidir !== null) return `Em até ${diasParaDecidir} dias depois de receber`;
  return instancia?.id === Instancia.cmri ? 'Na reunião que a comissão marcar' : null;
};
