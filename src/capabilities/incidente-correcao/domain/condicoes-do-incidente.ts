import { exige } from '#kernel/ato/condicao.ts';
import type { FatosDoIncidente } from './fatos-do-incidente.ts';
import { jaProrrogado, naoJulgaOIncidente, prorrogacaoTardia, semDataDeEntrega } from './incidente-errors.ts';

type Fatos = FatosDoIncidente;

export const julga = exige<Fatos>(
  'a pessoa é a autoridade que decidiu o recurso, ou responde por ela',
  ({ julgador }) => julgador,
  naoJulgaOIncidente,
);
export const umaVez = exige<Fatos>(
  'o prazo de cumprimento nunca foi prorrogado',
  ({ prorrogado }) => !prorrogado,
  jaProrrogado,
);
export const haOQueProrrogar = exige<Fatos>(
  'a decisão marcou um dia para a entrega',
  ({ temDataDeEntrega }) => temDataDeEntrega,
  semDataDeEntrega,
);
export const aTempo = exige<Fatos>(
  'o último dia a que o prazo podia ir ainda não passou',
  ({ haDiaParaProrrogar }) => haDiaParaProrrogar,
  prorrogacaoTardia,
);
