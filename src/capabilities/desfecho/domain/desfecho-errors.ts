import { invalid } from '#kernel/errors.ts';

const noCampo = (code: string, campo: string, frase: string) =>
  invalid(`desfecho.${code}`, frase, { campos: { [campo]: frase } });

export const processoNaoConfere = () =>
  noCampo(
    'processo-nao-confere',
    'processo',
    'Confira o número do processo: são 17 algarismos, como 00106.000123/2024-48 (15 nos abertos até 2002).',
  );

export const resultadoNaoExiste = () =>
  noCampo('resultado-nao-existe', 'idResultado', 'Este resultado não está na lista. Escolha outro.');

export const dataNoFuturo = (campo: 'abertoEm' | 'encerradoEm') =>
  noCampo('data-no-futuro', campo, 'Este dia ainda não chegou. Informe o que já aconteceu.');

export const fimAntesDoComeco = () =>
  noCampo('fim-antes-do-comeco', 'encerradoEm', 'A apuração não pode terminar antes de começar.');

export const fimSoDoQueTerminou = () =>
  noCampo(
    'fim-so-do-que-terminou',
    'encerradoEm',
    'Este resultado diz que a apuração continua. Deixe o dia do fim em branco, ou escolha outro resultado.',
  );
