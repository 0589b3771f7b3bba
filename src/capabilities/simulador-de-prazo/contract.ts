import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { idTexto, simNao } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ANO_FORA, isAnoAceito, procedimentos } from './domain/simulacao.ts';

const dia = (rotulo: string) => campo(rotulo, z.iso.date().refine(isAnoAceito, ANO_FORA));

/** 'HH:MM' after which a registration counts from the next day. */
const horaDeCorte = z.string();

export const prazoContract = contract({
  'GET /app-web/v1/prazos/hora-de-corte': {
    acesso: aberto,
    resumo: 'Diz a hora a partir da qual o que chega vale como do próximo dia útil.',
    response: z.object({ horaDeCorte }),
  },
  'GET /app-web/v1/prazos/simular': {
    acesso: aberto,
    resumo:
      'Calcula um prazo e explica cada dia, pelo calendário de um órgão ou só com os feriados nacionais.',
    query: z.strictObject({
      procedimento: campo('O que você quer calcular', z.enum(procedimentos)),
      inicio: dia('Data'),
      /** Registered after the evening cut-off. */
      aposCorte: simNao.default(false),
      prorrogada: simNao.default(false),
      complementoPedido: dia('Pedido de complementação').optional(),
      complementoResposta: dia('Resposta à complementação').optional(),
      idOuvidoria: campo('Órgão', idTexto).optional(),
    }),
    response: z.object({
      original: z.iso.date(),
      vencimento: z.iso.date(),
      dias: z.array(z.object({ data: z.iso.date(), conta: z.boolean(), motivo: z.string() })),
      depois: z.object({ frase: z.string(), abre: z.iso.date(), fecha: z.iso.date() }).nullable(),
      horaDeCorte,
    }),
  },
});
