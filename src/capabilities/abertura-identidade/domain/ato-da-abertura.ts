import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import { exige } from '#kernel/ato/condicao.ts';
import type { FatosDaAbertura, SituacaoDaAbertura } from './abertura.ts';
import { aberturaRecusada, aprovacaoVencida, naoAprova, naoEDela } from './abertura-errors.ts';

/** Declares an act on an opening that waits for a second person (Decreto 10.153/2019, art. 6). */
export const ato = atosDe<SituacaoDaAbertura, FatosDaAbertura, EventoDeEmail>()('abertura-de-identidade');

export const eASegundaPessoa = exige<FatosDaAbertura>(
  'a pessoa é outra, que pode abrir identidades no órgão que aprova, trabalha lá há tempo e não deu nem recebeu o perfil de quem pediu',
  ({ aprova }) => aprova,
  naoAprova,
);
export const foiQuemPediu = exige<FatosDaAbertura>(
  'a pessoa foi quem pediu, e o caso ainda está com o órgão dela',
  ({ ePropria }) => ePropria,
  naoEDela,
);
export const foiAprovada = exige<FatosDaAbertura>(
  'a segunda pessoa aprovou',
  ({ aprovada }) => aprovada,
  aberturaRecusada,
);
export const aprovacaoVale = exige<FatosDaAbertura>(
  'a aprovação foi dada há menos de um dia',
  (fatos) => fatos.valeAinda,
  aprovacaoVencida,
);
