import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';

export const desagrupar = ato('desagrupar', {
  lei: 'Lei 9.784/1999, art. 8º',
  de: abertas,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/desagrupar',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Retira manifestações do grupo.',
  },
  historico: anotacoes.analise,
  naTelaDe: 'agrupar',
  ensaio: {
    corpo: {},
    com: { agrupada: true },
    efeito: () => ({ esperaAPrincipal: false }),
    recusa: (_, { esperaAPrincipal }) => (esperaAPrincipal ? null : 'grupo.sem-grupo'),
  },
});
