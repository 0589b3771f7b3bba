import { conflict } from '#kernel/errors.ts';

export const soOGestorEscolhe = () =>
  conflict(
    'impedimento.so-o-gestor-escolhe',
    'Alguém do órgão não deve ver esta manifestação: nela, só o gestor escolhe pessoas pelo nome. Peça a ele, ou envie a uma unidade.',
  );
