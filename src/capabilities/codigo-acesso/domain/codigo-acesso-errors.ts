import { notFound, tooMany } from '#kernel/errors.ts';

/** One sentence for a wrong protocol and for a wrong code: neither may be guessed from the other. */
export const protocoloOuCodigoInvalido = () =>
  notFound(
    'manifestacao.protocolo-ou-codigo-invalido',
    'Não encontramos uma manifestação com este protocolo e este código de acesso. Confira os dois e tente de novo.',
  );

/** `desafio` and `bits` of the puzzle to solve before trying again. */
export const provaDeTrabalhoNecessaria = (desafio: { desafio: string; bits: number }) =>
  tooMany(
    'manifestacao.prova-de-trabalho-necessaria',
    'Espere um instante: estamos conferindo o seu navegador.',
    desafio,
  );
