import { exige } from '#kernel/ato/condicao.ts';
import type { FatosDoItem } from './fatos-do-item.ts';
import { naoAvaliaOOrgao, naoAvaliaOQueEnviou, naoRespondePeloOrgao } from './transparencia-errors.ts';

type Fatos = FatosDoItem;

export const respondePeloOrgao = exige<Fatos>(
  'a pessoa trabalha no órgão que responde',
  ({ doOrgao }) => doOrgao,
  naoRespondePeloOrgao,
);
export const monitoraOOrgao = exige<Fatos>(
  'a pessoa trabalha na autoridade que monitora o órgão',
  ({ daAutoridade }) => daAutoridade,
  naoAvaliaOOrgao,
);
/** An authority is evaluated too, but by another of its people. */
export const outraPessoa = exige<Fatos>(
  'a pessoa não enviou a resposta',
  ({ enviou }) => !enviou,
  naoAvaliaOQueEnviou,
);
