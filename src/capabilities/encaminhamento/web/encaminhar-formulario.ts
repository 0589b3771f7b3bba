import { z } from 'zod';
import { coberturasNaTela } from '#capabilities/manifestacao/domain/ler/coberturas-enviadas.ts';
import { idTexto } from '#kernel/campos.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { encaminhar } from '../domain/encaminhar.ato.ts';
import { encaminharParaFora } from '../domain/encaminhar-para-fora.ato.ts';

const { textoDestinatario, textoSolicitante } = encaminhar.entrada.shape;
const { orgaoExterno } = encaminharParaFora.entrada.shape;

export const PLATAFORMA = 'plataforma';
export const FORA = 'fora';

export const limites = { destinatario: textoDestinatario.maxLength, solicitante: textoSolicitante.maxLength };

const naPlataforma = z.object({
  destino: z.literal(PLATAFORMA),
  idOuvidoriaDestino: campo('Órgão', idTexto),
  textoDestinatario,
  textoSolicitante,
  coberturas: coberturasNaTela,
});
const paraFora = z.object({ destino: z.literal(FORA), orgaoExterno, textoSolicitante });

/** The fields depend on the destination; what was typed for the other one is kept but not sent. */
export const formulario = z.discriminatedUnion('destino', [naPlataforma, paraFora]);
export type DadosDoEncaminhamento = z.output<typeof formulario>;

export const enviarEncaminhamento = (
  casos: CasoDoLote[],
  dados: DadosDoEncaminhamento,
): Promise<ResultadoDoLote> => {
  const { destino, ...corpo } = dados;
  return 'orgaoExterno' in corpo
    ? enviarAoLote(encaminharParaFora, casos, corpo)
    : enviarAoLote(encaminhar, casos, corpo);
};
