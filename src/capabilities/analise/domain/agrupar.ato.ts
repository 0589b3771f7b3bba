import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';

export const agrupar = ato('agrupar', {
  lei: 'Lei 9.784/1999, art. 8º',
  de: abertas,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao],
  historico: anotacoes.analise,
  tela: {
    lado: 'equipe',
    nome: 'Agrupar',
    feito: 'O grupo mudou.',
    ordem: 120,
    pagina: '/manifestacao/agrupar',
  },
});
