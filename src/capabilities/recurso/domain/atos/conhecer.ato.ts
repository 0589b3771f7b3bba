import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { emJulgamento } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { ato } from '../ato-do-recurso.ts';
import { julga, semAdmissibilidade } from '../condicoes-do-recurso.ts';

export const conhecer = ato('conhecer', {
  lei: 'Lei 9.784/1999, art. 63',
  de: emJulgamento,
  quem: perfisQueTratamOuSeuSistema,
  quando: [...julga, semAdmissibilidade],
  historico: anotacoes.analise,
});
