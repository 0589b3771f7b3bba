import { invalid } from '#kernel/errors.ts';

const noCampo = (code: string, campo: string, frase: string) =>
  invalid(`representacao.${code}`, frase, { campos: { [campo]: frase } });

export const semInstrumento = () =>
  noCampo(
    'sem-instrumento',
    'semCopia',
    'Anexe a procuração ou o documento que prova a representação, ou diga por que não há cópia.',
  );

export const jaVenceu = () =>
  noCampo('ja-venceu', 'validaAte', 'Este dia já passou: o documento não vale mais. Peça um novo.');
