import { invalid } from '#kernel/errors.ts';

const noDestino = (code: string, frase: string) =>
  invalid(code, frase, { campos: { idOuvidoriaDestino: frase } });

export const jaEstaNesteOrgao = () =>
  noDestino('encaminhamento.mesmo-orgao', 'A manifestação já está neste órgão. Escolha outro.');

export const ninguemNoDestino = () =>
  noDestino(
    'encaminhamento.ninguem-no-destino',
    'Neste órgão não há quem possa tratar esta manifestação. Escolha outro.',
  );

export const destinoNaoExiste = () =>
  noDestino(
    'encaminhamento.destino-nao-existe',
    'Este órgão não está na plataforma. Escolha outro da lista.',
  );
