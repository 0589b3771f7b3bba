import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { ato } from '#capabilities/recurso/domain/ato-do-recurso.ts';
import { haOQueEntregar, recorreu } from '#capabilities/recurso/domain/condicoes-do-recurso.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';

/** If the promise is a decision, the act is offered with the appeal, but acts on the case. */
export const denunciarDecisao = ato('denunciarDescumprimento', {
  lei: 'Lei 12.527/2011, art. 16 § 2º',
  de: [SituacaoRecurso.respondido],
  quem: perfisDePessoas,
  quando: [recorreu, haOQueEntregar],
  historico: anotacoes.denunciaDeDescumprimento,
});
