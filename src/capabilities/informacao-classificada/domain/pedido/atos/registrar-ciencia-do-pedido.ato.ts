import { z } from 'zod';
import { meiosDeCiencia, observacao } from '#capabilities/ciencia/domain/meio-de-ciencia.ts';
import { Perfil, perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { atende, ato, semCiencia } from './ato-do-pedido.ts';

/** For who has neither account nor e-mail: the days to appeal run from the day they were told. */
export const registrarCienciaDoPedido = ato('registrarCienciaDoPedido', {
  lei: 'Lei 9.784/1999, arts. 26 § 3º e 66',
  de: ['decidido', 'comando-decidido', 'recurso-decidido', 'encerrado'],
  quem: [...perfisQueTratam, Perfil.atendente],
  quando: [atende, semCiencia],
  prazo: `os ${DIAS_PARA_RECORRER} dias para recorrer correm do dia em que a pessoa soube`,
  rota: {
    chave: 'POST /app-web/v1/desclassificacoes/:idPedido/registrar-ciencia',
    acesso: permitido('manifestacao.corrigir'),
    resumo: 'Registra quando e como quem pediu soube da decisão; o prazo para recorrer corre daí.',
    resposta: z.object({ recorrerAte: z.iso.date().nullable() }),
  },
  entrada: z.strictObject({
    dia: campo('Quando a pessoa soube', z.iso.date()),
    meio: campo('Como a pessoa soube', z.enum(meiosDeCiencia)),
    observacao: observacao.default(''),
  }),
  historico: { rotulo: 'Ciência', frase: 'Quem pediu soube da decisão.', evento: null },
});
