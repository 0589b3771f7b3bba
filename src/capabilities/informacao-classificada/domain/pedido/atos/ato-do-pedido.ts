import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import { exige, jaJulgado } from '#kernel/ato/condicao.ts';
import type { EstadoDoPedido } from '../estado-do-pedido.ts';
import type { FatosDoPedido } from '../fatos-do-pedido.ts';
import {
  comandanteAntes,
  impedidoDeDecidir,
  jaSabe,
  naoAtende,
  naoDecide,
  naoPediu,
  semComando,
  semComissao,
} from '../pedido-errors.ts';

/** Declares an act on a pedido de desclassificação ou de reavaliação (Lei 12.527/2011, arts. 17 and 29). */
export const ato = atosDe<EstadoDoPedido, FatosDoPedido, EventoDeEmail>()('desclassificacao');

type Fatos = FatosDoPedido;

const naoDecidiuAntes = exige<Fatos>(
  'a pessoa não decidiu este pedido em uma instância abaixo',
  ({ impedido }) => !impedido,
  impedidoDeDecidir,
);
const eJulgador = exige<Fatos>(
  'a pessoa é a autoridade que decide nesta instância, ou responde por ela',
  ({ julgador }) => julgador,
  naoDecide,
);
export const decide = [naoDecidiuAntes, eJulgador] as const;

export const pediu = exige<Fatos>('a pessoa fez o pedido', ({ requerente }) => requerente, naoPediu);
export const atende = exige<Fatos>('a pessoa atende no órgão', ({ atende: sim }) => sim, naoAtende);
export const semCiencia = exige<Fatos>(
  'quem pediu ainda não soube da última decisão',
  ({ semCiencia: sim }) => sim,
  jaSabe,
);
export const cabeRecurso = jaJulgado<Fatos>(
  'a decisão manteve o sigilo, no todo ou em parte, e a janela está aberta; ou o prazo passou sem decisão',
  ({ recurso }) => recurso,
);
export const haComando = exige<Fatos>(
  'o órgão é das Forças Armadas e o Comandante ainda não foi ouvido',
  ({ comandoAntes }) => comandoAntes,
  semComando,
);
export const comandoOuvido = exige<Fatos>(
  'nas Forças Armadas, o Comandante já foi ouvido',
  ({ comandoAntes }) => !comandoAntes,
  comandanteAntes,
);
export const haComissao = exige<Fatos>(
  'a informação não é reservada e o órgão é federal',
  ({ temComissao }) => temComissao,
  semComissao,
);
