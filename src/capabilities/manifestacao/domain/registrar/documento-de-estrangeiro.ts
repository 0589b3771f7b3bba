import { z } from 'zod';
import {
  desmascararEstrangeiro,
  isEstrangeiroValido,
  TipoDocumentoDoCaso,
} from '#kernel/numeros/documento.ts';
import { campo } from '#kernel/validacao/campo.ts';

const FRASES = {
  [TipoDocumentoDoCaso.passaporte]: 'Confira o passaporte: são de 5 a 15 letras e algarismos.',
  [TipoDocumentoDoCaso.rnm]: 'Confira o RNM: uma letra, seis algarismos e o dígito, como V123456-7.',
} as const;

/** For who has no CPF; never demanded, and never beside one (Lei 13.460/2017, art. 10-A). */
export const documentoDeEstrangeiro = z
  .strictObject({
    tipo: campo('Tipo de documento', z.literal([TipoDocumentoDoCaso.passaporte, TipoDocumentoDoCaso.rnm])),
    numero: campo('Número do documento', z.string().trim().min(1).max(30)),
  })
  .superRefine(({ tipo, numero }, contexto) => {
    if (isEstrangeiroValido(tipo, numero)) return;
    contexto.addIssue({ code: 'custom', path: ['numero'], message: FRASES[tipo] });
  })
  .transform(({ tipo, numero }) => ({ tipo, numero: desmascararEstrangeiro(numero) }));
