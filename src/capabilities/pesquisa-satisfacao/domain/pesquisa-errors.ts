import { invalid } from '#kernel/errors.ts';

export const periodoInvertido = () =>
  invalid('pesquisa.periodo-invertido', 'O período termina antes de começar. Troque as datas.', {
    campos: { ate: 'Escolha um dia igual ou depois do começo do período.' },
  });

export const cursorDosComentariosInvalido = () =>
  invalid('lista.cursor-invalido', 'A página pedida não existe. Volte ao começo da lista.');
