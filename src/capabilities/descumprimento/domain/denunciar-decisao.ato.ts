import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { ato } from '#capabilities/recurso/domain/ato-do-recurso.ts';
import { haOQueEntregar, recorreu } from '#capabilities/recurso/domain/condicoes-do-recurso.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';

/**
 * Not another act: `denunciarDescumprimento` of the case, shown with the appeal whose decision promised. It has the same name,
 * because it is the same endpoint, window and line of history, and screens ask for it by that name in both places; it has no
 * route of its own, so nothing is done twice.
 */
export const denunciarDecisao = ato('denunciarDescumprimento', {
  lei: 'Lei 12.527/2011, art. 16 § 2º',
  de: [SituacaoRecurso.respondido],
  quem: perfisDePessoas,
  quando: [recorreu, haOQueEntregar],
  historico: anotacoes.denunciaDeDescumprimento,
});
