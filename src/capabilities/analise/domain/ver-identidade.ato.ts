import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  identidadeVeioJunto,
  temDono,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';

export const verIdentidade = ato('verIdentidade', {
  lei: 'Decreto 10.153/2019, art. 6º; Lei 12.527/2011, art. 31',
  de: todasAsSituacoes,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao, temDono, identidadeVeioJunto],
  historico: anotacoes.acessoADados,
});
