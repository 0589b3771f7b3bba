import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { DIAS_DE_CASA } from '#capabilities/manifestacao/domain/impedidos/acesso-recebido.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import { exige } from '#kernel/ato/condicao.ts';
import { type FatosDoImpedimento, isAchado, type SituacaoDoImpedimento } from './impedimento.ts';
import {
  casoTerminou,
  gestorRecente,
  naoGereOCaso,
  naoVeOCaso,
  pedidoPorQuemRelata,
  recebeuDoImpedido,
  soQuemRelata,
  soQuemRelataPede,
} from './impedimento-errors.ts';

/** Declares an act about who of an office may not see a case (Lei 9.784/1999, arts. 18 to 21). */
export const ato = atosDe<SituacaoDoImpedimento, FatosDoImpedimento, EventoDeEmail>()('impedimento');

export const trabalhaComOCaso = exige<FatosDoImpedimento>(
  'a pessoa trabalha no órgão em que o caso está, ou em um que o julga, e alcança o caso',
  ({ relacao, alcanca }) => alcanca && (relacao === 'orgao' || relacao === 'instancia'),
  naoVeOCaso,
);
export const gereOCaso = exige<FatosDoImpedimento>(
  'a pessoa gere o órgão em que o caso está e não está ela mesma impedida',
  ({ relacao }) => relacao === 'orgao',
  naoGereOCaso,
);
/** Lei 13.608/2018, art. 4-A: whom the person who reports fears, the office does not bring back. */
export const naoFoiPedido = exige<FatosDoImpedimento>(
  'não foi quem relata que o pediu',
  ({ origem }) => origem !== 'pedido-de-quem-relata',
  pedidoPorQuemRelata,
);
/** An account made for it must not give the accused the case back. */
export const gereHaTempo = exige<FatosDoImpedimento>(
  `de quem está entre os envolvidos, recebeu deles o acesso ou foi indicado por um gestor: a pessoa é gestora do órgão há ${DIAS_DE_CASA} dias ou mais`,
  ({ origem, quemAfasta }) => !isAchado(origem) || !quemAfasta.isNovo,
  gestorRecente,
);
export const naoRecebeuDoImpedido = exige<FatosDoImpedimento>(
  'de quem está entre os envolvidos, recebeu deles o acesso ou foi indicado por um gestor: a pessoa não recebeu o perfil de quem está impedido',
  ({ origem, quemAfasta }) => !isAchado(origem) || !quemAfasta.recebeuDoImpedido,
  recebeuDoImpedido,
);
export const ePorQuemRelata = exige<FatosDoImpedimento>(
  'a pessoa registrou o caso, ou tem o código de acesso dele',
  ({ relacao }) => relacao === 'manifestante',
  soQuemRelata,
);
/** Lei 13.608/2018, art. 4-A: what makes somebody afraid may come after the filing. */
export const pedeQuemRelata = exige<FatosDoImpedimento>(
  'a pessoa registrou o caso, ou tem o código de acesso dele',
  ({ relacao }) => relacao === 'manifestante',
  soQuemRelataPede,
);
export const casoEmCurso = exige<FatosDoImpedimento>(
  'o caso está aberto ou respondido',
  ({ emCurso }) => emCurso,
  casoTerminou,
);
