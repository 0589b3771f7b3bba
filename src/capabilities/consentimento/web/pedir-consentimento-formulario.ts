import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { pedirConsentimento } from '../domain/pedir-consentimento.ato.ts';

const { motivo, destinatario } = pedirConsentimento.entrada.shape;
const [, porNome] = destinatario.options;

export const PLATAFORMA = 'plataforma';
export const FORA = 'fora';
export const MAXIMO_DO_MOTIVO = motivo.maxLength;

/** The server's errors about a wrong office use the name `idOuvidoriaDestinatario`. */
export const formulario = z.discriminatedUnion('onde', [
  z.object({ onde: z.literal(PLATAFORMA), idOuvidoriaDestinatario: campo('Órgão', idTexto), motivo }),
  z.object({ onde: z.literal(FORA), nome: porNome.shape.nome, motivo }),
]);
export type DadosDoPedido = z.output<typeof formulario>;

export const enviarPedido = (casos: CasoDoLote[], dados: DadosDoPedido): Promise<ResultadoDoLote> =>
  enviarAoLote(pedirConsentimento, casos, {
    motivo: dados.motivo,
    destinatario: dados.onde === FORA ? { nome: dados.nome } : { idOuvidoria: dados.idOuvidoriaDestinatario },
  });
