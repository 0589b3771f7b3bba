import type { NomeDaParte } from '#shell/partes.ts';
import { TratarCaso, type TratarCasoProps } from './tratar-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /**
     * The page of a case for its office, which citizens never download. `senao` is shown for one's
     * own case.
     */
    'caso-da-equipe': TratarCasoProps;
  }
}

/** The parts that the page shows, and the fields that the forms of its acts need. */
export const comPartes: readonly NomeDaParte[] = [
  'aberturas-do-caso',
  'atendimentos-do-caso',
  'campo-anexos',
  'campo-orgao',
  'conferir-cobertura',
  'conversa-do-caso',
  'dados-de-terceiros',
  'desfecho-do-caso',
  'desistencias-do-caso',
  'encaminhamentos-do-caso',
  'historico-do-caso',
  'identidade-do-caso',
  'impedimentos-do-caso',
  'notas-do-caso',
  'passos-do-caso',
  'pedido-da-pessoa',
  'pedidos-de-identidade',
  'prazo-do-caso',
  'promessas-do-caso',
  'publicacao-do-caso',
  'reabertura-do-caso',
  'recado-de-quem-encaminhou',
  'recursos-do-caso',
  'relato-do-caso',
  'representacao-do-caso',
  'resposta-do-orgao',
  'respostas-do-caso',
  'transcricoes-do-caso',
  'copia-da-decisao',
];

export default TratarCaso;
