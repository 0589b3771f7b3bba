import { z } from 'zod';
import { servidores } from '#kernel/acesso.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { tiposDeDado } from './domain/tipos.ts';

const MAX_TEXTOS = 1000;
const MAX_IDENTIFICADOR = 200;
/** Limit of the whole body: five million letters and the JSON around them. */
const MAX_CORPO = 6_000_000;

/** Chosen by the caller, and returned as it was sent. */
const identificador = z.union([z.string().max(MAX_IDENTIFICADOR), z.number()]);

export const dadosPessoaisContract = contract({
  'POST /app-web/v1/dados-pessoais/analisar': {
    acesso: servidores,
    pesado: 'varredura',
    resumo:
      'Aponta dados pessoais em textos, pelo lugar de cada um (unidades UTF-16). Os textos não são guardados.',
    limiteDoCorpo: MAX_CORPO,
    body: z.strictObject({
      textos: campo(
        'Textos',
        z
          .array(z.strictObject({ id: campo('Id', identificador), texto: campo('Texto', z.string()) }))
          .max(MAX_TEXTOS),
      ),
    }),
    response: z.object({
      resultados: z.array(
        z.object({
          id: identificador,
          achados: z.array(z.object({ inicio: z.int(), fim: z.int(), tipo: z.enum(tiposDeDado) })),
        }),
      ),
    }),
  },
});
