import { exige } from '#kernel/ato/condicao.ts';
import { allOf, type Verdict } from '#kernel/verdict.ts';
import type { FatosDaAvaliacao } from './fatos-da-avaliacao.ts';
import {
  avaliacaoJaDevolvida,
  faltamCasos,
  naoAvaliaOProprioOrgao,
  orgaoAindaTemPrazo,
  soAAutoridade,
  soOOrgaoAvaliado,
} from './monitoramento-errors.ts';

type Fatos = FatosDaAvaliacao;
/** The person's role in the evaluation of one office. */
type Papel = Pick<Fatos, 'daAutoridade' | 'trabalhaNoOrgao'>;

export const avalia = exige<Pick<Fatos, 'daAutoridade'>>(
  'a pessoa trabalha na autoridade que sorteou a amostra e monitora o órgão',
  ({ daAutoridade }) => daAutoridade,
  soAAutoridade,
);
/**
 * An authority is evaluated too, by another one: nobody grades or ends the evaluation of an office
 * they work for.
 */
export const outroOrgao = exige<Pick<Fatos, 'trabalhaNoOrgao'>>(
  'a pessoa não trabalha no órgão avaliado, com nenhum perfil',
  ({ trabalhaNoOrgao }) => !trabalhaNoOrgao,
  naoAvaliaOProprioOrgao,
);
/** What the office has not received; and an authority's sample of itself, which nobody may end. */
export const podeSerCancelada = exige<Fatos>(
  'o órgão ainda não recebeu o resultado, ou a autoridade sorteou os próprios casos',
  ({ devolvida, deSiMesma }) => !devolvida || deSiMesma,
  avaliacaoJaDevolvida,
);
export const respondePeloOrgao = exige<Fatos>(
  'a pessoa trabalha no órgão avaliado',
  ({ doOrgao }) => doOrgao,
  soOOrgaoAvaliado,
);
export const todosAvaliados = exige<Fatos>(
  'todas as manifestações da amostra têm nota',
  ({ faltam }) => faltam === 0,
  ({ faltam }) => faltamCasos(faltam),
);
export const orgaoFalouOuCalou = exige<Fatos>(
  'o órgão respondeu, ou o prazo dele acabou',
  ({ respondida, prazoAcabou }) => respondida || prazoAcabou,
  orgaoAindaTemPrazo,
);

/** Drawing is not an act, because nothing exists before it, but it obeys the same conditions. */
export const podeSortear = (papel: Papel): Verdict => allOf(avalia.julga(papel), outroOrgao.julga(papel));

/** What the screen tells somebody who would evaluate if the office were not their own. */
export const impedimentoDe = ({ daAutoridade, trabalhaNoOrgao }: Papel): string | null =>
  daAutoridade && trabalhaNoOrgao ? naoAvaliaOProprioOrgao().message : null;
