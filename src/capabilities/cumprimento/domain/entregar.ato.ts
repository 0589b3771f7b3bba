import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { ato } from './ato-da-promessa.ts';
import { deve, respondido } from './condicoes-da-promessa.ts';
import { consulta, textoDaEntrega } from './cumprimento.ts';

export const entregar = ato('entregar', {
  lei: 'Lei 12.527/2011, arts. 7º, 11 e 16 § 2º',
  de: ['aberta', 'contestada'],
  para: 'entregue',
  quem: perfisQueTratamOuSeuSistema,
  quando: [deve, respondido],
  prazo: `a pessoa tem ${DIAS_PARA_RECORRER} dias para confirmar ou contestar`,
  rota: {
    chave: 'POST /app-web/v1/promessas/:idPromessa/entregar',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Entrega o que uma resposta ou decisão prometeu: texto, arquivos, ou onde e quando consultar.',
    /** Null: the person is told otherwise than by the platform, and the days run from then. */
    resposta: z.object({ contestarAte: z.iso.date().nullable() }),
  },
  entrada: z.strictObject({
    texto: textoDaEntrega.nullable().default(null),
    anexos: anexosEnviados,
    consulta: consulta.nullable().default(null),
  }),
  historico: anotacoes.cumprimento,
  avisa: ['cumprimento.entregue', 'cumprimento.entregue-a-instancia'],
});
