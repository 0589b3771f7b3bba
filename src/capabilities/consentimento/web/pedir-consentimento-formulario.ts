import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lote.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { createApi } from '#web/api/client.ts';
import { consentimentoContract } from '../contract.ts';

const ENVIAR = 'POST /app-web/v1/tratamento/pedir-consentimento';
const api = createApi<typeof consentimentoContract>();

const { motivo, destinatario } = consentimentoContract[ENVIAR].body.shape;
const [, porNome] = destinatario.options;

export const PLATAFORMA = 'plataforma';
export const FORA = 'fora';
export const MAXIMO_DO_MOTIVO = motivo.maxLength;

/** `idOuvidoriaDestinatario` is the name the server gives to a wrong office. */
export const formulario = z.discriminatedUnion('onde', [
  z.object({ onde: z.literal(PLATAFORMA), idOuvidoriaDestinatario: campo('Órgão', idTexto), motivo }),
  z.object({ onde: z.literal(FORA), nome: porNome.shape.nome, motivo }),
]);
export type DadosDoPedido = z.output<typeof formulario>;

export const enviarPedido = (casos: CasoDoLote[], dados: DadosDoPedido): Promise<ResultadoDoLote> => {
  const body = {
    casos,
    motivo: dados.motivo,
    destinatario: dados.onde === FORA ? { nome: dados.nome } : { idOuvidoria: dados.idOuvidoriaDestinatario },
  };
  return api(ENVIAR, { body }, { errors: 'silent' });
};
