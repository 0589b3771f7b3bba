import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_DA_NOVA_DATA, DIAS_PARA_DECIDIR } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from './ato-da-denuncia.ts';
import { decide } from './condicoes-da-denuncia.ts';
import { textoDaDecisao } from './descumprimento.ts';

export const decidir = ato('decidir', {
  lei: 'Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68',
  de: ['aberta'],
  para: 'decidida',
  quem: perfisQueTratam,
  quando: [decide],
  prazo: `${DIAS_PARA_DECIDIR} dias para decidir, como em um recurso; procedente, até mais ${DIAS_DA_NOVA_DATA} dias para o órgão entregar`,
  rota: {
    chave: 'POST /app-web/v1/descumprimentos/:idDenuncia/decidir',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Decide se a denúncia de descumprimento procede, com a fundamentação.',
  },
  entrada: z.strictObject({
    procedente: campo('Decisão', z.boolean()),
    texto: textoDaDecisao,
    /** Left out, the office has as long as the rule allows. */
    dataEntrega: campo('Nova data de entrega', z.iso.date()).nullable().default(null),
  }),
  historico: anotacoes.denunciaDeDescumprimento,
  avisa: [
    'descumprimento.decidida',
    'descumprimento.decidida-ao-orgao',
    'cumprimento.nova-data',
    'cumprimento.nova-data-ao-orgao',
  ],
});
