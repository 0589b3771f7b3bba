import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_DA_NOVA_DATA } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from './ato-da-promessa.ts';
import { controla, vencida } from './condicoes-da-promessa.ts';
import { motivoDaNovaData } from './cumprimento.ts';

export const fixarNovaData = ato('fixarNovaData', {
  lei: 'Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68',
  de: ['aberta'],
  quem: perfisQueTratam,
  quando: [controla, vencida],
  prazo: `até mais ${DIAS_DA_NOVA_DATA} dias para o órgão entregar`,
  rota: {
    chave: 'POST /app-web/v1/promessas/:idPromessa/nova-data',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Quem controla o órgão marca outro dia para a entrega que não foi feita, com o motivo.',
  },
  entrada: z.strictObject({
    dataEntrega: campo('Nova data de entrega', z.iso.date()),
    motivo: motivoDaNovaData,
  }),
  historico: anotacoes.cumprimento,
  avisa: ['cumprimento.nova-data', 'cumprimento.nova-data-ao-orgao'],
});
