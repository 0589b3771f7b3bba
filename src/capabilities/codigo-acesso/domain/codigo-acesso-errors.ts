import { conflict, notFound, tooMany } from '#kernel/errors.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

/** The same for a wrong protocol and a wrong code, so that nobody learns which was right. */
export const protocoloOuCodigoInvalido = () =>
  notFound(
    'manifestacao.protocolo-ou-codigo-invalido',
    'Não encontramos uma manifestação nem um pedido com este protocolo e este código de acesso. Confira os dois e tente de novo.',
  );

/** Told only to who has the right code of it. */
export const pedidoPedeScript = () =>
  conflict(
    'codigo-acesso.pedido-pede-script',
    'O protocolo e o código estão certos: são de um pedido de desclassificação, que não abre nesta página simples. Ligue o JavaScript do navegador e abra “Consultar Protocolo”, ou peça à ouvidoria do órgão.',
  );

export const chaveNaoEncontrada = () =>
  notFound(
    'codigo-acesso.chave-nao-encontrada',
    'Não encontramos esta chave, ou ela venceu. Confira o que está no papel e tente de novo.',
  );

/** Said with its day: who did not open it themselves learns that somebody else did. */
export const chaveJaUsada = (usadaEm: Date) =>
  conflict(
    'codigo-acesso.chave-ja-usada',
    `O código já foi mostrado em ${formatData(localDate(usadaEm.getTime()))}, e não aparece de novo. Se não foi você quem abriu, procure a ouvidoria do órgão: outra pessoa pode ter o código.`,
  );

/** `desafio` and `bits` of the puzzle to solve before trying again. */
export const provaDeTrabalhoNecessaria = (desafio: { desafio: string; bits: number }) =>
  tooMany(
    'manifestacao.prova-de-trabalho-necessaria',
    'Espere um instante: estamos conferindo o seu navegador.',
    desafio,
  );
