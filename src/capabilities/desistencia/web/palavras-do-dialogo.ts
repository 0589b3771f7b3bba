import { DIAS_PARA_PEDIR_REABERTURA } from '#kernel/prazo/prazos-da-lei.ts';
import { desistir } from '../domain/desistir.ato.ts';
import { desistirEmParte } from '../domain/desistir-em-parte.ato.ts';
import { pedirDesistencia } from '../domain/pedir-desistencia.ato.ts';
import { pedirDesistenciaEmParte } from '../domain/pedir-desistencia-em-parte.ato.ts';

export const atosDeDesistir = {
  desistir,
  pedirDesistencia,
  desistirEmParte,
  pedirDesistenciaEmParte,
} as const;
export type AtoDeDesistir = keyof typeof atosDeDesistir;
export const isDeUmaParte = (ato: AtoDeDesistir): boolean =>
  ato === 'desistirEmParte' || ato === 'pedirDesistenciaEmParte';

interface Palavras {
  readonly titulo: string;
  readonly aceitar: string;
  readonly cancelar: string;
  readonly perigo: boolean;
  /** What will be true afterwards, after 'O protocolo …'. */
  readonly consequencia: string;
}

const voltar = `Se mudar de ideia, você pode pedir a reabertura em até ${DIAS_PARA_PEDIR_REABERTURA} dias`;

const SEM_VOLTA =
  'Um pedido que já foi a recurso não é reaberto: se mudar de ideia, será preciso fazer outro.';

/** What happens, said before it does; of an access request there is no answer left to appeal against. */
export const palavrasDoDialogo = (
  ato: AtoDeDesistir,
  { isPedidoDeAcesso, temRecurso }: { readonly isPedidoDeAcesso: boolean; readonly temRecurso: boolean },
): Palavras => {
  if (ato === 'desistirEmParte') {
    return {
      titulo: 'Desistir de uma parte?',
      aceitar: 'Desistir desta parte',
      cancelar: 'Continuar com tudo',
      perigo: false,
      consequencia:
        'continua com o que sobrar, no mesmo prazo. O órgão é avisado da parte de que você desistiu.',
    };
  }
  if (ato === 'pedirDesistenciaEmParte') {
    return {
      titulo: 'Desistir de uma parte?',
      aceitar: 'Pedir para desistir desta parte',
      cancelar: 'Continuar com tudo',
      perigo: false,
      consequencia:
        'continua. O órgão decide se deixa de apurar essa parte ou se continua com ela, no interesse público: a decisão aparece aqui, e você recebe um e-mail, se informou um. Até lá nada muda, e os seus dados continuam protegidos.',
    };
  }
  if (ato === 'pedirDesistencia') {
    return {
      titulo: 'Desistir desta denúncia?',
      aceitar: 'Pedir para desistir',
      cancelar: 'Continuar com ela',
      perigo: false,
      consequencia:
        'não é arquivado com a sua desistência. O órgão decide se arquiva ou se continua, no interesse público: a decisão aparece aqui, e você recebe um e-mail, se informou um. Até lá nada muda, e os seus dados continuam protegidos.',
    };
  }
  return {
    titulo: 'Desistir desta manifestação?',
    aceitar: 'Desistir',
    cancelar: 'Continuar com ela',
    perigo: true,
    consequencia: isPedidoDeAcesso
      ? `será arquivado: o órgão não precisará mais responder, e não haverá resposta de que recorrer. ${temRecurso ? SEM_VOLTA : `${voltar}, ou fazer outro pedido.`}`
      : `será arquivado, e o órgão não precisará mais responder. ${voltar}, e o órgão decide. Ele também pode continuar por conta própria, se o interesse público pedir: nesse caso, isso aparece aqui, e você recebe um e-mail, se informou um.`,
  };
};
