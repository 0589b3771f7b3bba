import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lote.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { createApi } from '#web/api/client.ts';
import { encaminhamentoContract } from '../contract.ts';

const ENCAMINHAR = 'POST /app-web/v1/tratamento/encaminhar';
const PARA_FORA = 'POST /app-web/v1/tratamento/encaminhar-para-fora';
const api = createApi<typeof encaminhamentoContract>();

const { textoDestinatario, textoSolicitante } = encaminhamentoContract[ENCAMINHAR].body.shape;
const { orgaoExterno } = encaminhamentoContract[PARA_FORA].body.shape;

export const PLATAFORMA = 'plataforma';
export const FORA = 'fora';

export const limites = { destinatario: textoDestinatario.maxLength, solicitante: textoSolicitante.maxLength };

const naPlataforma = z.object({
  destino: z.literal(PLATAFORMA),
  idOuvidoriaDestino: campo('Órgão', idTexto),
  textoDestinatario,
  textoSolicitante,
});
const paraFora = z.object({ destino: z.literal(FORA), orgaoExterno, textoSolicitante });

/** What is asked depends on where it goes; what was typed for the other place stays typed and is not sent. */
export const formulario = z.discriminatedUnion('destino', [naPlataforma, paraFora]);
export type DadosDoEncaminhamento = z.output<typeof formulario>;

const SILENCIO = { errors: 'silent' } as const;

export const enviarEncaminhamento = (
  casos: CasoDoLote[],
  dados: DadosDoEncaminhamento,
): Promise<ResultadoDoLote> => {
  const { destino, ...corpo } = dados;
  return 'orgaoExterno' in corpo
    ? api(PARA_FORA, { body: { casos, ...corpo } }, SILENCIO)
    : api(ENCAMINHAR, { body: { casos, ...corpo } }, SILENCIO);
};
