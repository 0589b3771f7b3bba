import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { DIAS_PARA_DECIDIR, DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { ato } from './ato-da-promessa.ts';
import { contestavel, pediu } from './condicoes-da-promessa.ts';
import { motivoDaContestacao } from './cumprimento.ts';

export const contestarEntrega = ato('contestarEntrega', {
  lei: 'Lei 12.527/2011, arts. 16 § 2º e 41',
  de: ['entregue'],
  para: 'contestada',
  quem: perfisDePessoas,
  quando: [pediu, contestavel],
  prazo: `${DIAS_PARA_RECORRER} dias para contestar; depois, ${DIAS_PARA_DECIDIR} dias para o órgão que controla decidir`,
  rota: {
    chave: 'POST /app-web/v1/promessas/:idPromessa/contestar',
    acesso: abertoComPessoa,
    resumo: 'Contesta o que foi entregue: quem controla o órgão decide.',
    resposta: z.object({ quemDecide: z.string(), prazo: z.iso.date() }),
  },
  entrada: z.strictObject({ motivo: motivoDaContestacao }),
  historico: anotacoes.cumprimento,
  avisa: ['cumprimento.contestacao-registrada', 'cumprimento.contestada', 'cumprimento.contestada-ao-orgao'],
});
