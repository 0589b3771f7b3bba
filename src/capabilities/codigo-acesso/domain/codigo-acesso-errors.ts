import { notFound, tooMany } from '#kernel/errors.ts';

/** The same for a wrong protocol and a wrong code, so that nobody learns which was right. */
export const protocoloOuCodigoInvalido = () =>
  notFound(
    'manifestacao.protocolo-ou-codigo-invalido',
    'Não encontramos uma manifestação nem um pedido com este protocolo e este código de acesso. Confira os dois e tente de novo.',
  );

/** `desafio` and `bits` of the puzzle to solve before trying again. */
export const provaDeTrabalhoNecessaria = (desafio: { desafio: string; bits: number }) =>
  tooMany(
    'manifestacao.prova-de-trabalho-necessaria',
    'Espere um instante: estamos conferindo o seu navegador.',
    desafio,
  );
